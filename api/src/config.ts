import path from 'node:path';

import { isOneAddress } from './platform/mail/mail';
import { configuredAdminFault, type AdminAccount } from './features/accounts/admin/admin-account';
import type { BackupSettings } from './features/backups/backup-settings';
import { DEFAULT_AUDIT_YEARS } from './features/audit/kept-years';
import { DEFAULT_PATIENT_YEARS } from './features/patients/erasure/anonymize-erased';
import { DNI_OF_ARGENTINA, REFEPS_OF_ARGENTINA } from './features/fhir/identifier-systems';
import { GRAPHQL_EXECUTORS, type GraphQLExecutor } from './platform/graphql/execution/execute-operation';
import type { AllowedOrigins } from './platform/http/cross-origin';
import { readClinics, type ClinicsConfig } from './many-clinics/clinics-config';
import { BROWSER_OPERATIONS, type BrowserOperations } from './platform/graphql/known-documents';
import { StartupError } from './platform/startup-error';
import { isBackupKey } from './platform/backup/sealing';

export interface Config {
  /** 0: any free port. */
  port: number;
  /** null: the embedded server. */
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  /** null: a single clinic. */
  clinics: ClinicsConfig | null;
  /** A quarter is for reads only. */
  databasePoolSize: number;
  migrateOnStart: boolean;
  dataDir: string;
  demo: boolean;
  /** Number of proxies. */
  trustedProxies: number;
  drainSeconds: number;
  corsOrigins: AllowedOrigins;
  concealAccounts: boolean;
  /** null: the outbox in dataDir. */
  smtpUrl: string | null;
  auditYears: number;
  patientYears: number;
  paperDir: string | null;
  paperMail: string | null;
  /** null: no automatic backups. */
  backups: BackupSettings | null;
  /** Opens backups, also without BACKUP_DIR. */
  backupKey: string | null;
  webhookLocalTargets: boolean;
  mailFrom: string;
  /** Without a trailing slash; null: http://localhost and the port. */
  publicUrl: string | null;
  browserOperations: BrowserOperations;
  graphqlExecutor: GraphQLExecutor;
  fhirDniSystem: string;
  fhirRefepsSystem: string;
  isProduction: boolean;
  /** By OpenTelemetry's variables. */
  traces: boolean;
  logLevel: string;
  /** Used if the clinic has no administrator. */
  firstAdmin: AdminAccount | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** See Writers: one to read, two for jobs, one to book. */
const LEAST_CONNECTIONS = 4;

/** The settings are in docs/configuration.md. StartupError lists all faults. */
export function readConfig(env: Environment, projectDir: string): Config {
  const faults: string[] = [];
  const integer = (name: string, fallback: number, max: number, min = 0): number => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    if (/^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    faults.push(`${name} debe ser un número entero entre ${min} y ${max}`);
    return fallback;
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const choice = choices.find((known) => known === text);
    if (choice !== undefined) return choice;
    faults.push(`${name} debe ser uno de: ${choices.join(', ')}`);
    return fallback;
  };

  const keep = (env['BACKUP_KEEP']?.trim() || '7,4,12').split(/\s*,\s*/).map(Number);
  if (keep.length !== 3 || !keep.every((count) => Number.isInteger(count) && count >= 0 && count <= 1000)) {
    faults.push('BACKUP_KEEP debe decir cuántos días, semanas y meses, por ejemplo 7,4,12');
  }
  const [days = 0, weeks = 0, months = 0] = keep;
  const backupKey = env['BACKUP_KEY']?.trim() || null;
  if (backupKey !== null && !isBackupKey(backupKey)) {
    faults.push('BACKUP_KEY debe ser una clave de age, AGE-SECRET-KEY-1…: hacé una con npm run backup -- --new-key');
  }

  const databaseAt = (name: string): string | null => {
    const url = env[name]?.trim() || null;
    if (url !== null && !/^postgres(ql)?:\/\/./.test(url)) {
      faults.push(`${name} debe tener la forma postgres://usuario:clave@servidor:5432/base`);
    }
    return url;
  };

  const clinicsUrl = databaseAt('CLINICS_URL');
  const databaseUrl = databaseAt('DATABASE_URL');
  const databaseDirectUrl = databaseAt('DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== null && databaseUrl === null) faults.push('DATABASE_DIRECT_URL va junto con DATABASE_URL');
  const checkUrl = databaseAt('BACKUP_CHECK_URL');
  const backupDir = env['BACKUP_DIR']?.trim() || null;
  const smtpUrl = env['SMTP_URL']?.trim() || null;
  if (smtpUrl !== null && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    faults.push('SMTP_URL debe tener la forma smtp://usuario:clave@servidor:587 o smtps://usuario:clave@servidor:465');
  }
  const publicUrl = env['PUBLIC_URL']?.trim().replace(/\/+$/, '') || null;
  if (publicUrl !== null && !isOrigin(publicUrl)) {
    faults.push('PUBLIC_URL debe tener la forma https://turnos.clinica.com.ar, sin ruta');
  }
  const mailFrom = env['MAIL_FROM']?.trim() || null;
  if (mailFrom !== null && !isOneAddress(mailFrom)) {
    faults.push('MAIL_FROM debe ser una dirección de correo, por ejemplo turnos@clinica.com.ar');
  }
  const paperDir = env['PAPER_DIR']?.trim() || null;
  const paperMail = env['PAPER_MAIL']?.trim() || null;
  if (paperMail !== null && !isOneAddress(paperMail)) {
    faults.push('PAPER_MAIL debe ser una dirección de correo, por ejemplo recepcion@clinica.com.ar');
  }
  const corsOrigins = (env['CORS_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (String(corsOrigins) !== '*' && !corsOrigins.every(isExactOrigin)) {
    faults.push('CORS_ORIGINS debe ser * o una lista de orígenes como https://www.clinica.com.ar, separados por comas');
  }
  const systemOf = (name: string, usual: string): string => {
    const system = env[name]?.trim() || usual;
    if (/^(https?:\/\/|urn:)\S+$/i.test(system)) return system;
    faults.push(`${name} debe ser una dirección como ${usual}, o una urn:`);
    return usual;
  };
  const fhirDniSystem = systemOf('FHIR_DNI_SYSTEM', DNI_OF_ARGENTINA);
  const fhirRefepsSystem = systemOf('FHIR_REFEPS_SYSTEM', REFEPS_OF_ARGENTINA);
  const clinics = readClinics({ env, faults, integer, url: clinicsUrl, mailFrom, leastConnections: LEAST_CONNECTIONS });
  const isProduction = env['NODE_ENV']?.trim() === 'production';
  const webhookLocalTargets = oneOf('WEBHOOK_LOCAL_TARGETS', ['true', 'false'], 'false') === 'true';
  if (webhookLocalTargets && isProduction) faults.push('WEBHOOK_LOCAL_TARGETS no va con NODE_ENV=production');
  const config: Config = {
    port: integer('PORT', 4000, 65_535),
    databaseUrl,
    databaseDirectUrl,
    databasePoolSize: clinics?.poolSize ?? integer('DATABASE_POOL_SIZE', 20, 500, LEAST_CONNECTIONS),
    clinics,
    migrateOnStart: oneOf('MIGRATE_ON_START', ['true', 'false'], 'true') === 'true',
    dataDir: path.resolve(projectDir, env['DATA_DIR']?.trim() || '.data'),
    demo: oneOf('DEMO', ['true', 'false'], databaseUrl === null && !isProduction ? 'true' : 'false') === 'true',
    trustedProxies: integer('TRUST_PROXY', 0, 10),
    drainSeconds: integer('DRAIN_SECONDS', isProduction && databaseUrl !== null ? 3 : 0, 60),
    corsOrigins,
    concealAccounts: oneOf('CONCEAL_ACCOUNTS', ['true', 'false'], 'false') === 'true',
    smtpUrl,
    auditYears: integer('AUDIT_YEARS', DEFAULT_AUDIT_YEARS, 100, 1),
    patientYears: integer('PATIENT_YEARS', DEFAULT_PATIENT_YEARS, 100, 1),
    paperDir: paperDir === null ? null : path.resolve(projectDir, paperDir),
    paperMail,
    backups:
      backupDir === null
        ? null
        : {
            folder: path.resolve(projectDir, backupDir),
            hour: integer('BACKUP_AT', 3, 23),
            key: backupKey,
            checkUrl,
            keep: { days, weeks, months },
            lateAfterHours: integer('BACKUP_LATE_HOURS', 30, 8_760, 1),
          },
    backupKey,
    webhookLocalTargets,
    mailFrom:
      mailFrom ?? `no-reply@${publicUrl !== null && isOrigin(publicUrl) ? new URL(publicUrl).hostname : 'localhost'}`,
    publicUrl,
    fhirDniSystem,
    fhirRefepsSystem,
    browserOperations: oneOf('GRAPHQL_BROWSER_OPERATIONS', BROWSER_OPERATIONS, 'any'),
    graphqlExecutor: oneOf('GRAPHQL_EXECUTOR', GRAPHQL_EXECUTORS, 'compiled'),
    isProduction,
    traces: sendsTraces(env),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    firstAdmin: readFirstAdmin(env, faults),
  };
  if (faults.length > 0) throw new StartupError(`Configuración no válida: ${faults.join('; ')}.`);
  return config;
}

/** The SDK reads the variables' details. */
function sendsTraces(env: Environment): boolean {
  const isSet = (name: string) => !!env[name]?.trim();
  const isOff = env['OTEL_SDK_DISABLED']?.trim() === 'true' || env['OTEL_TRACES_EXPORTER']?.trim() === 'none';
  return !isOff && (isSet('OTEL_EXPORTER_OTLP_ENDPOINT') || isSet('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'));
}

/** Without a path, because the product is served at the root. */
function isOrigin(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password && url.hostname !== '';
}

function isExactOrigin(text: string): boolean {
  return isOrigin(text) && new URL(text).origin === text;
}

function readFirstAdmin(env: Environment, faults: string[]): AdminAccount | null {
  const email = env['ADMIN_EMAIL']?.trim() ?? '';
  const password = env['ADMIN_PASSWORD'] ?? '';
  if (!email && !password) return null;
  const admin = { email, password, name: env['ADMIN_NAME']?.trim() || 'Administración' };
  const fault = email && password ? configuredAdminFault(admin) : 'van juntas';
  if (fault === null) return admin;
  faults.push(`ADMIN_EMAIL y ADMIN_PASSWORD: ${fault}`);
  return null;
}
