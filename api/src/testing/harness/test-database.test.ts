import { Client } from 'pg';
import { query } from './query';
import { createTestDatabase } from './test-database';

test('each suite gets a migrated database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(one.url, 'CREATE TABLE only_here (id int)');

  expect(await query(other.url, `SELECT to_regclass('only_here') AS found`)).toEqual([{ found: null }]);
  expect(await query(other.url, `SELECT to_regclass('rooms')::text AS found`)).toEqual([{ found: 'rooms' }]);
  await Promise.all([one.drop(), other.drop()]);
});

test('many suites that start at once all get theirs', async () => {
  const databases = await Promise.all(Array.from({ length: 8 }, () => createTestDatabase()));

  expect(new Set(databases.map((database) => database.url)).size).toBe(8);
  await Promise.all(databases.map((database) => database.drop()));
});

test('a dropped database is gone even while somebody is connected', async () => {
  const database = await createTestDatabase();
  const guest = new Client({ connectionString: database.url });
  guest.on('error', () => undefined);
  await guest.connect();

  await database.drop();

  await expect(query(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
});
