import { makeUser, openSession } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emailLinks, EVA, EXPIRED, UNKNOWN } from '../../../testing/harness/email-links';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { requestedMails } from '../../../testing/harness/requested-mails';
import { signIn } from '../../../testing/harness/sessions';
import { issueEmailToken, type EmailTokenPurpose } from './email-token.service';

let app: TestApp;
const issue = (userId: number, purpose: EmailTokenPurpose) =>
  app.db.transaction((tx) => issueEmailToken(tx, { userId, purpose, now: app.clock.now }));
const { restart, hoursLater, confirm, reset, viewer, mailed, unconfirmed, isConfirmed, bookedBefore, linkedTo } =
  emailLinks({
    app: () => app,
    issue,
  });

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(restart);
afterAll(() => app.close());

describe('In the mailbox', () => {
  const linkIn = async (path: string) => {
    const mails = await app.mails();
    return (
      mails
        .filter(({ to }) => to === EVA)
        .map(({ text }) => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '')
        .at(-1) ?? ''
    );
  };

  test('a new account gets the link that confirms its address', async () => {
    const input = { name: 'Eva Nueva', email: EVA, password: 'secreta-1' };
    const { register } = await dataOf(
      sendGraphQL<{ register: { id: number } }>(
        app,
        'mutation ($input: RegisterInput!) { register(input: $input) { id } }',
        { input },
      ),
    );
    expect(await dataOf(confirm(await linkIn('/confirm-email')))).toMatchObject({ confirmEmail: { success: true } });
    expect(await isConfirmed(register.id)).toBe(true);
  });

  test('a forgotten password brings the link to set another, and no mail to other addresses', async () => {
    const before = (await app.mails()).length;
    await makeUser(app.db, { email: EVA });
    for (const email of [EVA, 'nadie@ejemplo.example']) {
      await dataOf(sendGraphQL(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }));
    }
    await dataOf(reset(await linkIn('/reset-password')));
    await dataOf(signIn(app, EVA, 'clave-nueva'));
    expect((await app.mails()).slice(before).map(({ to }) => to)).toEqual([EVA]);
  });
});

describe('A token', () => {
  test('is stored only as a hash', async () => {
    const token = await mailed(await unconfirmed(), 'confirm-email');
    const { rows } = await app.db.pool.query<{ token_hash: Buffer }>('SELECT * FROM email_tokens');
    expect(rows).toHaveLength(1);
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('latin1') }))),
    ).not.toContain(token);
  });

  test('is made for a confirmed address too while appointments booked with it wait for their account', async () => {
    await bookedBefore(EVA);
    const [patient, staff] = [
      await makeUser(app.db, { email: EVA }),
      await makeUser(app.db, { email: 'otra@ejemplo.example', role: 'professional' }),
    ];
    await dataOf(confirm(await mailed(patient, 'confirm-email'), await openSession(app.db, patient)));
    expect(await linkedTo(patient)).toEqual([EVA]);
    expect([await issue(patient, 'confirm-email'), await issue(staff, 'confirm-email')]).toEqual([null, null]);
  });

  test('is issued only if a mail is needed', async () => {
    const [known, suspended] = [await makeUser(app.db), await makeUser(app.db, { suspended: true })];
    const issued = [
      await issue(0, 'confirm-email'),
      await issue(known, 'confirm-email'),
      await issue(suspended, 'confirm-email'),
      await issue(suspended, 'password-reset'),
      await issue(0, 'password-reset'),
    ];
    expect(issued).toEqual([null, null, null, null, null]);
    expect(await issue(known, 'password-reset')).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: expect.any(String),
      name: 'Ana Prueba',
    });
  });
});

