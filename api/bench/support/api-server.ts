/** The product as main starts it, with the measurement's own database and clock. */
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
    // As in production.
    log: createLog('info'),
    // All requests come from this machine.
    sourceLimits: process.env['SOURCE_LIMITS'] === 'on',
    trustedProxies: Number(process.env['TRUSTED_PROXIES'] ?? 0),
    // With a stopped clock, kept answers never expire.
    ...(!runs && { publicAnswersKeptMs: 0 }),
  });
  serveForParent(server);
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
