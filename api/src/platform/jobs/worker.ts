import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

import type { Context } from '../context';
import type { Database, Transaction } from '../database/database';
import { statement } from '../database/statement';
import { HeldUp } from '../database/writers';
import { isTransient } from '../errors/database-error';
import type { RepeatedFaults } from '../repeated-faults';
import { openSpan, withinSpan, type Span } from '../telemetry/tracing';
import { CLAIM, DONE, FAIL, LOCK_CLAIM, LOOK, RETRY } from './job-statements';
import type { Task, FinalFailure, Job, WorkedQueue } from './worked-queue';

/** failed: not retried. */
export type JobOutcome = 'done' | 'retried' | 'failed';

export interface WorkerOptions {
  db: Database;
  queue: WorkedQueue;
  contextOf(jobId: string): Context;
  onOutcome(outcome: JobOutcome, job: Job, queue: string): void;
  log: Logger;
  faults: RepeatedFaults;
}

/** Time to record a task's end before the job is due again. */
const RECORDING_MS = 15_000;
/** Together under RECORDING_MS, unless the database hangs. */
const RECORD_ATTEMPTS = 5;
const RECORD_PAUSE_MS = 2_000;

type TakenJob = Job & { attempts: number };
type Taken = { job: TakenJob; span: Span | null } & ({ task: Task } | { outcome: JobOutcome });

/** Claims a job and does it in one transaction; a task follows it (ADR 72). */
export class Worker {
  private stopping = new AbortController();
  private isSettling = false;
  private readonly running = new Set<Promise<void>>();
  private atHand = 0;

  constructor(private readonly options: WorkerOptions) {}

  get name(): string {
    return this.options.queue.name;
  }

  private get ofJobs(): string {
    return `jobs of ${this.name}`;
  }

  private get outOfReach(): string {
    return `queue ${this.name}`;
  }

  /** Whether `stop` would wait. */
  get isWorking(): boolean {
    return this.atHand > 0;
  }

