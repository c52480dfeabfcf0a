import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

import type { Database, Transaction } from '../database/database';
import { inside, type QueueStore } from './queue-store';
import type { QueueName } from './queues';
import { statement } from '../database/statement';

export interface Job {
  id: string;
  data: object;
}

/** Thrown by a handler when trying again is no use. */
export interface FinalFailure extends Error {
  readonly isFinal: true;
}

/** done: worked. retried: it failed and comes back. failed: it failed for good, and stays in the queue's tables to be seen. */
export type JobOutcome = 'done' | 'retried' | 'failed';

export interface WorkerOptions {
  db: Database;
  store: QueueStore;
  queue: QueueName;
  /** Does the job; whatever it writes through `tx` is kept only if the job is done. */
  handle(job: Job, tx: Transaction): Promise<void>;
  onOutcome(outcome: JobOutcome, job: Job): void;
  log: Logger;
}

/** How long a job may wait for an idle worker. */
const POLL_MS = 500;
/** Jobs that one replica works at once. */
const LANES = 2;

/**
 * Works a queue. A job is fetched, done and marked as done in one transaction: while it is worked its row is locked,
 * so no other worker sees it; a worker that is killed loses its connection, and with that the job is free again at
 * once. pg-boss's own workers mark a job as active and give it back by a time-out; they also leave the marking at the
 * end to itself, and an unreachable database then ends the process.
 */
export class Worker {
  private readonly stopping = new AbortController();
  private lanes: Promise<void>[] = [];

  constructor(private readonly options: WorkerOptions) {}

  start(): void {
    this.lanes = Array.from({ length: LANES }, () => this.work());
  }

  /** Takes no further job and resolves when the ones at hand are finished. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.lanes);
  }

  /** Works one job; false when none is due. */
  async workNext(): Promise<boolean> {
    const { db, store, queue, onOutcome } = this.options;
    const worked = await db.transaction(async (tx) => {
      const [job] = await store.fetch<object>(queue, { ...inside(tx), batchSize: 1, includeMetadata: true });
      if (!job) return null;
      await tx.rows(SAVEPOINT, []);
      try {
        await this.options.handle(job, tx);
        await store.complete(queue, job.id, {}, inside(tx));
        return { job, outcome: 'done' as const };
      } catch (error) {
        await tx.rows(ROLLBACK, []);
        return { job, outcome: await this.giveBack(tx, job, error) };
      }
    });
    if (worked) onOutcome(worked.outcome, worked.job);
    return worked !== null;
  }

  private async giveBack(
    tx: Transaction,
    job: Job & { retryCount: number; retryLimit: number },
    error: unknown,
  ): Promise<JobOutcome> {
    const { store, queue, log } = this.options;
    const facts = { err: error, queue, job: job.id, attempt: job.retryCount + 1 };
    // The cause stays out of the queue's tables: a message can quote a person.
    const cause = { type: error instanceof Error ? error.name : typeof error };
    if ((error as Partial<FinalFailure>).isFinal === true) {
      await store.cancel(queue, job.id, inside(tx));
      log.error(facts, 'job failed for good');
      return 'failed';
    }
    await store.fail(queue, job.id, cause, inside(tx));
    if (job.retryCount >= job.retryLimit) {
      log.error(facts, 'job failed too often');
      return 'failed';
    }
    log.warn(facts, 'job failed and will be tried again');
    return 'retried';
  }

  private async work(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const worked = await this.workNext().catch((error: unknown) => {
        if (!signal.aborted) this.options.log.error({ err: error, queue: this.options.queue }, 'queue out of reach');
        return false;
      });
      if (!worked) await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

const SAVEPOINT = statement('platform.job-savepoint', 'SAVEPOINT job');
const ROLLBACK = statement('platform.job-rollback', 'ROLLBACK TO SAVEPOINT job');
