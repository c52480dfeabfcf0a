import type { Transaction } from '../database/database';
import type { Queue } from './queue';
import { inside, queueStoreOn } from './queue-store';

/** Sends only inside somebody's transaction: it has no connection of its own. */
const store = queueStoreOn({ query: () => Promise.reject(new Error('Jobs are sent inside a transaction')) });

/**
 * Puts a job into a queue, in one statement of the caller's transaction: it is worked once that commits, and never
 * existed if it does not. `data` is stored as JSON for days: ids and words of ours, nothing personal, no secrets.
 */
export async function enqueue(tx: Pick<Transaction, 'rows'>, queue: Queue, data: object): Promise<void> {
  const id = await store.send(queue.name, data, inside(tx));
  if (id === null) throw new Error(`There is no queue ${queue.name}`);
}

/** Several at once, in one statement, which tells of none whether it is kept: the queue is one that features list. */
export async function enqueueAll(tx: Pick<Transaction, 'rows'>, queue: Queue, jobs: readonly object[]): Promise<void> {
  if (jobs.length === 0) return;
  await store.insert(jobs.map((data) => ({ name: queue.name, data })), inside(tx));
}
