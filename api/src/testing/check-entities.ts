/** A step of npm run check: prints where entities and the migrated database differ, a line each, and ends with 1 if they do. */
import 'reflect-metadata';

import { entities } from '../entities';
import { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { entityDifferences } from './harness/entity-differences';
import { createTestDatabase, prepareTemplate } from './harness/test-database';
import { startThrowawayPostgres } from './harness/throwaway-postgres';

async function main(): Promise<void> {
  const server = await startThrowawayPostgres();
  try {
    await prepareTemplate(server, migrate);
    const db = await Database.open((await createTestDatabase(server)).url, entities, 1);
    const differences = await entityDifferences(db.manager.connection, server);
    await db.close();
    if (differences.length === 0) return;
    process.stdout.write(`${differences.join('\n')}\n`);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

void main();
