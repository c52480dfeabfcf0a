import { connect, createServer, type AddressInfo } from 'node:net';

import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';
import { query } from '../../testing/harness/query';
import { eventually } from '../../testing/harness/eventually';
import { untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { StartupError } from '../startup-error';
import { AttemptCounter } from '../attempt-counter.entity';
import type { BuiltQuery } from './built-query';
import { int } from './columns';
import { Database } from './database';
import { migrate } from './migrate';
import { inMigrationTurn } from './migration-turn';
import { namesKept } from './prepared-name';
import { selection, SENT_SELECTIONS } from './selection';

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

test('a migration waits longer than a request for a table in use, and reads go on meanwhile', async () => {
  await db.pool.query(
    `ALTER TABLE users DROP bookings_withheld; DELETE FROM migrations WHERE name LIKE 'WithheldBookings%'`,
  );
  const user = await db.pool.connect();
  await user.query('BEGIN; SELECT FROM users');
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const migrated = migrate(database.url);
  try {
    await Promise.race([untilSomebodyWaits({ db }), migrated]);
    const started = performance.now();
    let reads = 0;
    // A request would be refused after 3 s.
    for (; performance.now() - started < 5_000; reads += 1) await db.pool.query('SELECT FROM users');
    expect(reads).toBeGreaterThan(2);
  } finally {
    await user.query('COMMIT');
    user.release();
  }
  await migrated;
  // TypeORM logs each failed attempt.
  for (const [line] of said.mock.calls)
    expect(line).toMatch(/Migration "WithheldBookings\d+" failed, error: .*lock timeout/);
  said.mockRestore();
  expect((await db.pool.query('SELECT bookings_withheld FROM users')).rowCount).toBe(0);
});

test('a start waits for another one that migrates, and logs which session it waits for', async () => {
  const first = await db.pool.connect();
  const {
    rows: [holder],
  } = await first.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await first.query('BEGIN; SELECT pg_advisory_xact_lock(7100100)');
  const said: string[] = [];
  let isReady = false;
  const migrated = db.migrate((line) => void said.push(line)).then(() => (isReady = true));
  try {
    await eventually(async () => expect(said).toHaveLength(1));
    const session = `la sesión ${holder!.pid} de PostgreSQL`;
    expect(said[0]).toMatch(new RegExp(`^Otro proceso .*: ${session} \\(turnero desde .*\\), desde hace \\d+ s$`));
    // Must outlast a request's wait, in no transaction that blocks others.
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'turnero'
      AND pid NOT IN ($1, pg_backend_pid()) AND clock_timestamp() - xact_start > '1 s'`;
    const started = performance.now();
    while (performance.now() - started < 3_500) {
      expect((await db.pool.query(waiting, [holder!.pid])).rowCount).toBe(0);
    }
    expect(isReady).toBe(false);
  } finally {
    await first.query('COMMIT');
    first.release();
  }
  await migrated;
});

test('the migrating replica can build an index concurrently while another start waits', async () => {
  let waiting = Promise.resolve();
  await inMigrationTurn(
    db.pool,
    () => undefined,
    async () => {
      await new Promise<string>((resolve) => {
        waiting = db.migrate(resolve);
      });
      await db.pool.query('CREATE INDEX CONCURRENTLY test_index ON users (name)');
    },
  );
  await waiting;
});

test('a start killed during a migration blocks no other', async () => {
  const first = await db.pool.connect();
  await first.query('BEGIN; SELECT pg_advisory_xact_lock(7100100)');
  const said: string[] = [];
  const migrated = db.migrate((line) => void said.push(line));
  await eventually(async () => expect(said).toHaveLength(1));
  first.release(true);
  await migrated;
});

test('a replica that loses the migration lock stops and reports it', async () => {
  let isTried = false;
  const turn = inMigrationTurn(
    db.pool,
    () => undefined,
    async () => {
      const worker = await db.pool.connect();
      try {
        await worker.query('BEGIN; CREATE TABLE test_half_done ()');
        await query(
          database.url,
          `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database
           WHERE objid = 7100100 AND datname = current_database()`,
        );
        await eventually(() => expect(worker.query('SELECT')).rejects.toThrow(/terminat|not queryable/));
        isTried = true;
        await worker.query('COMMIT');
      } finally {
        worker.release(true);
      }
    },
  );
  await expect(turn).rejects.toThrow(/terminat|not queryable/);
  expect(isTried).toBe(true);
  expect(await query(database.url, "SELECT to_regclass('test_half_done') AS half")).toEqual([{ half: null }]);
  await migrate(database.url);
});

/** A proxy to the database that reports PostgreSQL 14. */
async function postgres14At(target: string): Promise<{ url: string; close: () => void }> {
  const version = String((await query(target, 'SHOW server_version_num'))[0]!['server_version_num']);
  const { hostname, port } = new URL(target);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.on('data', (answer: Buffer) => near.write(answer.toString('latin1').replace(version, '140019'), 'latin1'));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => void server.close() };
}

test('an unusable database is refused in one line without the password', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'clave-secreta';
  const old = await postgres14At(database.url);
  const refusalOf = (url: string) =>
    Database.open(url, []).then(
      () => 'none',
      (error: unknown) => (error instanceof StartupError ? error.message : String(error)),
    );
  const refusals = await Promise.all([wrong.href, 'postgres://u:clave-secreta@[/x', old.url].map(refusalOf));
  old.close();
  expect(refusals).toEqual([
    expect.stringMatching(/^No se pudo conectar a la base de datos de DATABASE_URL: .+/),
    expect.stringMatching(/^No se pudo conectar a la base de datos de DATABASE_URL: .+/),
    'La base de datos es PostgreSQL 14: hace falta PostgreSQL 15 o más nuevo.',
  ]);
  expect(refusals.join('')).not.toMatch(/\n|clave-secreta/);
});

test.each([
  ['waits 3 s for a lock', 'lock_timeout', '3s'],
  ['works 5 s on a statement', 'statement_timeout', '5s'],
  [
    'keeps a transaction idle for a minute, longer than a mail takes to leave',
    'idle_in_transaction_session_timeout',
    '1min',
  ],
  ['lets a machine that vanished be silent for 10 s', 'tcp_keepalives_idle', '10'],
  ['asks it every 5 s', 'tcp_keepalives_interval', '5'],
  ['asks it three times', 'tcp_keepalives_count', '3'],
])('At most, a connection %s: then what it held is free for others', async (_, setting, value) => {
  expect((await db.pool.query(`SHOW ${setting}`)).rows).toEqual([{ [setting]: value }]);
});

describe('a built query', () => {
  const BELOW = selection('platform.users-below', { userId: int });
  const usersBelow = (id: number) =>
    db.manager.createQueryBuilder().select('u.id', 'userId').from('users', 'u').where('u.id < :id', { id }).limit(3);
  const insertUsers = (count: number) => `
    INSERT INTO users (name, email, password_hash, role, created_at)
    SELECT 'Ana', i || '@example.com', 'none', 'user', '2026-06-01Z' FROM generate_series(1, ${count}) AS i`;
  const PREPARED = `SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE '%"userId"%'`;

  test('is prepared once per connection for all values, and returns the named columns', async () => {
    await db.pool.query(insertUsers(2));
    await db.transaction(async (tx) => {
      const all = await tx.select(BELOW, usersBelow(1_000));
      expect(all).toEqual([{ userId: expect.any(Number) }, { userId: expect.any(Number) }]);
      expect(await tx.select(BELOW, usersBelow(all[1]!.userId))).toEqual([all[0]]);
      expect(await tx.manager.query(PREPARED)).toEqual([{ count: 1 }]);
    });
    expect(await db.select(BELOW, usersBelow(1_000))).toHaveLength(2);
  });

  test('publishes its text and columns to subscribers', async () => {
    const heard: unknown[] = [];
    const listen = (message: unknown) => void heard.push(message);
    SENT_SELECTIONS.subscribe(listen);
    await db.select(BELOW, usersBelow(5));
    SENT_SELECTIONS.unsubscribe(listen);
    expect(heard).toEqual([{ selection: BELOW, text: usersBelow(5).getQueryAndParameters()[0] }]);
  });

  test('runs in its transaction', async () => {
    await db.transaction(async (tx) => {
      await tx.manager.query(insertUsers(1));
      expect(await tx.select(BELOW, usersBelow(1_000))).toHaveLength(1);
      expect(await db.select(BELOW, usersBelow(1_000))).toHaveLength(0);
    });
  });

  test('is planned per execution and never prepared if plannedByValues', async () => {
    const [text] = usersBelow(7).getQueryAndParameters();
    const another = `/* by values */ ${text}`;
    await db.transaction(async (tx) => {
      const kept = () =>
        tx.manager.query<object[]>('SELECT FROM pg_prepared_statements WHERE statement = $1', [another]);
      await tx.select(BELOW, { getQueryAndParameters: () => [another, [7]], isPlannedByValues: true });
      expect(await kept()).toHaveLength(0);
      await tx.select(BELOW, { getQueryAndParameters: () => [another, [7]] });
      expect(await kept()).toHaveLength(1);
    });
  });

  const NTH = selection('test.nth', { id: int });
  const nth = (index: number): BuiltQuery => ({ getQueryAndParameters: () => [`SELECT ${index} AS id`, []] });

  const MOST_NAMES = namesKept(2);

  test('stays prepared while it is among the connection’s recently used texts', async () => {
    await db.transaction(async (tx) => {
      const keeps = async (...indices: number[]) => {
        const rows = await tx.manager.query<{ statement: string }[]>(
          "SELECT statement FROM pg_prepared_statements WHERE name LIKE 'made-%'",
        );
        expect(rows.length).toBeLessThanOrEqual(MOST_NAMES);
        const kept = new Set(rows.map(({ statement }) => statement));
        return indices.map((index) => kept.has(nth(index).getQueryAndParameters()[0]));
      };
      for (let index = 0; index < MOST_NAMES; index += 1) await tx.select(NTH, nth(index));
      expect(await keeps(0, 1)).toEqual([true, true]);
      await tx.select(NTH, nth(0));
      await tx.select(NTH, nth(MOST_NAMES));
      expect(await keeps(0, 1, MOST_NAMES)).toEqual([true, false, true]);
      expect(await tx.select(NTH, nth(1))).toEqual([{ id: 1 }]);
      expect(await keeps(1, 2)).toEqual([true, false]);
    });
  });

  test('has fewer prepared neighbours per connection in a large pool', () => {
    expect([2, 20, 50, 400].map(namesKept)).toEqual([200, 200, 80, 40]);
  });

  test('evicted in a failed transaction works again afterwards', async () => {
    await expect(
      db.transaction(async (tx) => {
        for (let index = 0; index < MOST_NAMES; index += 1) await tx.select(NTH, nth(index));
        await expect(tx.manager.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
        await tx.select(NTH, nth(MOST_NAMES));
      }),
    ).rejects.toThrow('current transaction is aborted');

    for (const id of [0, MOST_NAMES]) expect(await db.transaction((tx) => tx.select(NTH, nth(id)))).toEqual([{ id }]);
  });
});

test('databases that share entity metadata keep their own rows and survive the first one’s closing', async () => {
  const entities = [AttemptCounter];
  const elsewhere = await createTestDatabase();
  const [first, second] = [
    await Database.open(elsewhere.url, entities, 1),
    await Database.open(database.url, entities, 1),
  ];
  try {
    expect(second.manager.connection.entityMetadatas).toBe(first.manager.connection.entityMetadatas);
    await first.close();
    await second.manager.insert(AttemptCounter, { key: 'una', points: 3, expire: '1' });
    expect(await second.manager.find(AttemptCounter)).toEqual([{ key: 'una', points: 3, expire: '1' }]);
    expect(await query(elsewhere.url, 'SELECT FROM rate_limits')).toEqual([]);
    expect(await query(database.url, 'SELECT points FROM rate_limits')).toEqual([{ points: 3 }]);
  } finally {
    await second.close();
    await elsewhere.drop();
  }
});
