import 'reflect-metadata';
import { Client } from 'pg';

import { bool, int, nullable, text, uuid, type Columns } from './platform/database/columns';
import { SENT_SELECTIONS, selection } from './platform/database/selection';
import { allStatements, statement } from './platform/database/statement';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';
import { lookFrom } from './testing/statements/look-at';
import { listenToSelections } from './testing/statements/sent-selections';
import { statementFaults } from './testing/statements/statement-faults';
import { tableOwners } from './testing/statements/table-owners';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await lookFrom(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('statement names are unique, because connections prepare by name', () => {
  const { name } = allStatements()[0]!;
  expect(() => statement(name, 'SELECT 1')).toThrow(`There are two statements ${name}`);
});

describe('a planted statement is reported:', () => {
  const faultsOf = (name: string, sql: string, columns?: Columns) =>
    statementFaults(client, { name, text: sql, ...(columns && { columns }) }, tableOwners());

  test('invalid SQL', async () => {
    expect(await faultsOf('rooms.planted', 'SELECT floor FROM rooms')).toEqual([
      'rooms.planted: column "floor" does not exist',
    ]);
  });

  test.each([
    [
      'a column that it says and lacks',
      'SELECT id FROM rooms',
      { id: int, name: text },
      'its result has no column name',
    ],
    [
      'a column that it has and does not say',
      'SELECT id, name FROM rooms',
      { id: int },
      'it does not say its column name',
    ],
    [
      'a column of another type',
      'SELECT id, name FROM rooms',
      { id: int, name: bool },
      'its column name is text, not bool',
    ],
    [
      'columns of the same name',
      'SELECT id, id FROM rooms',
      { id: int },
      'two columns of the result have the same name',
    ],
    [
      'an answer, where it says none',
      `UPDATE rooms SET name = '' WHERE id = $1 RETURNING id`,
      undefined,
      'it does not say its column id',
    ],
  ])('%s', async (_, sql, columns, fault) => {
    expect(await faultsOf('rooms.planted', sql, columns)).toEqual([`rooms.planted: ${fault}`]);
  });

  test.each([
    [
      'may be null, where it says that it never is',
      'SELECT phone FROM users WHERE id = $1',
      { phone: text },
      'its column phone may be null',
    ],
    [
      'may be null, through a part of the statement',
      'WITH it AS (UPDATE users SET name = $1 WHERE id = $2 RETURNING phone) SELECT phone FROM it',
      { phone: text },
      'its column phone may be null',
    ],
    [
      'is never null, where it says that it may be',
      'SELECT name FROM users WHERE id = $1',
      { name: nullable(text) },
      'its column name is never null',
    ],
  ])('a column that %s', async (_, sql, columns, fault) => {
    expect(await faultsOf('users.planted', sql, columns)).toEqual([`users.planted: ${fault}`]);
  });

  test('not for columns that an outer join or expression makes nullable', async () => {
    const joined =
      "SELECT s.name, nullif(p.bio, '') AS bio FROM professionals AS p LEFT JOIN specialties AS s ON s.id = p.specialty_id";
    expect(await faultsOf('professionals.planted', joined, { name: nullable(text), bio: nullable(text) })).toEqual([]);
  });

  test.each([
    ['what no index finds', 'SELECT FROM appointments WHERE patient_name = $1', 'appointments'],
    [
      'an index from end to end',
      'SELECT min(starts_at) FROM appointments GROUP BY starts_at ORDER BY starts_at',
      'appointments',
    ],
    [
      'a part of a statement',
      'SELECT FROM rooms WHERE EXISTS (SELECT FROM audit_events WHERE action = name)',
      'audit_events',
    ],
    ['what is written', 'UPDATE appointments SET notes = NULL WHERE notes = $1', 'appointments'],
    [
      'the inner side of a loop',
      'SELECT FROM rooms JOIN appointments AS a ON a.id::text = name LIMIT 5',
      'appointments',
    ],
    ['more than a limit would need', 'SELECT FROM appointments ORDER BY notes LIMIT 1', 'appointments'],
  ])('a scan of a growing table, for %s', async (_, sql, table) => {
    expect(await faultsOf('unavailable-bookings.planted', sql)).toContain(
      `unavailable-bookings.planted: it reads all of ${table}`,
    );
  });

  test.each([
    ['what an index finds', 'SELECT FROM appointments WHERE professional_id = $1 AND starts_at > $2'],
    ['the first few in the order of an index', 'SELECT FROM appointments ORDER BY starts_at DESC, id DESC LIMIT 5'],
    ['a table as small as the clinic', 'SELECT FROM rooms'],
  ])('not for %s', async (_, sql) => {
    expect(await faultsOf('appointments.planted', sql)).toEqual([]);
  });

  test.each([
    [
      'writes of a feature below',
      'rooms.planted',
      'UPDATE settings SET clinic_name = $1',
      'writes settings, which belongs to settings',
    ],
    [
      'writes of one above',
      'rooms.planted',
      'DELETE FROM sessions WHERE user_id = $1',
      'writes sessions, which belongs to accounts',
    ],
    [
      'a write inside a query',
      'rooms.planted',
      'WITH it AS (DELETE FROM secrets) SELECT',
      'writes secrets, which belongs to platform',
    ],
    [
      'reads of one above',
      'rooms.planted',
      'SELECT FROM professionals',
      'reads professionals, which belongs to professionals',
    ],
    [
      'reads of any, below all of them',
      'platform.planted',
      'SELECT FROM settings',
      'reads settings, which belongs to settings',
    ],
    [
      'a table of nobody',
      'rooms.planted',
      'SELECT FROM pg_class WHERE oid = 1',
      'reads pg_class, which belongs to nobody',
    ],
  ])('%s', async (_, name, sql, fault) => {
    expect(await faultsOf(name, sql)).toContain(`${name}: it ${fault}`);
  });
});

describe('a sent query is reported:', () => {
  const send = (sql: string, columns: Columns) =>
    SENT_SELECTIONS.publish({ selection: selection('rooms.planted', columns), text: sql });

  test.each([
    [
      'a column of another type',
      'SELECT r.name FROM rooms AS r',
      { name: int },
      'rooms.planted: its column name is text, not int2 or int4',
    ],
    [
      'a column that may be null',
      'SELECT u.phone FROM users AS u WHERE u.id = $1',
      { phone: text },
      'rooms.planted: its column phone may be null',
    ],
    [
      'a growing table read from end to end',
      'SELECT a.id FROM appointments AS a WHERE a.notes = $1',
      { id: uuid },
      'rooms.planted: it reads all of appointments',
    ],
  ])('%s, once in a run', async (_, sql, columns, fault) => {
    const sent = listenToSelections();
    send(sql, columns);
    await expect(sent.assertSound()).rejects.toThrow(fault);
    const later = listenToSelections();
    send(sql, columns);
    await later.assertSound();
  });

  test('not if it is sound', async () => {
    const sent = listenToSelections();
    send('SELECT r.id, r.name FROM rooms AS r', { id: int, name: text });
    await sent.assertSound();
  });
});
