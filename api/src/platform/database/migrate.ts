import type { Queue } from '../jobs/queue';
import { Database } from './database';

/** Brings the database at `url` up to date and lets go of it. */
export async function migrate(url: string, queues: readonly Queue[]): Promise<void> {
  const database = await Database.open(url, [], 2);
  try {
    await database.migrate(queues);
  } finally {
    await database.close();
  }
}
