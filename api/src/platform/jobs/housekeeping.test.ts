import { signedIn } from '../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const hence = (hours: number) => new Date(MONDAY_8AM.getTime() + hours * HOUR_MS);
const count = async (table: string) => (await app.db.pool.query(`SELECT FROM ${table}`)).rowCount;

test.each<[string, string, (hours: number) => unknown[]]>([
  ['sessions', 'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) SELECT sha256($1::text::bytea), id, $2, $2 FROM users', (hours) => [hours, hence(hours)]],
  ['email_tokens', `INSERT INTO email_tokens (token_hash, user_id, purpose, email, expires_at)
    SELECT sha256($1::text::bytea), id, 'confirm-email', 'a@ejemplo.example', $2 FROM users`, (hours) => [hours, hence(hours)]],
  ['rate_limits', 'INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, $2)', (hours) => [hours, hence(hours).getTime()]],
  ['idempotency_keys', `INSERT INTO idempotency_keys (actor, key, request_hash, created_at) VALUES ('guest', $1, '', $2)`, (hours) => [hours, hence(hours - 48)]],
])('Of %s the ones that have expired go, and the others stay', async (table, insert, valuesOf) => {
  if ((await count('users')) === 0) await signedIn(app.db, 'user');
  const before = (await count(table)) ?? 0;
  for (const hours of [-2, -1, 1, 2]) await app.db.pool.query(insert, valuesOf(hours));
  await app.jobs.keepHouse();

  expect(await count(table)).toBe(before + 2);
});
