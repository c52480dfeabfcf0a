import type { Transaction } from '../database/database';
import type { Queue } from './queue';
import { inside, queueStoreOn } from './queue-store';

/** Jobs are sent in the caller's transaction. */
const store = queueStoreOn({ query: () => Promise.reject(new Error('Jobs are sent inside a transaction')) });

/**
 * Runs once the transaction commits. `data` stays stored for days: ids and our words, nothing personal, no secrets.
 */
export async function enqueue(tx: Pick<Transaction, 'rows'>, queue: Queue, data: object): Promise<void> {
  const id = await store.send(queue.name, data, inside(tx));
  if (id === null) throw new Error(`There is no queue ${queue.name}`);
}

/** In one statement. Does not report an unknown queue. */
export async function enqueueAll(tx: Pick<Transaction, 'rows'>, queue: Queue, jobs: readonly object[]): Promise<void> {
  if (jobs.length === 0) return;
  await store.insert(jobs.map((data) => ({ name: queue.name, data })), inside(tx));
}
