import { setTimeout as pause } from 'node:timers/promises';
import { MigrationExecutor, type DataSource, type Migration, type QueryRunner } from 'typeorm';

import { hasGivenWay, isLockTimeout } from '../errors/database-error';
import type { Say } from './migration-turn';

export type Applied = (name: string, seconds: number) => void;

/** One transaction per migration, except with `transaction = false`. Pauses leave locked tables to requests. */
export async function runMigrations(dataSource: DataSource, say: Say, applied: Applied): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await executePending(dataSource, applied);
    } catch (error) {
      if (!(isLockTimeout(error) || hasGivenWay(error)) || performance.now() > deadline) throw error;
      if (!isSaid) say('La actualización de la base de datos espera una tabla que otros usan; se reintenta');
      await pause(PAUSE_MS);
    }
  }
}

/** TypeORM keeps the connection if it fails before the first migration. */
async function executePending(dataSource: DataSource, applied: Applied): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await new TimedExecutor(dataSource, runner, applied).executePendingMigrations();
  } finally {
    await runner.release();
  }
}

class TimedExecutor extends MigrationExecutor {
  override transaction = 'each' as const;
  private began = performance.now();

  constructor(
    dataSource: DataSource,
    runner: QueryRunner,
    private readonly applied: Applied,
  ) {
    super(dataSource, runner);
  }

  protected override async insertExecutedMigration(runner: QueryRunner, migration: Migration): Promise<void> {
    await super.insertExecutedMigration(runner, migration);
    const now = performance.now();
    this.applied(migration.name, (now - this.began) / 1000);
    this.began = now;
  }
}

const PAUSE_MS = 500;
/** Above the idle limit of transactions. */
const PATIENCE_MS = 90_000;
