import { setTimeout as pause } from 'node:timers/promises';
import { MigrationExecutor, type DataSource } from 'typeorm';

import { hasGivenWay, isLockTimeout } from '../errors/database-error';
import type { Limits } from './limits-per-transaction';
import type { Say } from './migration-turn';

/** Below the lock_timeout of requests, which queue behind it. */
export const MIGRATION_LIMITS: Limits = {
  lock_timeout: 2_000,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** One transaction per migration. Between attempts, requests get the table. */
export async function runMigrations(dataSource: DataSource, say: Say): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await executePending(dataSource);
    } catch (error) {
      if (!(isLockTimeout(error) || hasGivenWay(error)) || performance.now() > deadline) throw error;
      if (!isSaid) say('La actualización de la base de datos espera una tabla que otros usan; se reintenta');
      await pause(PAUSE_MS);
    }
  }
}

/** Gives its connection back also when TypeORM fails before the first migration. */
async function executePending(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    await runner.release();
  }
}

const PAUSE_MS = 500;
/** Above the idle limit of transactions. */
const PATIENCE_MS = 90_000;
