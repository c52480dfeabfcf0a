import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';
import { VERSION } from '../version';
import { Database } from './database';
import { servesFrom } from './online-changes';
import { prepareSchema } from './prepare-schema';

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, [], 2);
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const start = ({ mayMigrate = true } = {}) => prepareSchema(db, mayMigrate, () => undefined);

test('a start without MIGRATE_ON_START serves a current schema and refuses one with pending migrations', async () => {
  await start({ mayMigrate: false });
  await db.pool.query("DROP TABLE schema_compatibility; DELETE FROM migrations WHERE name LIKE 'SchemaCompatibility%'");
  await expect(start({ mayMigrate: false })).rejects.toThrow(
    'A la base de datos le falta 1 migración y MIGRATE_ON_START es false: npm run migrate, con un usuario que pueda.',
  );
  await start();
  await start({ mayMigrate: false });
});

test('a start serves a compatible newer schema and refuses an incompatible one', async () => {
  await db.pool.query("INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')");
  await start();
  const runner = db.manager.connection.createQueryRunner();
  await servesFrom(runner, VERSION);
  await start();
  await servesFrom(runner, '1.100.0');
  await runner.release();
  await expect(start()).rejects.toThrow(
    `más nueva, con la que esta (${VERSION}) ya no puede trabajar: hace falta la 1.100.0 o una posterior.`,
  );
});
