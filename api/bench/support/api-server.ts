/** The product as main starts it, less what a measurement brings itself: its database and its clock. */
import 'reflect-metadata';

import { buildApp } from '../../src/app';
import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { createLog } from '../../src/platform/log';
import { requiredEnv, serveForParent } from './served';

async function start(): Promise<void> {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities);
  const now = new Date(requiredEnv('NOW'));
  const runs = process.env['CLOCK'] === 'runs';
  const began = performance.now();
  const { server } = await buildApp({
    db,
    clock: () => (runs ? new Date(now.getTime() + performance.now() - began) : now),
    // Written as in production; the parent sends this process's output to nowhere.
    log: createLog('info'),
    // Everybody in most measurements comes from this one machine.
    sourceLimits: process.env['SOURCE_LIMITS'] === 'on',
    trustedProxies: Number(process.env['TRUSTED_PROXIES'] ?? 0),
    // While the clock stands still nothing would ever be out of date, and what is measured would be found out once.
    ...(!runs && { publicAnswersKeptMs: 0 }),
  });
  serveForParent(server);
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