  wake(): void {
    if (this.isSettling || this.stopping.signal.aborted || this.running.size >= this.options.queue.concurrency) return;
    const run = this.workLane()
      .then(
        () => this.options.faults.works(this.outOfReach, 'queue is reached again', { queue: this.name }),
        (error: unknown) => this.sayLost(error),
      )
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Finishes the current jobs; takes no others. */
  async settle(): Promise<void> {
    this.isSettling = true;
    await Promise.all(this.running);
  }

  /** Waits for the current jobs, which may break off. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
    this.stopping = new AbortController();
  }

  async workNext(stopping = new AbortController().signal): Promise<boolean> {
    const taken = await this.takeNext();
    if (taken) await this.finish(taken, stopping);
    return taken !== null;
  }

  private async workLane(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && !this.isSettling) {
      const taken = await this.takeNext(() => this.wake());
      if (!taken) return;
      await this.finish(taken, signal);
    }
  }

  /** More jobs may be due, so `whenClaimed` can wake another lane. */
  private async takeNext(whenClaimed?: () => void): Promise<Taken | null> {
    const { db, queue } = this.options;
    const due = await db.rows(LOOK, [queue.name]);
    return due.length === 0 ? null : db.transaction((tx) => this.take(tx, whenClaimed));
  }

  private async finish(taken: Taken, stopping: AbortSignal): Promise<void> {
    const { queue, onOutcome, faults } = this.options;
    const end = () => ('task' in taken ? this.run(taken.job, taken.task, stopping) : taken.outcome);
    this.atHand += 1;
    try {
      const outcome = await withinSpan(taken.span, end);
      if (outcome !== 'done') taken.span?.fail(outcome ?? 'lost');
      if (outcome) onOutcome(outcome, taken.job, queue.name);
      // Only a retried task proves recovery; other jobs may do something else.
      if (outcome === 'done' && 'task' in taken && taken.job.attempts > 1)
        faults.works(this.ofJobs, 'a job that had failed is done', { queue: queue.name, job: taken.job.id });
    } finally {
      this.atHand -= 1;
      taken.span?.end();
    }
  }

  private async take(tx: Transaction, whenClaimed?: () => void): Promise<Taken | null> {
    const { queue } = this.options;
    const [claimed] = await tx.rows(CLAIM, [queue.name, queue.timeLimitMs + RECORDING_MS]);
    if (!claimed) return null;
    whenClaimed?.();
    const { traceparent, ...data } = claimed.data as { traceparent?: string };
    const job = { ...claimed, data };
    const span = openSpan(
      {
        name: `job ${queue.name}`,
        kind: 'consumer',
        attributes: { 'job.queue': queue.name, 'job.attempt': job.attempts },
      },
      traceparent,
    );
    return { job, span, ...(await withinSpan(span, () => this.takeClaimed(tx, job))) };
  }

  private async takeClaimed(tx: Transaction, job: TakenJob): Promise<{ task: Task } | { outcome: JobOutcome }> {
    const { queue, contextOf } = this.options;
    if (job.attempts > queue.retryLimit + 1) return { outcome: await this.giveUpLost(tx, job) };
    await tx.rows(SAVEPOINT, []);
    try {
      const task = await queue.take(job, tx, contextOf(job.id));
      if (task) return { task };
      await tx.rows(DONE, [job.id]);
      return { outcome: 'done' };
    } catch (error) {
      await tx.rows(ROLLBACK, []);
      return { outcome: await this.giveBack(tx, job, error) };
    }
  }

  /** null if another worker has the job. */
  private async run(job: TakenJob, task: Task, stopping: AbortSignal): Promise<JobOutcome | null> {
    try {
      await withinTime(this.options.queue.timeLimitMs, (signal) => task.run(signal, stopping));
    } catch (error) {
      return this.write(job, async (tx) => {
        await task.release?.(tx);
        return this.giveBack(tx, job, error);
      });
    }
    return this.write(job, async (tx) => {
      await task.record?.(tx);
      await tx.rows(DONE, [job.id]);
      return 'done';
    });
  }

  /** Retries in an outage: the task must not run again. */
  private async write(job: TakenJob, end: (tx: Transaction) => Promise<JobOutcome>): Promise<JobOutcome | null> {
    const { db, queue, log } = this.options;
    const facts = { queue: queue.name, job: job.id, attempt: job.attempts };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction(async (tx) => {
          if ((await tx.rows(LOCK_CLAIM, [job.id, job.attempts])).length > 0) return end(tx);
          log.warn(facts, 'job is no longer this worker’s: the end of its task is not recorded');
          return null;
        });
      } catch (error) {
        log.warn({ err: error, ...facts, try: attempt }, 'end of a task could not be recorded');
        if (attempt === RECORD_ATTEMPTS || !isTransient(error)) throw error;
        await pause(RECORD_PAUSE_MS);
      }
    }
  }

  private async giveBack(tx: Transaction, job: TakenJob, error: unknown): Promise<JobOutcome> {
    const { queue, log, faults } = this.options;
    const facts = { err: error, queue: queue.name, job: job.id, attempt: job.attempts };
    const kind = error instanceof Error ? error.name : typeof error;
    const isFinal = (error as Partial<FinalFailure>).isFinal === true;
    if (isFinal || job.attempts > queue.retryLimit) {
      await tx.rows(FAIL, [job.id, kind]);
      log.error(facts, isFinal ? 'job failed for good' : 'job failed too often');
      return 'failed';
    }
    await tx.rows(RETRY, [job.id, kind, queue.retryDelaySeconds]);
    faults.failed(this.ofJobs, facts, 'job failed and will be tried again', 'warn');
    return 'retried';
  }

  private async giveUpLost(tx: Transaction, { id, attempts }: TakenJob): Promise<JobOutcome> {
    const { queue, log } = this.options;
    await tx.rows(FAIL, [id, 'WorkerLost']);
    log.error({ queue: queue.name, job: id, attempt: attempts - 1 }, 'job failed too often: its worker was lost');
    return 'failed';
  }

  private sayLost(error: unknown): void {
    if (this.stopping.signal.aborted || error instanceof HeldUp) return;
    this.options.faults.failed(this.outOfReach, { err: error, queue: this.name }, 'queue out of reach');
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
