import { Client } from 'pg';

import { makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { signIn } from '../../../testing/harness/sessions';
import { issueEmailToken, type EmailTokenPurpose } from '../email-links/email-token.service';

const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
}`;
const WRONG = 'BAD_REQUEST currentPassword: La contraseña actual no es correcta';
const EVA = 'eva@ejemplo.example';

let app: TestApp;
let eva: number;
let here: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rate_limits', 'audit_events');
  eva = await makeUser(app.db, { email: EVA, password: 'clave-vieja' });
  here = await openSession(app.db, eva);
});
afterAll(() => app.close());

const change = (currentPassword: string, newPassword: string, token: string | undefined = here) =>
  sendGraphQL<{ changePassword: boolean }>(app, CHANGE, { currentPassword, newPassword }, token);
const viewer = (token: string) => sendGraphQL(app, '{ viewer { id } }', {}, token);

test('Changing the password ends the person’s other sessions, and the new one is valid', async () => {
  const there = await openSession(app.db, eva);
  const neighbour = await openSession(app.db, await makeUser(app.db));
  expect(await dataOf(change('clave-vieja', 'clave-nueva'))).toEqual({ changePassword: true });
  await dataOf(viewer(here));
  await dataOf(viewer(neighbour));
  expect(await failureOf(viewer(there))).toContain('UNAUTHENTICATED');
  expect(await failureOf(signIn(app, EVA, 'clave-vieja'))).toContain('UNAUTHENTICATED password');
  await dataOf(signIn(app, EVA, 'clave-nueva'));
  const { rows } = await app.db.pool.query('SELECT action, entity, fields FROM audit_events');
  expect(rows).toEqual([{ action: 'updated', entity: 'user', fields: ['password'] }]);
});

test('A link to reset the password is worthless once it was changed', async () => {
  await app.db.pool.query("INSERT INTO email_tokens VALUES (sha256('x'), $1, 'password-reset', $2, '2100-01-01')", [
    eva,
    EVA,
  ]);
  await dataOf(change('clave-vieja', 'clave-nueva'));
  expect((await app.db.pool.query('SELECT FROM email_tokens')).rowCount).toBe(0);
});

test.each([
  ['', 'clave-nueva', 'BAD_REQUEST currentPassword: La contraseña actual es requerida'],
  ['adivinada', 'clave-nueva', WRONG],
  ['clave-vieja', '', 'BAD_REQUEST newPassword: La nueva contraseña es requerida'],
  ['clave-vieja', '12345', 'BAD_REQUEST newPassword: La nueva contraseña debe tener al menos 6 caracteres'],
])('From %j to %j nothing changes', async (current, next, failure) => {
  const there = await openSession(app.db, eva);
  const answer = await change(current, next);
  expect(answer.errors?.[0]?.extensions.status).toBe(400);
  expect(await failureOf(Promise.resolve(answer))).toBe(failure);
  await dataOf(viewer(there));
  await dataOf(signIn(app, EVA, 'clave-vieja'));
});

test('It needs a session', async () => {
  const guest = sendGraphQL(app, CHANGE, { currentPassword: 'clave-vieja', newPassword: 'clave-nueva' });
  expect(await failureOf(guest)).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
});

test('One of two changes at once from the same password wins', async () => {
  const answers = await Promise.all([change('clave-vieja', 'nueva-uno'), change('clave-vieja', 'nueva-dos')]);
  expect(answers.filter(({ data }) => data?.changePassword)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
    'La contraseña actual no es correcta',
  ]);
});

test('An open session does not allow guessing for long', async () => {
  const guesses = await Promise.all(Array.from({ length: 12 }, () => change('adivinada', 'clave-nueva')));
  const codes = guesses.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'BAD_REQUEST')).toHaveLength(10);
  expect(await failureOf(change('clave-vieja', 'clave-nueva'))).toContain('TOO_MANY_REQUESTS');
});

describe('With links', () => {
  const issue = async (purpose: EmailTokenPurpose) =>
    (await app.db.transaction((tx) => issueEmailToken(tx, { userId: eva, purpose, now: app.clock.now })))!.token;
  const RESET = 'mutation ($token: String!) { resetPassword(token: $token, newPassword: "clave-nueva") }';
  const reset = (token: string) => sendGraphQL<{ resetPassword: boolean }>(app, RESET, { token });
  const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { success } }';
  const confirm = (token: string, session?: string) =>
    sendGraphQL<{ confirmEmail: object }>(app, CONFIRM, { token }, session);

  test.each([
    [1, 'clave-vieja'],
    [2, 'clave-vieja'],
    [3, 'adivinada'],
  ])('changes of one account queue up, and none has to be retried (%i: from %j)', async (_, current) => {
    await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL');
    const three = [1, 2, 3];
    const resets = await Promise.all(three.map(() => issue('password-reset')));
    const confirmations = await Promise.all(three.map(() => issue('confirm-email')));
    const [first, second, owned, open, changed] = await Promise.all([
      Promise.all(resets.map(reset)),
      Promise.all(resets.map(reset)),
      Promise.all(confirmations.map((link) => confirm(link, here))),
      Promise.all(confirmations.map((link) => confirm(link))),
      change(current, 'clave-otra'),
    ]);
    const codes = [...first, ...second, ...owned, ...open, changed].map(
      ({ errors }) => errors?.[0]?.extensions.code ?? 'ok',
    );
    expect(codes.filter((code) => !['ok', 'BAD_REQUEST', 'UNAUTHENTICATED'].includes(code))).toEqual([]);
    // Only one password was set; it invalidated the other links and the old password.
    const byLink = [...first, ...second].filter(({ data }) => data?.resetPassword).length;
    expect(byLink + (changed.data?.changePassword ? 1 : 0)).toBe(1);
    const confirmed = confirmations.map((_link, index) =>
      [owned, open].some((answers) => answers[index]!.data?.confirmEmail),
    );
    expect(confirmed).toEqual([true, true, true]);
  });

  test('a password is hashed only for a valid link, and before anything is locked', async () => {
    const link = await issue('password-reset');
    const hashed = jest.spyOn(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'), 'hash');
    const sent = jest.spyOn(Client.prototype, 'query');
    try {
      await failureOf(reset('x'.repeat(43)));
      expect(hashed).not.toHaveBeenCalled();
      await dataOf(reset(link));
      const begun = sent.mock.calls.findIndex(([text]) => (text as unknown) === 'START TRANSACTION');
      expect(hashed).toHaveBeenCalledTimes(1);
      expect(sent.mock.invocationCallOrder[begun]).toBeGreaterThan(hashed.mock.invocationCallOrder[0]!);
    } finally {
      hashed.mockRestore();
      sent.mockRestore();
    }
  });
});

describe('A password of staff', () => {
  const SHORT = 'debe tener al menos 10 caracteres';
  const COMMON = 'es una de las más usadas: elegí otra';
  const WEAK: [string, string][] = [
    ['nueve-let', SHORT],
    ['Password123', COMMON],
  ];

  /** Each way to set one, in a session of an administrator. */
  const WAYS: Record<string, (admin: number, password: string) => Promise<string>> = {
    profile: async (admin, password) => failureOf(change('clave-vieja', password, await openSession(app.db, admin))),
    'a mailed link': async (admin, newPassword) => {
      const purpose: EmailTokenPurpose = 'password-reset';
      const issued = await app.db.transaction((tx) =>
        issueEmailToken(tx, { userId: admin, purpose, now: app.clock.now }),
      );
      return failureOf(
        sendGraphQL(app, 'mutation ($t: String!, $p: String!) { resetPassword(token: $t, newPassword: $p) }', {
          t: issued!.token,
          p: newPassword,
        }),
      );
    },
    'another administrator': async (admin, password) => {
      const { token } = await signedIn(app.db, 'admin');
      const set = 'mutation ($id: Int!, $p: String!) { setUserPassword(id: $id, newPassword: $p) }';
      return failureOf(sendGraphQL(app, set, { id: admin, p: password }, token));
    },
    'a new professional': async (admin, password) =>
      failureOf(
        sendGraphQL(
          app,
          'mutation ($i: CreateProfessionalInput!) { createProfessional(input: $i) { id } }',
          { i: { name: 'Leo', email: 'leo@clinica.example', specialtyId: 1, password } },
          await openSession(app.db, admin),
        ),
      ),
  };

  test.each(Object.keys(WAYS).flatMap((way) => WEAK.map(([password, fault]) => [way, password, fault] as const)))(
    'by %s is not %s',
    async (way, password, fault) => {
      const admin = await makeUser(app.db, { role: 'admin', password: 'clave-vieja' });
      expect(await WAYS[way]!(admin, password)).toMatch(
        new RegExp(`^BAD_REQUEST \\S+: La (nueva )?contraseña ${fault}$`),
      );
    },
  );

  test('is not required of patients, nor of members who sign in with an older one', async () => {
    await dataOf(change('clave-vieja', 'seis-6'));
    await app.db.pool.query("UPDATE users SET role = 'admin' WHERE id = $1", [eva]);
    await dataOf(signIn(app, EVA, 'seis-6'));
  });
});
