import type { QueryRunner } from 'typeorm';

import { migrationFaults } from './testing/statements/migration-faults';
import { recordMigrations } from './testing/statements/recorded-migrations';
import { createTestDatabase } from './testing/harness/test-database';

const NAME = 'Planted1999999999999';

const faultsOf = (sql: string, { isTransaction = true, name = NAME, excused = {} } = {}) =>
  migrationFaults([{ name, isTransaction, statements: sql.split(/;\s*/) }], excused) ?? [];

describe('a planted migration is reported:', () => {
  test.each([
    ['an index that keeps writers waiting', 'CREATE INDEX x ON users (name)', 'createIndexConcurrently'],
    ['a check of all rows', "ALTER TABLE users ADD CONSTRAINT x CHECK (name <> '')", 'addConstraint'],
    ['a check of a new column', 'ALTER TABLE users ADD COLUMN x text CHECK (length(x) < 9)', 'addConstraint'],
    ['a foreign key of all rows', 'ALTER TABLE visits ADD FOREIGN KEY (x) REFERENCES users', 'addConstraint'],
    ['a column made obligatory', 'ALTER TABLE users ALTER COLUMN x SET NOT NULL', 'setNotNull'],
    ['a column of another type', 'ALTER TABLE users ALTER COLUMN x TYPE bigint', 'rewrites the table'],
    ['a column filled by a function', 'ALTER TABLE users ADD COLUMN x uuid DEFAULT gen_random_uuid()', 'rewrites'],
    ['a column that older versions leave empty', 'ALTER TABLE rooms ADD COLUMN x text NOT NULL', 'do not fill it'],
    ['a column that older versions read', 'ALTER TABLE rooms DROP COLUMN name', 'they read it, or servesFrom'],
    ['a table of another name', 'ALTER TABLE rooms RENAME TO places', 'they know the old name'],
  ])('%s', (_, sql, how) => {
    expect(faultsOf(sql)).toEqual([expect.stringMatching(/^Planted1999999999999, line 1 of what it sends: /)]);
    expect(faultsOf(sql)[0]).toContain(how);
  });

  test('with its line among several statements', () => {
    expect(faultsOf('SELECT 1; CREATE INDEX x ON users (name)')[0]).toContain('line 2 of');
  });

  test('an unused exception', () => {
    const key = `${NAME}: require-concurrent-index-creation`;
    const excused = { [key]: 'Nobody writes to it.' };
    expect(faultsOf('CREATE INDEX x ON users (name)', { excused })).toEqual([]);
    expect(faultsOf('SELECT 1', { excused })).toEqual([`migration-faults.ts: nothing needs its excuse for "${key}"`]);
  });
});

describe('not reported:', () => {
  test.each([
    ['a table that is new', 'CREATE TABLE x (id integer NOT NULL); CREATE INDEX y ON x (id)'],
    ['a table that has few rows', 'ALTER TABLE rooms ADD CONSTRAINT x CHECK (capacity > 0)'],
    ['a new column that refers to another table', 'ALTER TABLE visits ADD COLUMN x integer REFERENCES users'],
    ['a new column with a constant', 'ALTER TABLE users ADD COLUMN x boolean NOT NULL DEFAULT false'],
    ['a constraint that is looked at later', 'ALTER TABLE users ADD CONSTRAINT x CHECK (id > 0) NOT VALID'],
    [
      'what older versions lose when they no longer start',
      "ALTER TABLE rooms DROP COLUMN name; UPDATE schema_compatibility SET oldest_version = '1.1.0'",
    ],
  ])('%s', (_, sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });

  test('what was released with 1.0.0, or blocks no writes', () => {
    expect(faultsOf('CREATE INDEX x ON users (name)', { name: 'Old1768000500000' })).toEqual([]);
    expect(faultsOf('CREATE INDEX CONCURRENTLY x ON users (name)', { isTransaction: false })).toEqual([]);
  });
});

test('checks the statements that a migration really sends', async () => {
  class Sends1999999999999 {
    readonly transaction = false;
    async up(runner: QueryRunner): Promise<void> {
      const [{ name }] = (await runner.query("SELECT 'made' AS name")) as [{ name: string }];
      await runner.query(`CREATE TABLE ${name} (id integer)`);
    }
  }
  const { url, drop } = await createTestDatabase();
  try {
    expect(await recordMigrations(url, [Sends1999999999999])).toEqual([
      {
        name: 'Sends1999999999999',
        isTransaction: false,
        statements: ["SELECT 'made' AS name", 'CREATE TABLE made (id integer)'],
      },
    ]);
  } finally {
    await drop();
  }
});
