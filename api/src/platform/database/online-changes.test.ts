import type { DataSource, QueryRunner } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';
import { query } from '../../testing/harness/query';
import { startTransactionPooler } from '../../testing/harness/transaction-pooler';
import { connectToMigrate } from './connect';
import { addConstraint, createIndexConcurrently, dropIndexConcurrently, inParts, setNotNull } from './online-changes';
import { runMigrations } from './run-migrations';

let database: TestDatabase;

// TypeORM logs each failing change there.
beforeAll(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());
beforeEach(async () => {
  database = await createTestDatabase();
  await sql(
    'CREATE TABLE grown (id integer PRIMARY KEY, room text); INSERT INTO grown SELECT n FROM generate_series(1, 25) n',
  );
});
afterEach(() => database.drop());

const sql = (text: string) => query(database.url, text);

async function apply(up: (runner: QueryRunner) => Promise<void>, url = database.url): Promise<void> {
  class Change1999999999999 {
    readonly transaction = false;
    readonly up = up;
  }
  const isPooled = url !== database.url;
  const dataSource: DataSource = await connectToMigrate({ url, isPooled }, [Change1999999999999]);
  try {
    await runMigrations(
      dataSource,
      () => undefined,
      () => undefined,
    );
  } finally {
    await dataSource.destroy();
  }
}

const INDEX = { name: 'grown_room', on: 'ON grown (room)', isUnique: true };
const indexes = () => sql("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('grown_room')");
const isApplied = async () => (await sql("SELECT FROM migrations WHERE name = 'Change1999999999999'")).length === 1;

test('an interrupted index is not recorded as applied, and is rebuilt', async () => {
  await sql("UPDATE grown SET room = 'A' WHERE id <= 2");
  await expect(apply((runner) => createIndexConcurrently(runner, INDEX))).rejects.toThrow('could not create unique');
  expect(await indexes()).toEqual([{ valid: false }]);
  expect(await isApplied()).toBe(false);
  await sql("UPDATE grown SET room = 'B' WHERE id = 2");
  await apply((runner) => createIndexConcurrently(runner, INDEX));
  expect(await indexes()).toEqual([{ valid: true }]);
  expect(await isApplied()).toBe(true);
});

test('an index is built and dropped while others write, through a pooler too', async () => {
  const pooler = await startTransactionPooler(database.url);
  try {
    await apply((runner) => createIndexConcurrently(runner, INDEX), pooler.url);
    expect(await indexes()).toEqual([{ valid: true }]);
    await sql("DELETE FROM migrations WHERE name = 'Change1999999999999'");
    await apply((runner) => dropIndexConcurrently(runner, INDEX.name), pooler.url);
    expect(await indexes()).toEqual([]);
  } finally {
    await pooler.close();
  }
});

test('a column is filled in parts and made NOT NULL; a repeated run changes nothing', async () => {
  const fill = `UPDATE grown SET room = 'A' WHERE id IN (SELECT id FROM grown WHERE room IS NULL LIMIT 10)`;
  const sizes: number[] = [];
  const change = async (runner: QueryRunner) => {
    await inParts(runner, fill);
    await setNotNull(runner, 'grown', 'room');
    sizes.push(1);
    if (sizes.length === 1) throw new Error('cut');
  };
  await expect(apply(change)).rejects.toThrow('cut');
  await apply(change);
  await expect(sql('INSERT INTO grown VALUES (100)')).rejects.toThrow(/null value in column "room"/);
  expect(await sql("SELECT conname FROM pg_constraint WHERE conrelid = 'grown'::regclass AND contype = 'c'")).toEqual(
    [],
  );
});

test('a constraint applies to new rows at once and is validated when old rows comply', async () => {
  const limit = { table: 'grown', name: 'grown_id_check', definition: 'CHECK (id < 20)' };
  await expect(apply((runner) => addConstraint(runner, limit))).rejects.toThrow(/is violated by some row/);
  await expect(sql('INSERT INTO grown VALUES (30)')).rejects.toThrow(/grown_id_check/);
  await sql('DELETE FROM grown WHERE id >= 20');
  await apply((runner) => addConstraint(runner, limit));
  expect(await sql("SELECT convalidated FROM pg_constraint WHERE conname = 'grown_id_check'")).toEqual([
    { convalidated: true },
  ]);
});
