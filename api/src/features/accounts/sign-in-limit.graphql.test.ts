import { makeUser } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf } from '../../testing/harness/graphql';
import { signIn } from '../../testing/harness/sessions';

// A hundred passwords are looked at, which is meant to be slow; the more so on a busy machine.
jest.setTimeout(60_000);

const LIMITED = 'TOO_MANY_REQUESTS: Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.';
const TEN = Array.from({ length: 10 });

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, { trustedProxies: 1 });
  await makeUser(app.db, { email: 'ana@ejemplo.example', password: 'secreta-1' });
});
beforeEach(async () => {
  await app.db.pool.query('TRUNCATE rate_limits');
});
afterAll(() => app.close());

const right = (from?: string) => signIn(app, 'ana@ejemplo.example', 'secreta-1', from);
const wrong = (from?: string) => signIn(app, 'ana@ejemplo.example', 'secreta-2', from);
const codeOf = async (attempt: ReturnType<typeof right>) => (await attempt).errors?.[0]?.extensions.code;

test('After ten wrong passwords an account takes a pause where they came from, which the right one does not end', async () => {
  for (const _ of TEN) expect(await codeOf(wrong())).toBe('UNAUTHENTICATED');
  const { errors } = await wrong();
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  expect(errors?.[0]?.extensions.retryAfterSeconds).toBeGreaterThan(800);
  expect(errors?.[0]?.extensions.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect(await failureOf(right())).toBe(LIMITED);
});

test('Thirty wrong passwords at the same moment get no more looks than ten', async () => {
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
    const places = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}`);
    const codes: unknown[] = [];
    for (const place of places) codes.push(...(await Promise.all(TEN.map(() => codeOf(wrong(place))))));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(100);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
  });
});

test('Signing in over and over is nobody’s attack', async () => {
  for (const _ of TEN.slice(3)) await Promise.all(TEN.map(() => dataOf(right())));
});

test('Trying many accounts from one place is limited too, also ones that do not exist', async () => {
  const codes = await Promise.all(Array.from({ length: 70 }, (_, index) => codeOf(signIn(app, `nadie${index}@ejemplo.example`, 'secreta-1'))));
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(60);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
});

test('What is counted names nobody', async () => {
  await wrong();
  const { rows } = await app.db.pool.query<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/ana|ejemplo|127\.0\.0\.1/);
});
