import { createTestDatabase } from '../../testing/harness/test-database';
import { query } from '../../testing/harness/query';
import { migrate } from './migrate';

test('replicas that start together on an empty database migrate it once', async () => {
  const database = await createTestDatabase();
  await query(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await Promise.all([1, 2, 3].map(() => migrate(database.url)));
  const applied = await query(database.url, 'SELECT name FROM migrations');
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  expect(await query(database.url, 'SELECT clinic_name FROM settings')).toEqual([{ clinic_name: 'Centro Médico' }]);
  await migrate(database.url);
  expect(await query(database.url, 'SELECT name FROM migrations')).toEqual(applied);
  await database.drop();
});
