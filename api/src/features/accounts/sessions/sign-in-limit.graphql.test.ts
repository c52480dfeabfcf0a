import { createHash } from 'node:crypto';

import { makeUser } from '../../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf } from '../../../testing/harness/graphql';
import { signIn } from '../../../testing/harness/sessions';

const LIMITED =
  'TOO_MANY_REQUESTS: Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.';
const TEN = Array.from({ length: 10 });

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, { trustedProxies: 1 });
  await makeUser(app.db, { email: 'ana@ejemplo.example', password: 'secreta-1' });
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await emptyTables(app, 'rate_limits', 'sign_in_sources');
});
afterAll(() => app.close());

const right = (from?: string) => signIn(app, 'ana@ejemplo.example', 'secreta-1', from);
const wrong = (from?: string) => signIn(app, 'ana@ejemplo.example', 'secreta-2', from);
const DAY_MS = 86_400_000;
/** Ten wrong passwords from each place. */
async function guessFrom(places: readonly string[]): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const place of places) codes.push(...(await Promise.all(TEN.map(() => codeOf(wrong(place))))));
  return codes;
}
/** The counter of a limit after so many wrong passwords; sends only one, because each takes much processor time. */
async function haveGuessed(limit: 'sign-in-address' | 'sign-in-source', times: number, from?: string): Promise<void> {
  await wrong(from);
  const { rowCount } = await app.db.pool.query('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [
    `${limit}:%`,
    times,
  ]);
  expect(rowCount).toBe(1);
}
const guessFromEverywhere = () => haveGuessed('sign-in-address', 100, '198.51.100.1');
const codeOf = async (attempt: ReturnType<typeof right>) => (await attempt).errors?.[0]?.extensions.code;

test('After ten wrong passwords an account takes a pause where they came from, which the right one does not end', async () => {
  for (const _ of TEN) expect(await codeOf(wrong())).toBe('UNAUTHENTICATED');
  const { errors } = await wrong();
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  expect(errors?.[0]?.extensions.retryAfterSeconds).toBeGreaterThan(800);
  expect(errors?.[0]?.extensions.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect(await failureOf(right())).toBe(LIMITED);
});

test('The pause ends a quarter of an hour after the first wrong password, and the count begins anew', async () => {
  for (const _ of TEN) await wrong();
  app.clock.now = new Date(MONDAY_8AM.getTime() + 15 * 60_000 - 1);
  expect((await right()).errors?.[0]?.extensions.retryAfterSeconds).toBe(1);
  app.clock.now = new Date(MONDAY_8AM.getTime() + 15 * 60_000);
  for (const _ of TEN) expect(await codeOf(wrong())).toBe('UNAUTHENTICATED');
  expect(await failureOf(right())).toBe(LIMITED);
});

test('The pause is no longer where the clock goes back', async () => {
  for (const _ of TEN) await wrong();
  app.clock.now = new Date(MONDAY_8AM.getTime() - 30 * DAY_MS);
  expect((await right()).errors?.[0]?.extensions.retryAfterSeconds).toBe(900);
  app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000);
  await dataOf(right());
});

test('Thirty wrong passwords at the same moment are checked ten times at most', async () => {
  const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(wrong())));
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
});

test('The pause is the account’s, however its address is written, and no other’s', async () => {
  await makeUser(app.db, { email: 'beto@ejemplo.example', password: 'secreta-1' });
  for (const _ of TEN) await signIn(app, ' ANA@ejemplo.EXAMPLE', 'secreta-2');
  expect(await failureOf(right())).toBe(LIMITED);
  await dataOf(signIn(app, 'beto@ejemplo.example', 'secreta-1'));
});

test('Signing in forgets the failures before it', async () => {
  for (const _ of TEN.slice(1)) await wrong();
  await dataOf(right());
  for (const _ of TEN) expect(await codeOf(wrong())).toBe('UNAUTHENTICATED');
  expect(await codeOf(wrong())).toBe('TOO_MANY_REQUESTS');
});

