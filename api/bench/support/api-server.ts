/** As main starts it, with the measurement's database and clock. */
import 'reflect-metadata';

import { buildApp } from '../../src/app';
import type { AppOptions } from '../../src/app-options';
import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { createLog } from '../../src/platform/log';
import { requiredEnv, serveForParent } from './served';

serveForParent(async () => {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities, 20);
  const now = new Date(requiredEnv('NOW'));
  const runs = process.env['CLOCK'] === 'runs';
  const began = performance.now();
  const backupDir = process.env['BACKUP_DIR'];
  const { server, jobs } = await buildApp({
    db,
    clock: () => (runs ? new Date(now.getTime() + performance.now() - began) : now),
    ...(backupDir !== undefined && backingUp(backupDir)),
    // As in production.
    log: createLog('info'),
    // All requests come from this machine.
    sourceLimits: false,
    // Kept answers would never expire by a stopped clock.
    ...(!runs && { publicAnswersKeptMs: 0 }),
  });
  jobs?.start();
  return { server };
});

/** The mailer discards its mails. */
function backingUp(folder: string): Pick<AppOptions, 'backups' | 'mail'> {
  const keep = { days: 7, weeks: 4, months: 12 };
  const mailer = { send: () => Promise.resolve() };
  return {
    backups: { folder, hour: 3, key: requiredEnv('BACKUP_KEY'), checkUrl: null, keep, lateAfterHours: 30 },
    mail: { mailer, from: 'turnos@clinica.example', publicUrl: () => 'https://turnos.clinica.example' },
  };
}
