import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getMetadataArgsStorage } from 'typeorm';

import { readConfig, type Config } from './config';
import { startEmbeddedPostgres } from './embedded-postgres/launcher';
import { momentText } from './domain/clinic-time';
import { floorToMinute } from './domain/epoch-minute';
import { entities } from './entities';
import { features } from './features';
import { BACKUP_FAULTS } from './features/backups/backup-faults';
import { BackupProblem, faultOf } from './features/backups/fault-of';
import { restoreClinic } from './features/backups/restore-clinic';
import { clinicSettingsIn } from './features/settings/settings.service';
import { BrokenBackup, WrongKey } from './platform/backup/archive';
import { MAILS_ON_THEIR_WAY, settleLiving, settleRestored } from './platform/backup/lives-again';
import { NewerBackup } from './platform/backup/restore';
import { whileRestoring } from './platform/backup/while-restoring';
import { reachForAMoment } from './platform/database/connect';
import { Database } from './platform/database/database';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');
const TABLES = new Set(getMetadataArgsStorage().tables.flatMap(({ name }) => name ?? []));
const USAGE =
  'Uso: npm run restore -- ARCHIVO, con --into postgres://… si no es en la base de datos de siempre, ' +
  'y con --revoke para que no vuelva a abrir ninguna clave de API, enlace o destino de eventos.';

/** npm run restore: fills an empty database from a backup, audits it and migrates it. */
async function main(): Promise<void> {
  const { file, into, revoke } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env, PROJECT_DIR);
  const opened: (() => Promise<void>)[] = [];
  try {
    const url = await chooseDatabase(config, into, opened);
    await whileRestoring(url, { tables: TABLES, say: printLine }, () =>
      restore(url, { file, revoke }, config.backupKey),
    );
    printLine(DONE);
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

const DONE =
  'Listo. Todas las sesiones terminaron: cada persona entra de nuevo, con la contraseña que tenía al hacerse la copia. ' +
  'Las cuentas que se suspendieron después están otra vez habilitadas.';

async function restore(url: string, { file, revoke }: Asked, key: string | null): Promise<void> {
  printLine('Restaurando…');
  const { contents, rows } = await restoreClinic(url, { file, key, say: printLine });
  const db = await Database.open(url, entities, 4);
  try {
    await db.migrate(printLine);
    const { timeZone } = await clinicSettingsIn(db);
    const at = momentText(timeZone, floorToMinute(new Date(contents.takenAt)));
    printLine(`Están las ${rows} filas que había el ${at}, en Turnero ${contents.version}, y sin superposiciones.`);
    const now = new Date();
    const after = features.flatMap(({ settleOnRestore = [] }) => settleOnRestore);
    const [mails = 0] = await settleRestored(db, [MAILS_ON_THEIR_WAY, ...after], now);
    if (mails > 0)
      printLine(`No salen ${mails} correos que esperaban al hacerse la copia: pueden haber salido después.`);
    const living = features.flatMap(({ revokeOnRestore = [] }) => revokeOnRestore);
    const said = await settleLiving(db, living, { now, isRevoked: revoke });
    if (said !== null) printLine(said);
  } finally {
    await db.close();
  }
}

interface Asked {
  file: string;
  revoke: boolean;
}

function readArguments(given: string[]): Asked & { into: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: { into: { type: 'string' }, revoke: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new StartupError(USAGE);
    const file = path.resolve(PROJECT_DIR, name);
    if (!existsSync(file)) throw new StartupError(`No existe el archivo ${file}.`);
    return { file, ...values, into: values.into };
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(USAGE);
  }
}

/** StartupError if unreachable or behind a pooler. */
async function chooseDatabase(
  { clinics, databaseUrl, databaseDirectUrl, dataDir }: Config,
  into: string | undefined,
  opened: (() => Promise<void>)[],
): Promise<string> {
  if (into === undefined && clinics) throw new StartupError('Con CLINICS_URL decí en qué base de datos, con --into.');
  const url = into ?? databaseDirectUrl ?? databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, log: printLine });
    opened.push(() => embedded.stop());
    return embedded.url;
  }
  const { isPooled } = await reachForAMoment(url, into === undefined ? 'DATABASE_URL' : '--into');
  if (isPooled) throw new StartupError('Se restaura sin pooler: poné DATABASE_DIRECT_URL, o --into.');
  return url;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

const EXPECTED = [StartupError, WrongKey, BrokenBackup, NewerBackup];

function faultText(error: unknown): unknown {
  if (error instanceof BackupProblem) return `${BACKUP_FAULTS[error.fault]} (${error.detail})`;
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  const fault = faultOf(error);
  return fault === 'unknown' ? error : `${BACKUP_FAULTS[fault]} (${(error as Error).message})`;
}

main().catch((error: unknown) => {
  console.error(faultText(error));
  process.exitCode = 1;
});
