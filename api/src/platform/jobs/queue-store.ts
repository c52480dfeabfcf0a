import PgBoss from 'pg-boss';

import type { Queue } from './queue';

import { preparedName } from '../database/prepared-name';

/** pg-boss keeps its tables apart from ours. */
const SCHEMA = 'pgboss';

/** After its time limit, an errand's end has this long to be written before somebody else may take its job. */
const RECORDING_SECONDS = 15;

/** Whatever runs one prepared statement: the database, or one transaction of it. */
export interface StatementRunner {
  rows<Row>(statement: { name: string; text: string }, values: readonly unknown[]): Promise<Row[]>;
}

/** Whatever runs any SQL, several statements at once included. */
export interface SqlRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Where jobs are kept: pg-boss without its workers, clock or schedules. */
export type QueueStore = Pick<PgBoss, 'send' | 'insert' | 'fetch' | 'complete' | 'cancel' | 'fail' | 'expire' | 'maintain'>;

/**
 * A queue store on `sql`. Nothing runs by itself in it: whoever works the queue fetches, and asks for `expire` and `maintain`.
 */
export function queueStoreOn(sql: SqlRunner): QueueStore {
  return bossOn(sql);
}

/**
 * For send, insert, fetch, complete, cancel and fail inside a transaction: pass it as their `db` option. Each of pg-boss's few
 * statements is always put together alike, so that every connection prepares it once.
 */
export function inside(runner: StatementRunner): { db: PgBoss.Db } {
  return {
    db: { executeSql: async (text, values) => ({ rows: await runner.rows({ name: preparedName(text), text }, values) }) },
  };
}

/**
 * Locks a job if it is still at work by the claim that took it, and says whether. pg-boss knows jobs by their ids alone,
 * which stay the same when somebody else takes them.
 */
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

/**
 * Fails the jobs whose time is over at their last attempt, and answers each to one caller: `expire` would fail them without
 * a word. A second early, so that it finds none.
 */
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

/**
 * Makes or updates pg-boss's tables, and the queues. May be called again and again; callers take turns.
 */
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
