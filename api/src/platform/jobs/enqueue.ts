import type { Transaction } from '../database/database';
import { traceparent } from '../telemetry/tracing';
import { ENQUEUE } from './job-statements';
import type { Queue } from './queue';

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
