import type { Transaction } from '../database/database';
import { traceparent } from '../telemetry/tracing';
import { ENQUEUE } from './job-statements';

/**
 * Runs once the transaction commits. `data` stays stored for weeks: ids and our words, nothing personal, no secrets.
 */
export function enqueue(tx: Pick<Transaction, 'rows'>, queue: Queue, data: object): Promise<void> {
  return enqueueAll(tx, queue, [data]);
}

/** In one statement. Where they are traced, they know what asked for them. */
export async function enqueueAll(tx: Pick<Transaction, 'rows'>, queue: Queue, jobs: readonly object[]): Promise<void> {
  if (jobs.length === 0) return;
  const from = traceparent();
  const data = jobs.map((job) => JSON.stringify(from === undefined ? job : { ...job, traceparent: from }));
  await tx.rows(ENQUEUE, [queue.name, data]);
}

export interface Queue {
  readonly name: string;
  /** Jobs at once per replica. */
  readonly lanes: number;
  /** For one errand. A killed worker's job comes back a little later. */
  readonly timeLimitMs: number;
  /** The first retry waits `retryDelaySeconds` to twice that, each further one twice as long. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}
