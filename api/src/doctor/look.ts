import { resolve4, resolve6, resolveMx } from 'node:dns/promises';
import { constants, readFileSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { totalmem } from 'node:os';
import path from 'node:path';

import type { Config } from '../config';
import { dateOf } from '../domain/clinic-time';
import { openDemoAccounts } from '../demo/known-passwords';
import type { BackupSettings } from '../features/backups/backup-settings';
import { latestBackups } from '../features/backups/latest-backups';
import { openDatabase, type DatabaseConfig } from '../open-database';
import { lastSealedIn } from '../platform/backup/backup-file';
import { opensWith } from '../platform/backup/archive';
import { mayMakeScratch } from '../platform/backup/scratch';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/database';
import { assertServes } from '../platform/database/prepare-schema';
import { HOUR_MS } from '../platform/jobs/round';
import { isForbidden } from '../platform/errors/database-error';
import { createLog } from '../platform/log';
import { makeFolder } from '../platform/make-folder';
import { checkSmtp } from '../platform/mail/smtp-mailer';
import type { BackupFacts, DatabaseFacts, Facts, FolderFacts, Opens } from './facts';
import { GRANTS } from './judge';
import type { Names } from './names';
import { within } from './within';

const ZONE = 'America/Argentina/Buenos_Aires';
const NO_ANSWER = 'No contesta';
const REACHED_WITHIN_MS = 5_000;
const FILES_WITHIN_MS = 5_000;
/** Its steps take less. */
const SMTP_WITHIN_MS = 30_000;
/** The embedded server may have to start first. */
const STARTED_WITHIN_MS = 60_000;

export interface Asked {
  replicas: number;
  /** Host to connect to on port 443. */
  outbound: string | null;
}

interface Ways {
  names: Pick<Names, 'database'>;
  smtp?: typeof checkSmtp;
}

export async function lookAround(
  config: Config,
  { replicas, outbound }: Asked,
  clock: Clock,
  { names, smtp = checkSmtp }: Ways,
): Promise<Facts> {
  const reachable = { ...config, databasePoolSize: 2, databaseSetting: names.database };
  const [database, mail, mailDomain, space, reached, backups] = await Promise.all([
    within(STARTED_WITHIN_MS, lookAtDatabase(reachable, clock), { fault: NO_ANSWER }),
    config.smtpUrl === null
      ? null
      : within(SMTP_WITHIN_MS, smtp(config.smtpUrl), NO_ANSWER).then((fault) => ({ fault })),
    lookAtDomain(config.mailFrom),
    lookAtFolder(config.dataDir),
    outbound === null ? null : reach(outbound).then((fault) => ({ target: `${outbound}:443`, fault })),
    config.backups && lookAtBackups(reachable, config.backups, clock),
  ]);
  return {
    isProduction: config.isProduction,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    poolSize: config.databasePoolSize,
    replicas,
    webhookLocalTargets: config.webhookLocalTargets,
    database,
    mail,
    mailDomain,
    space: { folder: config.dataDir, ...space },
    backups,
    machine: {
      openFiles: openFiles(),
      memoryBytes: Math.min(process.constrainedMemory() || Infinity, totalmem()),
      knowsZone: knowsZone(),
    },
    outbound: reached,
  };
}

async function lookAtDatabase(config: DatabaseConfig, clock: Clock): Promise<Facts['database']> {
  const opened: (() => Promise<void>)[] = [];
  try {
    return await factsOf(await openDatabase(config, createLog('silent'), opened), clock);
  } catch (error) {
    if (isForbidden(error)) return { fault: 'El usuario no puede leer las tablas', todo: GRANTS };
    return { fault: (error as Error).message || 'No contesta' };
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function factsOf(db: Database, clock: Clock): Promise<DatabaseFacts> {
  const before = clock().getTime();
  const { rows } = await db.pool.query<Answer>(QUESTION, [ZONE]);
  const after = clock().getTime();
  const { now, ...found } = rows[0]!;
  const state = await db.schemaState();
  const isReady = state.applied.length > 0;
  return {
    ...found,
    isPooled: db.isPooled,
    clockAheadMs: now.getTime() - (before + after) / 2,
    pending: state.pending.length,
    schemaFault: faultOf(() => assertServes(state)),
    demoAccounts: isReady ? await openDemoAccounts(db) : [],
    bytes: Number(found.bytes),
  };
}

type Answer = Omit<DatabaseFacts, 'isPooled' | 'clockAheadMs' | 'pending' | 'schemaFault' | 'demoAccounts'> & {
  now: Date;
};

const QUESTION = `
  SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
    pg_encoding_to_char(d.encoding) AS encoding,
    coalesce(d.datcollversion <> pg_database_collation_actual_version(d.oid), false) AS "hasCollationChanged",
    ARRAY(SELECT extname::text FROM pg_extension) AS extensions,
    has_schema_privilege(current_schema(), 'CREATE') AS "mayChangeTables",
    ARRAY(SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations'
      AND NOT (has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')
        AND has_table_privilege(format('%I.%I', schemaname, tablename), 'INSERT')
        AND has_table_privilege(format('%I.%I', schemaname, tablename), 'UPDATE')
        AND has_table_privilege(format('%I.%I', schemaname, tablename), 'DELETE'))) AS "closedTables",
    current_setting('max_connections')::int AS "maxConnections",
    pg_database_size(d.oid) AS bytes,
    current_setting('synchronous_standby_names') AS standbys,
    (SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'SyncRep'
      AND clock_timestamp() - query_start > interval '1 second') AS "waitingCommits",
    EXISTS (SELECT FROM pg_timezone_names WHERE name = $1) AS "knowsZone"
  FROM pg_database AS d WHERE d.datname = current_database()`;

function faultOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return (error as Error).message.replace(/\s+/g, ' ');
  }
}

async function lookAtBackups(
  config: DatabaseConfig,
  { folder, key, checkUrl, lateAfterHours }: BackupSettings,
  clock: Clock,
): Promise<BackupFacts> {
  const looked = await lookAtFolder(folder);
  const sealed = looked.isWritable === null ? null : await within(FILES_WITHIN_MS, lookAtSealed(folder, key), null);
  const facts = { folder: looked, hasKey: key !== null, sealed, lateAfterHours };
  // An unreachable or empty database is reported elsewhere.
  const unknown = { needsDirect: false, mayCheck: true, checkedHoursAgo: undefined };
  return {
    ...facts,
    ...(await within(
      STARTED_WITHIN_MS,
      lookAtChecks(config, checkUrl, clock).catch(() => unknown),
      unknown,
    )),
  };
}

async function lookAtChecks(
  config: DatabaseConfig,
  checkUrl: string | null,
  clock: Clock,
): Promise<Pick<BackupFacts, 'needsDirect' | 'mayCheck' | 'checkedHoursAgo'>> {
  const opened: (() => Promise<void>)[] = [];
  try {
    const db = await openDatabase(config, createLog('silent'), opened);
    const needsDirect = db.isWithoutSessions;
    const mayCheck = needsDirect || (await mayMakeScratch(checkUrl ?? db.directUrl).catch(() => null));
    const { lastChecked } = await latestBackups(db.manager);
    const hours = lastChecked && (clock().getTime() - lastChecked.askedAt.getTime()) / HOUR_MS;
    return { needsDirect, mayCheck, checkedHoursAgo: hours };
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function lookAtSealed(folder: string, key: string | null): Promise<BackupFacts['sealed']> {
  const file = await lastSealedIn(folder).catch(() => null);
  if (file === null) return null;
  const opens: Opens = key === null ? false : await opensWith(path.join(folder, file), key).catch(() => null);
  return { file, opens };
}

/** Unknown only if each query finds no record. */
async function lookAtDomain(mailFrom: string): Promise<Facts['mailDomain']> {
  const name = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const asked = await Promise.allSettled([resolveMx(name), resolve4(name), resolve6(name)]);
  if (asked.some((one) => one.status === 'fulfilled' && one.value.length > 0)) return { name, isKnown: true };
  const codes = asked.map((one) => (one.status === 'rejected' ? (one.reason as { code?: string }).code : 'ENODATA'));
  return { name, isKnown: codes.every((code) => code === 'ENOTFOUND' || code === 'ENODATA') ? false : null };
}

async function lookAtFolder(folder: string): Promise<FolderFacts> {
  return within(FILES_WITHIN_MS, tryFolder(folder), { isWritable: null, freeBytes: 0 });
}

async function tryFolder(folder: string): Promise<FolderFacts> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, isWritable: true };
  } catch {
    return { freeBytes: 0, isWritable: false };
  }
}

function openFiles(): number | null {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return limit ? Number(limit[1]) : null;
  } catch {
    return null;
  }
}

function knowsZone(): boolean {
  return faultOf(() => void dateOf(ZONE, 0)) === null;
}

/** null: reached. */
function reach(host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: 443, timeout: REACHED_WITHIN_MS });
    const end = (fault: string | null) => {
      socket.destroy();
      resolve(fault);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('no contesta'));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(code ?? 'falla'));
  });
}
