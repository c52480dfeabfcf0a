import { parseArgs } from 'node:util';

import { isOneAddress } from '../../platform/mail/mail';
import { StartupError } from '../../platform/startup-error';
import type { ClinicListing } from '../directory/clinic-listing';
import { hostName } from '../host-name';

export const USAGE = `Uso: npm run clinics -- COMANDO
  add NOMBRE --host turnos.clinica.com.ar [--host otro]… [--database BASE] [opciones]   crea la base, su primera cuenta y la agrega
  change NOMBRE [--host …]… [--database BASE] [opciones]   cambia lo que se indica
  list                          las clínicas, con sus direcciones
  suspend NOMBRE, resume NOMBRE   que no atienda, que atienda otra vez
  admin NOMBRE [--promote]      una cuenta de administración más
  backup [NOMBRE]               copia de seguridad de todas, o de una, comprobada
  migrate [NOMBRE]              actualiza la base de todas, o de una
  remove NOMBRE [--drop-database NOMBRE]   la quita de la lista; su base se borra solo con el nombre repetido
Opciones: --public-url https://…  --mail-from DIRECCIÓN  --smtp-url smtp://…  --paper-mail DIRECCIÓN
  --cors-origin https://… (las veces que haga falta)
BASE es el nombre de una base del servidor de CLINICS_URL, o postgres://…`;

const OPTIONS = {
  host: { type: 'string', multiple: true },
  database: { type: 'string' },
  'public-url': { type: 'string' },
  'mail-from': { type: 'string' },
  'smtp-url': { type: 'string' },
  'paper-mail': { type: 'string' },
  'cors-origin': { type: 'string', multiple: true },
  promote: { type: 'boolean' },
  'drop-database': { type: 'string' },
} as const;

export interface CommandLine {
  command: string;
  name: string | undefined;
  changes: Partial<ClinicListing>;
  isPromotion: boolean;
  dropDatabase: string | undefined;
}

/** StartupError for invalid arguments. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parsed(args);
  const [command = '', name, ...more] = positionals;
  if (more.length > 0) throw new StartupError('Sobra algo después del nombre: npm run clinics dice cómo se usa.');
  return {
    command,
    name,
    changes: changesOf(values),
    isPromotion: values.promote ?? false,
    dropDatabase: values['drop-database'],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new StartupError('Hay una opción que no existe, o le falta su valor: npm run clinics dice cómo se usa.');
  }
}

type Values = ReturnType<typeof parsed>['values'];

function changesOf(values: Values): Partial<ClinicListing> {
  const { host, database } = values;
  const settings = {
    ...(values['paper-mail'] !== undefined && { paperMail: address('paper-mail', values['paper-mail']) }),
    ...(values['cors-origin'] && { corsOrigins: values['cors-origin'].map((it) => origin('cors-origin', it)) }),
  };
  return {
    ...(host && { hosts: [...new Set(host.map(hostGiven))] }),
    ...(database !== undefined && { database: databaseGiven(database) }),
    ...(values['public-url'] !== undefined && { publicUrl: origin('public-url', values['public-url']) }),
    ...(values['mail-from'] !== undefined && { mailFrom: address('mail-from', values['mail-from']) }),
    ...(values['smtp-url'] !== undefined && { smtpUrl: smtpGiven(values['smtp-url']) }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
}

const refused = (option: string, form: string) => new StartupError(`--${option} debe ser ${form}.`);

function hostGiven(text: string): string {
  const host = hostName(text.trim());
  if (host === null) throw refused('host', 'un nombre como turnos.clinica.com.ar');
  return host;
}

function databaseGiven(text: string): string {
  if (/^postgres(ql)?:\/\/./.test(text) || DATABASE_NAME.test(text)) return text;
  throw refused('database', 'postgres://usuario:clave@servidor:5432/base, o un nombre de base');
}

function smtpGiven(text: string): string {
  if (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw refused('smtp-url', 'smtp://usuario:clave@servidor:587 o smtps://usuario:clave@servidor:465');
}

function address(option: string, text: string): string {
  if (isOneAddress(text)) return text;
  throw refused(option, 'una dirección de correo');
}

function origin(option: string, text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw refused(option, 'una dirección como https://turnos.clinica.com.ar, sin ruta');
}

const DATABASE_NAME = /^[a-z][a-z0-9_-]{0,62}$/;