describe('Strangers who guess at an account', () => {
  test('lock out themselves, not its owner elsewhere', async () => {
    for (const _ of TEN) await wrong('198.51.100.1');
    expect(await failureOf(right('198.51.100.1'))).toBe(LIMITED);
    await dataOf(right('203.0.113.7'));
  });

  test('from many places get a hundred guesses between them', async () => {
    await haveGuessed('sign-in-address', 98, '198.51.100.1');
    const codes = [
      await codeOf(wrong('198.51.1.1')),
      await codeOf(wrong('198.51.2.1')),
      await codeOf(wrong('198.51.3.1')),
    ];
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS']);
    expect(await failureOf(right('203.0.113.7'))).toBe(LIMITED);
  });

  test('from the many networks of one block get forty, and do not lock out its owner', async () => {
    const codes = await guessFrom(Array.from({ length: 5 }, (_, index) => `2001:db8:1:${index}00::1`));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(40);
    await dataOf(right('203.0.113.7'));
  });

  test('from everywhere do not lock out its owner where they signed in before', async () => {
    await dataOf(right('2001:db8:7:7::1'));
    await guessFromEverywhere();
    expect(await failureOf(right('203.0.113.7'))).toBe(LIMITED);
    // Another address of the same household.
    await dataOf(right('2001:db8:7:7::2'));
  });

  test('get ten guesses at most where its owner signed in before', async () => {
    await dataOf(right('203.0.113.7'));
    const codes = await guessFrom(['203.0.113.7', '203.0.113.7']);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
    expect(await failureOf(right('203.0.113.7'))).toBe(LIMITED);
  });

  test('from everywhere do lock it out where its owner was last ninety days ago, or another account’s', async () => {
    await makeUser(app.db, { email: 'carla@ejemplo.example', password: 'secreta-1' });
    await dataOf(right('203.0.113.7'));
    await dataOf(signIn(app, 'carla@ejemplo.example', 'secreta-1', '203.0.113.8'));
    app.clock.now = new Date(MONDAY_8AM.getTime() + 90 * DAY_MS);
    await dataOf(signIn(app, 'carla@ejemplo.example', 'secreta-1', '203.0.113.9'));
    await guessFromEverywhere();
    for (const place of ['203.0.113.7', '203.0.113.8', '203.0.113.9'])
      expect(await failureOf(right(place))).toBe(LIMITED);
  });
});

test('Signing in over and over is not limited', async () => {
  await haveGuessed('sign-in-source', 59);
  for (const _ of [...TEN, 'once more']) await dataOf(right());
});

test('Trying many accounts from one place is limited too, also ones that do not exist', async () => {
  await haveGuessed('sign-in-source', 58);
  const codes = await Promise.all(
    TEN.map((_, index) => codeOf(signIn(app, `nadie${index}@ejemplo.example`, 'secreta-1'))),
  );
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(2);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(8);
});

test('The source of a sign-in cannot be found by trying every address, as the hash is keyed', async () => {
  await dataOf(right('203.0.113.7'));
  const { rows } = await app.db.pool.query<{ hash: Buffer }>('SELECT source_hash AS hash FROM sign_in_sources');
  const tried = createHash('sha256').update('ana@ejemplo.example 203.0.113.7').digest();
  expect(rows).toEqual([{ hash: expect.any(Buffer) }]);
  expect(rows).not.toEqual([{ hash: tried }]);
});

test('The counters contain no addresses, not even for an attacker who tries them all', async () => {
  await dataOf(right('203.0.113.7'));
  await wrong();
  const { rows } = await app.db.pool.query<{ key: string }>(
    "SELECT key FROM rate_limits UNION ALL SELECT encode(source_hash, 'escape') FROM sign_in_sources",
  );
  // Two networks per source; for the wrong ones also source and address, and address; and one remembered source.
  expect(rows).toHaveLength(8);
  const tried = [
    '127.0.0.1',
    '203.0.113.7',
    'ana@ejemplo.example',
    'ana@ejemplo.example 127.0.0.1',
    'ana@ejemplo.example 203.0.113.7',
  ].map((text) => createHash('sha256').update(text).digest('base64url'));
  expect(JSON.stringify(rows)).not.toMatch(
    new RegExp(['ana|ejemplo|127\\.0\\.0\\.1|203\\.0\\.113', ...tried].join('|')),
  );
});
