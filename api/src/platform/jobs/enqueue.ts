import type { Transaction } from '../database/database';
import { traceparent } from '../telemetry/tracing';
import { ENQUEUE } from './job-statements';

/** Runs after commit. `data`: ids and our own words, nothing personal or secret. */
export function enqueue(tx: Pick<Transaction, 'rows'>, queue: Queue, data: object): Promise<void> {
  return enqueueAll(tx, queue, [data]);
}

export async function enqueueAll(tx: Pick<Transaction, 'rows'>, queue: Queue, jobs: readonly object[]): Promise<void> {
  if (jobs.length === 0) return;
  const from = traceparent();
  const data = jobs.map((job) => JSON.stringify(from === undefined ? job : { ...job, traceparent: from }));
  await tx.rows(ENQUEUE, [queue.name, data]);
}

export interface Queue {
  readonly name: string;
  /** Jobs at once per replica. */
  readonly concurrency: number;
  /** Per attempt. */
  readonly timeLimitMs: number;
  /** The first retry waits once to twice `retryDelaySeconds`; each further one doubles it. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}
