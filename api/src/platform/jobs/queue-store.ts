import PgBoss from 'pg-boss';

import type { Queue } from './queue';

import { preparedName } from '../database/prepared-name';

const SCHEMA = 'pgboss';

/** For recording an errand's end, before another worker may take the job. */
const RECORDING_SECONDS = 15;

export interface StatementRunner {
  rows<Row>(statement: { name: string; text: string }, values: readonly unknown[]): Promise<Row[]>;
}

export interface SqlRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** pg-boss without its workers, clock or schedules. */
export type QueueStore = Pick<PgBoss, 'send' | 'insert' | 'fetch' | 'complete' | 'cancel' | 'fail' | 'expire' | 'maintain'>;

/** Runs nothing by itself: workers fetch, and call `expire` and `maintain`. */
export function queueStoreOn(sql: SqlRunner): QueueStore {
  return bossOn(sql);
}

/** For store calls in a transaction. pg-boss's texts are few, so connections prepare them. */
export function inside(runner: StatementRunner): { db: PgBoss.Db } {
  return {
    db: { executeSql: async (text, values) => ({ rows: await runner.rows({ name: preparedName(text), text }, values) }) },
  };
}

/** Locks the job; false if another worker took it, under the same id. */
export async function lockClaim(
  runner: StatementRunner,
  queue: string,
  { id, retryCount }: { id: string; retryCount: number },
): Promise<boolean> {
  const locked = await runner.rows(CLAIM, [queue, id, retryCount]);
  return locked.length > 0;
}

const CLAIM = {
  name: 'platform.job-claim',
  text: `SELECT FROM ${SCHEMA}.job WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3 FOR UPDATE`,
};

/** Fails overdue jobs at their last attempt; each goes to one caller. A second early, because `expire` is silent. */
export function failLost(runner: StatementRunner): Promise<{ id: string; queue: string; data: object; retryCount: number }[]> {
  return runner.rows(FAIL_LOST, []);
}

const FAIL_LOST = {
  name: 'platform.jobs-fail-lost',
  text: `
    UPDATE ${SCHEMA}.job SET state = 'failed', completed_on = now()
    WHERE state = 'active' AND started_on + expire_in < now() + interval '1 second' AND retry_count >= retry_limit
    RETURNING id, name AS queue, data, retry_count AS "retryCount"`,
};

/** Idempotent; callers take turns. */
export async function installQueues(sql: SqlRunner, queues: readonly Queue[]): Promise<void> {
  const boss = bossOn(sql);
  await boss.start();
  for (const { name, retryLimit, retryDelaySeconds, timeLimitMs } of queues) {
    const expireInSeconds = Math.ceil(timeLimitMs / 1000) + RECORDING_SECONDS;
    const options = { name, retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true, expireInSeconds };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false, close: false });
}

function bossOn(sql: SqlRunner): PgBoss {
  return new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => sql.query(text, values) },
    supervise: false,
    schedule: false,
  });
}
