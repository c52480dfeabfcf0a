import type { Queue } from '../jobs/queue';
import { Database } from './database';

export async function migrate(url: string, queues: readonly Queue[]): Promise<void> {
  const database = await Database.open(url, [], 2);
  try {
    await database.migrate(queues);
  } finally {
    await database.close();
  }
}
