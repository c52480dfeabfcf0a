/**
 * For npm run check: prints, as JSON, the contracts, and each fault of entities and statements against the migrated
 * database. In one process, because loading the API takes half of the time.
 */
import 'reflect-metadata';

import { contracts } from '../contracts';
import { entities } from '../entities';
import { Database } from '../platform/database/database';
import { entityDifferences } from './harness/entity-differences';
import { createTestDatabase, prepareTemplate, type TestServer } from './harness/test-database';
import { startThrowawayPostgres } from './harness/throwaway-postgres';
import { dataAccessFaults } from './statements/data-access-faults';
import { migrationFaults } from './statements/migration-faults';
import { recordMigrations, type RecordedMigration } from './statements/recorded-migrations';

async function main(): Promise<void> {
  const server = await startThrowawayPostgres();
  try {
    let recorded: RecordedMigration[] = [];
    await prepareTemplate(server, async (url) => void (recorded = await recordMigrations(url)));
    const ofMigrations = migrationFaults(recorded);
    const faults = [
      ...(ofMigrations ?? []),
      ...(await entityFaults(server)),
      ...(await dataAccessFaults((await createTestDatabase(server)).url)),
    ];
    const notice = ofMigrations === null ? NO_SQUAWK : null;
    process.stdout.write(JSON.stringify({ contracts: contracts(), notice, faults }));
  } finally {
    await server.stop();
  }
}

const NO_SQUAWK =
  'The SQL of new migrations was not looked at: squawk-cli has no program for this machine, or npm left it out.';

async function entityFaults(server: TestServer): Promise<string[]> {
  const db = await Database.open((await createTestDatabase(server)).url, entities, 1);
  const differences = await entityDifferences(db.manager.connection, server);
  await db.close();
  return differences;
}

void main();
