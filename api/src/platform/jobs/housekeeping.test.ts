import { allStatements } from '../database/statement';
import { BATCH } from './housekeeping';
import { signedIn } from '../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const hence = (hours: number) => new Date(MONDAY_8AM.getTime() + hours * HOUR_MS);
const count = async (table: string) => (await app.db.pool.query(`SELECT FROM ${table}`)).rowCount;

test.each<[string, string, (hours: number) => unknown[]]>([
  [
    'sessions',
    'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) SELECT sha256($1::text::bytea), id, $2, $2 FROM users',
    (hours) => [hours, hence(hours)],
  ],
  [
    'email_tokens',
    `INSERT INTO email_tokens (token_hash, user_id, purpose, email, expires_at)
    SELECT sha256($1::text::bytea), id, 'confirm-email', 'a@ejemplo.example', $2 FROM users`,
    (hours) => [hours, hence(hours)],
  ],
  [
    'rate_limits',
    'INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, $2)',
    (hours) => [hours, hence(hours).getTime()],
  ],
  [
    'sign_in_sources',
    `INSERT INTO sign_in_sources (user_id, source_hash, last_used_at)
    SELECT id, sha256($1::text::bytea), $2 FROM users`,
    (hours) => [hours, hence(hours - 90 * 24)],
  ],
  [
    'idempotency_keys',
    `INSERT INTO idempotency_keys (actor, key, request_hash, created_at) VALUES ('guest', $1, '', $2)`,
    (hours) => [hours, hence(hours - 48)],
  ],
  [
    'jobs',
    `INSERT INTO jobs (id, queue, data, state, ended_at)
    VALUES (gen_random_uuid(), 'mail', to_jsonb($1::int), 'failed', $2)`,
    (hours) => [hours, hence(hours - 30 * 24)],
  ],
  [
    'audit_events',
    `INSERT INTO audit_events (at, action, entity, entity_id)
    VALUES ($2::timestamptz - interval '5 years', 'created', 'room', $1::int::text)`,
    (hours) => [hours, hence(hours)],
  ],
])('expired rows of %s are removed, others stay', async (table, insert, valuesOf) => {
  if ((await count('users')) === 0) await signedIn(app.db, 'user');
  const before = (await count(table)) ?? 0;
  for (const hours of [-2, -1, 1, 2]) await app.db.pool.query(insert, valuesOf(hours));
  await app.jobs.go('housekeeping');

  expect(await count(table)).toBe(before + 2);
});

const FRESH = 20_000;
const BACKLOG = 2 * BATCH + 17;
const filled = (
  column: string,
) => `SELECT n, CASE WHEN n <= ${BACKLOG} THEN $1::timestamptz - interval '100 days' ELSE $1::timestamptz + interval '1 day' END
  AS ${column} FROM generate_series(1, ${BACKLOG + FRESH}) AS n`;

describe.each([
  [
    'sessions',
    `INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
    SELECT sha256(n::text::bytea), (SELECT min(id) FROM users), at, at FROM (${filled('at')})`,
  ],
  [
    'email_tokens',
    `INSERT INTO email_tokens (token_hash, user_id, purpose, email, expires_at)
    SELECT sha256(n::text::bytea), (SELECT min(id) FROM users), 'confirm-email', 'a@ejemplo.example', at FROM (${filled('at')})`,
  ],
  [
    'rate_limits',
    `INSERT INTO rate_limits (key, points, expire) SELECT 'k' || n, 1, extract(epoch FROM at) * 1000 FROM (${filled('at')})`,
  ],
  [
    'sign_in_sources',
    `INSERT INTO sign_in_sources (user_id, source_hash, last_used_at)
    SELECT (SELECT min(id) FROM users), sha256(n::text::bytea), at FROM (${filled('at')})`,
  ],
  [
    'jobs',
    `INSERT INTO jobs (id, queue, data, state, ended_at)
    SELECT gen_random_uuid(), 'mail', to_jsonb(n), 'done', at FROM (${filled('at')})`,
  ],
  [
    'idempotency_keys',
    `INSERT INTO idempotency_keys (actor, key, request_hash, created_at) SELECT 'guest', n::text, '', at FROM (${filled('at')})`,
  ],
])('A backlog of %s that is larger than one statement takes', (table, insert) => {
  beforeAll(async () => {
    await app.db.pool.query(`TRUNCATE ${table}`);
    await app.db.pool.query(insert, [MONDAY_8AM]);
    await app.db.pool.query(`ANALYZE ${table}`);
  });
  afterAll(() => app.db.pool.query(`TRUNCATE ${table}`));

  test('is found by its index', async () => {
    const statement = allStatements().find(({ text }) => text.includes(`DELETE FROM ${table} WHERE ctid`))!;
    const { rows } = await app.db.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement.text}`, [MONDAY_8AM]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using \w+_(expiry|age) on/);
    expect(plan).not.toContain('Seq Scan');
  });

  test('is removed in batches; fresh and locked rows stay', async () => {
    const busy = await app.db.pool.connect();
    await busy.query(`BEGIN; SELECT FROM ${table} WHERE ctid = (SELECT ctid FROM ${table} LIMIT 1) FOR UPDATE`);
    await app.jobs.go('housekeeping');
    expect(await count(table)).toBe(FRESH + 1);
    await busy.query('ROLLBACK');
    busy.release();
    await app.jobs.go('housekeeping', AbortSignal.abort());
    expect(await count(table)).toBe(FRESH + 1);
    await app.jobs.go('housekeeping');
    expect(await count(table)).toBe(FRESH);
  });
});

test.each([
  ['audit_events', 'actor_user_id'],
  ['appointments', 'room_id'],
  ['room_bookings', 'room_id'],
  ['room_occupancies', 'professional_id'],
])('Deleting what %s.%s points at looks for it by an index', async (table, column) => {
  const { rows } = await app.db.pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_index JOIN pg_attribute AS a ON a.attrelid = indrelid AND a.attnum = indkey[0]
       JOIN pg_class AS i ON i.oid = indexrelid JOIN pg_am AS m ON m.oid = i.relam
       WHERE indrelid = $1::regclass AND attname = $2 AND amname = 'btree'
         AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', $2::text))) AS found`,
    [table, column],
  );
  expect(rows).toEqual([{ found: true }]);
});
