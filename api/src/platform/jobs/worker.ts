import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

import type { Context } from '../context';
import type { Database, Transaction } from '../database/database';
import { statement } from '../database/statement';
import { HeldUp } from '../database/writers';
import { isTransient } from '../errors/database-error';
import { inside, lockClaim, type QueueStore } from './queue-store';
import type { Errand, FinalFailure, Job, WorkedQueue } from './worked-queue';

/** failed: for good; the queue's tables keep it. */
export type JobOutcome = 'done' | 'retried' | 'failed';

export interface WorkerOptions {
  db: Database;
  store: QueueStore;
  queue: WorkedQueue;
  contextOf(jobId: string): Context;
  onOutcome(outcome: JobOutcome, job: Job, queue: string): void;
  log: Logger;
}

const POLL_MS = 500;
/** All attempts outlast RECORDING_SECONDS only while the database hangs. */
const RECORD_ATTEMPTS = 5;
const RECORD_PAUSE_MS = 2_000;

type TakenJob = Job & { retryCount: number; retryLimit: number };
type Taken = { job: TakenJob } & ({ errand: Errand } | { outcome: JobOutcome });

/**
 * One transaction takes the job and does it, so a killed worker frees it at once. Or an errand runs outside, and a
 * second transaction records its end. pg-boss's own workers end the process in an outage.
 */
export class Worker {
  private readonly stopping = new AbortController();
  private lanes: Promise<void>[] = [];

  constructor(private readonly options: WorkerOptions) {}

  start(): void {
    this.lanes = Array.from({ length: this.options.queue.lanes }, () => this.work());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.lanes);
  }

  /** false when no job is due. */
  async workNext(): Promise<boolean> {
    const taken = await this.options.db.transaction((tx) => this.take(tx));
    if (!taken) return false;
    const outcome = 'errand' in taken ? await this.run(taken.job, taken.errand) : taken.outcome;
    if (outcome) this.options.onOutcome(outcome, taken.job, this.options.queue.name);
    return true;
  }

  private async take(tx: Transaction): Promise<Taken | null> {
    const { store, queue, contextOf } = this.options;
    const [job] = await store.fetch<object>(queue.name, { ...inside(tx), batchSize: 1, includeMetadata: true });
    if (!job) return null;
    await tx.rows(SAVEPOINT, []);
    try {
      const errand = await queue.take(job, tx, contextOf(job.id));
      if (errand) return { job, errand };
      await store.complete(queue.name, job.id, {}, inside(tx));
      return { job, outcome: 'done' };
    } catch (error) {
      await tx.rows(ROLLBACK, []);
      return { job, outcome: await this.giveBack(tx, job, error) };
    }
  }

  /** null when another worker has the job now. */
  private async run(job: TakenJob, errand: Errand): Promise<JobOutcome | null> {
    const { store, queue } = this.options;
    try {
      await withinTime(queue.timeLimitMs, (signal) => errand.run(signal));
    } catch (error) {
      return this.write(job, async (tx) => {
        await errand.release?.(tx);
        return this.giveBack(tx, job, error);
      });
    }
    return this.write(job, async (tx) => {
      await errand.record?.(tx);
      await store.complete(queue.name, job.id, {}, inside(tx));
      return 'done';
    });
  }

  /** Retries in an outage: the errand must not run again. */
  private async write(job: TakenJob, end: (tx: Transaction) => Promise<JobOutcome>): Promise<JobOutcome | null> {
    const { db, queue, log } = this.options;
    const facts = { queue: queue.name, job: job.id, attempt: job.retryCount + 1 };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction(async (tx) => {
          if (await lockClaim(tx, queue.name, job)) return end(tx);
          log.warn(facts, 'job is no longer this worker’s: the end of its errand is not recorded');
          return null;
        });
      } catch (error) {
        log.warn({ err: error, ...facts, try: attempt }, 'end of an errand could not be recorded');
        if (attempt === RECORD_ATTEMPTS || !isTransient(error)) throw error;
        await pause(RECORD_PAUSE_MS);
      }
    }
  }

  private async giveBack(tx: Transaction, job: TakenJob, error: unknown): Promise<JobOutcome> {
    const { store, queue: { name: queue }, log } = this.options;
    const facts = { err: error, queue, job: job.id, attempt: job.retryCount + 1 };
    // A message can quote a person.
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
        const isSaid = signal.aborted || error instanceof HeldUp;
        if (!isSaid) this.options.log.error({ err: error, queue: this.options.queue.name }, 'queue out of reach');
        return false;
      });
      if (!worked) await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Rejects in time even if `work` ignores the signal. */
function withinTime(limitMs: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work(signal).then(resolve, reject);
  });
}

const SAVEPOINT = statement('platform.job-savepoint', 'SAVEPOINT job');
const ROLLBACK = statement('platform.job-rollback', 'ROLLBACK TO SAVEPOINT job');
