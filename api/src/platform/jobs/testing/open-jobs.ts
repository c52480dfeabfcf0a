import { createTestDatabase } from '../../../testing/harness/test-database';
import type { Context } from '../../context';
import { Database } from '../../database/database';
import { createLog } from '../../log';
import { MAIL } from '../../mail/mail-queue';
import { RepeatedFaults } from '../../repeated-faults';
import { enqueue, type Queue } from '../enqueue';
import { realTimers, type Timers } from '../timers';
import type { Task, Job } from '../worked-queue';
import { Worker, type JobOutcome } from '../worker';

export interface TestJobs {
  db: Database;
  workerThat(work: (job: Job) => Promise<Task | void>, queue?: Queue): Worker;
  request(data: object): Promise<void>;
  /** Ends waits, and the time of running workers. */
  makeDue(): Promise<unknown>;
  states(): Promise<string[]>;
  /** Committed takes. */
  notes(): Promise<number | null>;
  outcomes: JobOutcome[];
  lines: string[];
  /** Also resets the fault log. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openJobs(timers: Timers = realTimers): Promise<TestJobs> {
  const database = await createTestDatabase();
  const db = await Database.open(database.url, [], 10);
  const outcomes: JobOutcome[] = [];
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  let faults = new RepeatedFaults(log, timers);
  const onOutcome = (outcome: JobOutcome) => void outcomes.push(outcome);
  return {
    db,
    workerThat: (work, queue = MAIL) =>
      new Worker({
        db,
        queue: {
          ...queue,
          take: async (job, tx) => {
            await tx.rows(NOTE, [job.id]);
            return (await work(job)) ?? null;
          },
        },
        contextOf: () => ({}) as Context,
        onOutcome,
        log,
        faults,
      }),
    request: (data) => db.transaction((tx) => enqueue(tx, MAIL, data)),
    makeDue: () => db.pool.query('UPDATE jobs SET due_at = now() WHERE ended_at IS NULL'),
    states: async () =>
      (await db.pool.query<{ state: string }>('SELECT state FROM jobs')).rows.map(({ state }) => state),
    notes: async () =>
      (await db.pool.query("SELECT FROM secrets WHERE name NOT IN ('cancel-link', 'sign-in-source')")).rowCount,
    outcomes,
    lines,
    async clear() {
      outcomes.length = 0;
      lines.length = 0;
      faults = new RepeatedFaults(log, timers);
      await db.pool.query('DELETE FROM jobs');
    },
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

const NOTE = {
  name: 'test-note',
  text: 'INSERT INTO secrets (name, key) VALUES ($1::text, sha256($1::text::bytea)) ON CONFLICT DO NOTHING',
};

export function deferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((settle, refuse) => {
    [resolve, reject] = [settle, refuse];
  });
  return { promise, resolve, reject };
}
