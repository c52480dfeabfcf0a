import { entities } from '../../entities';
import { eventually } from '../../testing/harness/eventually';
import { query } from '../../testing/harness/query';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';
import { startTransactionPooler, type TransactionPooler } from '../../testing/harness/transaction-pooler';
import { Database } from './database';
import { migrate } from './migrate';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const LIMITS = `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
  current_setting('idle_in_transaction_session_timeout') AS idle`;
const OURS = { lock: '3s', statement: '5s', idle: '1min' };

describe.each([
  ['refuses settings of a connection', false],
  ['drops settings of a connection', true],
])('Through a pooler that %s', (_, ignoresSettings) => {
  let pooler: TransactionPooler;
  let db: Database;
  beforeAll(async () => {
    pooler = await startTransactionPooler(database.url, { ignoresSettings });
    db = await Database.open(pooler.url, entities, 6);
  });
  afterAll(async () => {
    await db.close();
    await pooler.close();
  });

  test('limits apply to every statement and transaction, and do not leak to others', async () => {
    expect(db.isPooled).toBe(true);
    for (let time = 0; time < 4; time += 1) {
      expect((await db.pool.query(LIMITS)).rows).toEqual([OURS]);
      expect((await db.pool.query(`${LIMITS} WHERE $1`, [true])).rows).toEqual([OURS]);
      expect(await db.rows({ name: 'test-limits', text: LIMITS }, [])).toEqual([OURS]);
      expect(await db.manager.query(LIMITS)).toEqual([OURS]);
      await db.transaction(async (tx) => {
        expect(await tx.rows({ name: 'test-limits', text: LIMITS }, [])).toEqual([OURS]);
        expect(await tx.manager.query(LIMITS)).toEqual([OURS]);
      });
    }
  });
});

describe('through a pooler', () => {
  let pooler: TransactionPooler;
  let db: Database;
  beforeAll(async () => {
    pooler = await startTransactionPooler(database.url, { size: 5 });
    db = await Database.open(pooler.url, entities, 6);
  });
  afterAll(async () => {
    await db.close();
    await pooler.close();
  });

  test('prepares nothing by name, because sessions change', async () => {
    const ONE = { name: 'test-one', text: 'SELECT $1::int AS one' };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => db.rows(ONE, [index])));
    expect(answers).toEqual(answers.map((_, index) => [{ one: index }]));
    for (let session = 0; session < 5; session += 1) {
      expect((await db.pool.query('SELECT FROM pg_prepared_statements')).rowCount).toBe(0);
    }
  });

  test('ends long waits and statements, in a transaction and without one', async () => {
    await db.pool.query('CREATE TABLE test_held AS SELECT id, 0 AS writes FROM generate_series(1, 2) AS id');
    const holder = await Database.open(database.url, [], 4);
    await holder.transaction(async (tx) => {
      await tx.rows({ name: 'test-hold', text: 'UPDATE test_held SET writes = 1' }, []);
      const UPDATE = { name: 'test-wait', text: 'UPDATE test_held SET writes = 2 WHERE id = $1' };
      const SLEEP = { name: 'test-sleep', text: 'SELECT pg_sleep(20)' };
      const ended = await Promise.allSettled([
        db.rows(UPDATE, [1]),
        db.transaction((own) => own.rows(UPDATE, [2])),
        db.rows(SLEEP, []),
        db.transaction((own) => own.rows(SLEEP, [])),
      ]);
      const codes = ended.map((one) => (one as { reason?: { code?: string } }).reason?.code);
      expect(codes).toEqual(['55P03', '55P03', '57014', '57014']);
    });
    await holder.close();
  });

  test('a refused statement leaves its connection usable; parallel ones are answered in order', async () => {
    const client = await db.pool.connect();
    try {
      await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
      await expect(client.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
      const unreadable = {
        toPostgres: () => {
          throw new Error('No such value');
        },
      };
      await expect(client.query('SELECT $1::text', [unreadable])).rejects.toThrow('No such value');
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      const answers = (await client.query('SELECT 1 AS one; SELECT 2 AS two')) as unknown as { rows: object[] }[];
      expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ two: 2 }]]);
      expect((await client.query('')).rows).toEqual([]);
    } finally {
      client.release();
    }
  });

  test('a transaction is atomic', async () => {
    const ADD = { name: 'test-add', text: 'INSERT INTO test_added VALUES (1)' };
    await db.pool.query('CREATE TABLE test_added (id int)');
    await expect(
      db.transaction(async (tx) => {
        await tx.rows(ADD, []);
        throw new Error('No');
      }),
    ).rejects.toThrow('No');
    expect((await db.pool.query('SELECT FROM test_added')).rowCount).toBe(0);
    await db.transaction((tx) => tx.rows(ADD, []));
    expect((await db.pool.query('SELECT FROM test_added')).rowCount).toBe(1);
  });

  test('replicas that start together migrate once and leave no lock', async () => {
    await query(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await Promise.all([1, 2, 3].map(() => migrate(pooler.url)));
    const applied = (await db.pool.query<{ name: string }>('SELECT name FROM migrations')).rows.map(({ name }) => name);
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied).size).toBe(applied.length);
    expect(await query(database.url, 'SELECT clinic_name FROM settings')).toEqual([{ clinic_name: 'Centro Médico' }]);
    const locks = `SELECT FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await eventually(async () => expect(await query(database.url, locks)).toEqual([]));
  });

  test('long work uses the direct address if there is one', async () => {
    const other = await startTransactionPooler(database.url);
    const both = await Database.open(other.url, [], 2, database.url);
    await other.close();
    await expect(both.pool.query('SELECT')).rejects.toThrow(/terminat|ECONNREFUSED/);
    await both.migrate();
    const limit = await both.patientTransaction((tx) => tx.manager.query('SHOW statement_timeout'));
    expect(limit).toEqual([{ statement_timeout: '0' }]);
    await both.close();
  });
});
