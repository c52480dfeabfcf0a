import 'reflect-metadata';

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

import { buildApp } from './app';
import type { ClinicDefaults, ProductOptions } from './app-options';
import { readConfig, type Config } from './config';
import { openDemoAccounts } from './demo/known-passwords';
import { DEMO_PASSWORD, seedDemoClinic } from './demo/seed-demo-clinic';
import { createFirstAdmin } from './features/accounts/admin/admin-account.service';
import { listen, portOf } from './listen';
import type { startClinics } from './many-clinics/start-clinics';
import { openDatabase } from './open-database';
import { createContext } from './platform/context';
import { prepareSchema } from './platform/database/prepare-schema';
import { createLog } from './platform/log';
import type { Mailer } from './platform/mail/mail';
import { Outbox } from './platform/mail/outbox';
import { StartupError } from './platform/startup-error';
import { VERSION } from './platform/version';
import { apiSchema } from './schema';

const PROJECT_DIR = path.resolve(__dirname, '../..');
const WEB_DIR = path.join(PROJECT_DIR, 'web/dist');
const GRAPHIQL_DIR = path.join(PROJECT_DIR, 'web/graphiql/dist');

type Step = () => Promise<void>;

async function main(): Promise<void> {
  const config = readConfig(process.env, PROJECT_DIR);
  const log = createLog(config.logLevel);
  const stop = new AbortController();
  const stopped = once(stop.signal, 'abort');
  // First, so that an interrupted start leaves no database server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info(`Cerrando (${signal})`);
      stop.abort();
    });
  }
  // graphql's own executor may leave rejections of list items unhandled, which would end the process.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const opened: Step[] = [];
  try {
    await open(config, log, opened, stop.signal);
    await stopped;
  } catch (error) {
    if (error !== stop.signal.reason) throw error;
  } finally {
    for (const step of opened.splice(0).reverse()) await step();
  }
}

/** `opened` collects closing functions, run last first. After `stop` it finishes its step and throws the reason. */
async function open(config: Config, log: Logger, opened: Step[], stop: AbortSignal): Promise<void> {
  if (config.traces) opened.push(openTraces(log));
  const { clinics } = config;
  if (clinics === null) return openOne(config, log, opened, stop);
  // Lazy: most processes serve one clinic.
  const many = require('./many-clinics/start-clinics') as { startClinics: typeof startClinics };
  await many.startClinics(clinics, config, productOptions(config, log), opened, stop);
}

async function openOne(config: Config, log: Logger, opened: Step[], stop: AbortSignal): Promise<void> {
  const db = await openDatabase(config, log, opened, makeSchemaEarly);
  stop.throwIfAborted();
  await prepareSchema(db, config.migrateOnStart, (line) => log.info(line));
  stop.throwIfAborted();
  if (config.demo) await seedDemoClinic(db, new Date());
  const demoAccounts = await openDemoAccounts(db);
  if (demoAccounts.length > 0) {
    // Operators may not know that a public password opens this clinic.
    log.warn(
      `Cuentas de demostración: quien llegue a este servidor entra con la clave ${DEMO_PASSWORD} como ${demoAccounts.join(', ')}`,
    );
  }
  if (config.firstAdmin) {
    const ctx = createContext(
      { db, log, clock: () => new Date() },
      { actor: { kind: 'guest', staleToken: false }, requestId: 'start', source: 'local' },
    );
    if (await createFirstAdmin(ctx, config.firstAdmin))
      log.info('Se creó la primera cuenta de administración, con ADMIN_EMAIL');
  }
  stop.throwIfAborted();
  const outbox = config.smtpUrl === null ? new Outbox(path.join(config.dataDir, 'outbox')) : null;
  if (outbox && config.isProduction)
    log.warn('Sin SMTP_URL los correos no salen: quedan en la carpeta outbox de DATA_DIR');
  const { server, jobs, close } = await buildApp({
    ...productOptions(config, log),
    db,
    corsOrigins: config.corsOrigins,
    paperDir: config.paperDir,
    paperMail: config.paperMail,
    mail: {
      mailer: outbox ?? openSmtpMailer(config.smtpUrl ?? '', config.mailFrom),
      from: config.mailFrom,
      publicUrl: () => config.publicUrl ?? `http://localhost:${portOf(server, config.port)}`,
    },
    devMail: config.isProduction ? null : outbox,
  });
  await listen(server, config.port);
  opened.push(close);
  stop.throwIfAborted();
  jobs?.start();
  log.info(`Turnero ${VERSION} atiende en http://localhost:${portOf(server, config.port)}`);
  log.flush();
}

function productOptions(config: Config, log: Logger): ProductOptions & ClinicDefaults {
  return {
    log,
    clock: () => new Date(),
    trustedProxies: config.trustedProxies,
    drainMs: config.drainSeconds * 1000,
    browserOperations: config.browserOperations,
    backups: config.backups,
    concealAccounts: config.concealAccounts,
    auditYears: config.auditYears,
    patientYears: config.patientYears,
    webhookLocalTargets: config.webhookLocalTargets,
    fhirDniSystem: config.fhirDniSystem,
    fhirRefepsSystem: config.fhirRefepsSystem,
    graphqlExecutor: config.graphqlExecutor,
    graphiqlDir: GRAPHIQL_DIR,
    webDir: existsSync(path.join(WEB_DIR, 'index.html')) ? WEB_DIR : null,
  };
}

/** While PostgreSQL starts. buildApp reports the errors. */
function makeSchemaEarly(): void {
  try {
    apiSchema();
  } catch {}
}

/** Lazy: most clinics export no traces. */
function openTraces(log: Logger): Step {
  const late = require('./platform/telemetry/open-telemetry') as typeof import('./platform/telemetry/open-telemetry');
  return late.openTelemetry(log);
}

function openSmtpMailer(url: string, from: string): Mailer {
  const { smtpMailer } = require('./platform/mail/smtp-mailer') as typeof import('./platform/mail/smtp-mailer');
  return smtpMailer(url, from);
}

/** One line for what the operator can fix. */
function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

main().then(() => process.exit(0), fail);
