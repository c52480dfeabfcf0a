/** The product as main starts it, less what a measurement brings itself: its database, and a clock that stands still. */
import 'reflect-metadata';

import { buildApp } from '../../src/app';
import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { createLog } from '../../src/platform/log';
import { requiredEnv, serveForParent } from './served';

async function start(): Promise<void> {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities);
  const now = new Date(requiredEnv('NOW'));
  // The log is written as in production; the parent sends this process's output to nowhere.
  // Everybody who books in a measurement comes from this one machine.
  const { server } = await buildApp({ db, clock: () => now, log: createLog('info'), bookingLimits: false });
  serveForParent(server);
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
