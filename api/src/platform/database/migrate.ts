import { Database } from './database';

export async function migrate(url: string): Promise<void> {
  const database = await Database.open(url, [], 2);
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}