describe.each([
  ['resendConfirmation', 'confirm-email'],
  ['requestPasswordReset', 'password-reset'],
])('%s', (field, kind) => {
  const ask = (email: string) => sendGraphQL(app, `mutation ($email: String!) { ${field}(email: $email) }`, { email });

  test('answers and queues alike whether or not there is an account', async () => {
    const [id, confirmed] = [await unconfirmed(), await makeUser(app.db, { email: 'ana@ejemplo.example' })];
    for (const email of [` ${EVA.toUpperCase()} `, 'ana@ejemplo.example', 'nadie@ejemplo.example']) {
      expect(await dataOf(ask(email))).toEqual({ [field]: true });
    }
    expect(await requestedMails(app)).toEqual([
      { kind, userId: id },
      { kind, userId: confirmed },
      { kind, userId: 0 },
    ]);
  });

  test('rejects an invalid address', async () => {
    expect(await failureOf(ask(''))).toBe('BAD_REQUEST email: El correo electrónico es requerido');
    expect(await failureOf(ask('eva'))).toBe('BAD_REQUEST email: Dirección de correo electrónico inválida');
  });

  test('is limited by address, known or not, and by where it comes from', async () => {
    await unconfirmed();
    for (const email of [EVA, 'nadie@ejemplo.example']) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => ask(email)));
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual([
        'TOO_MANY_REQUESTS',
        'TOO_MANY_REQUESTS',
        'ok',
        'ok',
        'ok',
        'ok',
        'ok',
      ]);
    }
    await app.db.pool.query("UPDATE rate_limits SET points = 30 WHERE key LIKE 'account-mail-source:%'");
    expect(await failureOf(ask('otra@ejemplo.example'))).toContain('TOO_MANY_REQUESTS');
    expect(await requestedMails(app)).toHaveLength(10);
  });
});

describe('Resetting the password', () => {
  test('ends every session, makes the new password valid, and confirms the address', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed({ password: 'clave-vieja' });
    const sessions = [await openSession(app.db, id), await openSession(app.db, id)];
    const neighbour = await openSession(app.db, await makeUser(app.db));

    expect(await dataOf(reset(await mailed(id, 'password-reset')))).toEqual({ resetPassword: true });
    for (const session of sessions) expect(await failureOf(viewer(session))).toContain('UNAUTHENTICATED');
    await dataOf(viewer(neighbour));
    expect(await failureOf(signIn(app, EVA, 'clave-vieja'))).toContain('UNAUTHENTICATED password');
    await dataOf(signIn(app, EVA, 'clave-nueva'));
    expect(await isConfirmed(id)).toBe(true);
    expect(await linkedTo(id)).toEqual([EVA]);
  });

  test('is no way back into a suspended account', async () => {
    const id = await makeUser(app.db, { email: EVA });
    const token = await mailed(id, 'password-reset');
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    expect(await failureOf(reset(token))).toBe(UNKNOWN);
  });

  test('ends the pause that wrong passwords had brought', async () => {
    const id = await makeUser(app.db, { email: EVA });
    await Promise.all(Array.from({ length: 11 }, () => signIn(app, EVA, 'adivinada')));
    expect(await failureOf(signIn(app, EVA, 'clave-nueva'))).toContain('TOO_MANY_REQUESTS');
    await dataOf(reset(await mailed(id, 'password-reset')));
    await dataOf(signIn(app, EVA, 'clave-nueva'));
  });

  test('works once and for an hour, and makes the other links worthless', async () => {
    const id = await makeUser(app.db, { email: EVA });
    const [first, second] = [await mailed(id, 'password-reset'), await mailed(id, 'password-reset')];
    hoursLater(1);
    expect(await failureOf(reset(first))).toBe(EXPIRED);
    hoursLater(0.9);
    const answers = await Promise.all([reset(first), reset(first)]);
    expect(answers.filter(({ data }) => data?.resetPassword)).toHaveLength(1);
    expect(await failureOf(reset(first))).toBe(UNKNOWN);
    expect(await failureOf(reset(second))).toBe(UNKNOWN);
  });

  test('refuses a weak password without using the link up', async () => {
    const token = await mailed(await makeUser(app.db, { email: EVA }), 'password-reset');
    expect(await failureOf(reset(token, ''))).toBe('BAD_REQUEST newPassword: La nueva contraseña es requerida');
    expect(await failureOf(reset(token, '12345'))).toBe(
      'BAD_REQUEST newPassword: La nueva contraseña debe tener al menos 6 caracteres',
    );
    expect(await failureOf(reset(token, 'x'.repeat(201)))).toBe(
      'BAD_REQUEST newPassword: La nueva contraseña no puede superar los 200 caracteres',
    );
    expect(await dataOf(reset(token, '123456'))).toEqual({ resetPassword: true });
  });

  test('needs a link made for it', async () => {
    const id = await unconfirmed();
    expect(await failureOf(reset('x'.repeat(43)))).toBe(UNKNOWN);
    expect(await failureOf(reset(await mailed(id, 'confirm-email')))).toBe(UNKNOWN);
  });
});
