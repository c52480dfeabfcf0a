/** The product with real mail and backups; its parent advances clock and timers. */
import 'reflect-metadata';

import { setTimeout as pause } from 'node:timers/promises';

import { buildApp } from '../../src/app';
import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { createLog } from '../../src/platform/log';
import { smtpMailer } from '../../src/platform/mail/smtp-mailer';
import { HandTimers } from '../../src/testing/harness/hand-timers';
import { requiredEnv, serveForParent } from '../support/served';

/** Between two checks that due work is done. */
const SLICE_MS = 5_000;
const CHECK_MS = 5;
/** Afterwards the clinic's time advances in any case, as with a slow mail server. */
const SETTLES_WITHIN_MS = 100;
const DUE_JOBS = "SELECT FROM jobs WHERE ended_at IS NULL AND (state = 'running' OR due_at <= now()) LIMIT 1";

serveForParent(async () => {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities, 8);
  const began = Date.parse(requiredEnv('NOW'));
  const timers = new HandTimers();
  const from = 'turnos@clinica.example';
  const { server, jobs } = await buildApp({
    db,
    clock: () => new Date(began + timers.now()),
    timers,
    log: createLog('error'),
    sourceLimits: false,
    publicAnswersKeptMs: 0,
    paperMail: requiredEnv('PAPER_MAIL'),
    backups: {
      folder: requiredEnv('BACKUP_DIR'),
      hour: Number(requiredEnv('BACKUP_HOUR')),
      key: null,
      checkUrl: null,
      keep: { days: 7, weeks: 4, months: 12 },
      lateAfterHours: 30,
    },
    mail: {
      mailer: smtpMailer(requiredEnv('SMTP_URL'), from),
      from,
      publicUrl: () => 'https://turnos.clinica.example',
    },
  });
  jobs!.start();

  const settle = async (): Promise<void> => {
    const end = performance.now() + SETTLES_WITHIN_MS;
    while (performance.now() < end && ((await db.pool.query(DUE_JOBS)).rowCount ?? 0) > 0) await pause(CHECK_MS);
  };
  const answer = async (ms: unknown) => {
    for (let passed = 0; passed < (ms as number); passed += SLICE_MS) {
      await timers.advance(SLICE_MS);
      await settle();
    }
    return 'advanced';
  };
  return { server, answer };
});
