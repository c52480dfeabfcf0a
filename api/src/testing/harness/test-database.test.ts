import { Client } from 'pg';

import { makeProfessional } from '../factories/people';
import { makeAppointment, makeRental, makeRoom } from '../factories/rooms';
import { startTestApp, type TestApp } from './app';
import { emptyTables } from './empty-tables';
import { behind } from './lock-wait';
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

test('drops a database with open connections', async () => {
  const database = await createTestDatabase();
  const guest = new Client({ connectionString: database.url });
  guest.on('error', () => undefined);
  await guest.connect();

  await database.drop();

  await expect(query(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

describe('Emptied tables', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
    const on = { professionalId: (await makeProfessional(app.db)).id, roomId: await makeRoom(app.db) };
    await makeAppointment(app.db, { ...on, from: '2026-06-02T10:00:00-03:00', to: '2026-06-02T10:30:00-03:00' });
    await makeRental(app.db, { ...on, from: '2026-06-02T11:00:00-03:00', to: '2026-06-02T12:00:00-03:00' });
    await app.db.pool.query(
      "INSERT INTO audit_events (at, action, entity, entity_id) VALUES (now(), 'created', 'room', 1)",
    );
  });
  afterEach(() => app.close());

  /** The tables that have rows. */
  const filled = async (on: { query: TestApp['db']['pool']['query'] } = app.db.pool) => {
    const tables = await on.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const has = tables.rows.map(({ name }) => `EXISTS (SELECT FROM ${name}) AS ${name}`);
    const { rows } = await on.query<Record<string, boolean>>(`SELECT ${has.join(', ')}`);
    return Object.keys(rows[0]!).filter((name) => rows[0]![name]);
  };

  /** The tables that have rows after a TRUNCATE, which is rolled back. */
  const truncated = async (table: string) => {
    const client = await app.db.pool.connect();
    try {
      await client.query(`BEGIN; TRUNCATE ${table} CASCADE`);
      return await filled(client);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };

  /** Triggers delete patients without appointments. */
  const leavesPatients = (left: readonly string[]) => left.includes('appointments');

  test.each(['rooms', 'professionals', 'users', 'audit_events', 'settings'])(
    'are %s and what TRUNCATE would empty with them, and no others',
    async (table) => {
      const left = await truncated(table);
      expect(await filled()).toEqual(expect.arrayContaining([...left, table]));
      expect(left).not.toContain(table);

      await emptyTables(app, table);
      expect(await filled()).toEqual(left.filter((name) => name !== 'patients' || leavesPatients(left)));
    },
  );

  test('lose writes in progress, too', async () => {
    await behind(app, "INSERT INTO specialties (name) VALUES ('Cardiología')", [() => emptyTables(app, 'specialties')]);
    expect(await filled()).not.toContain('specialties');
  });
});
