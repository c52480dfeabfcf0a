import { makeUser } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';
import { callRest } from '../../../testing/harness/rest';
import { challengeIn, EMAIL, OVER, PASSWORD, secondFactors, STALE } from '../../../testing/harness/second-factors';
import { signIn } from '../../../testing/harness/sessions';
import { SoftPasskey } from '../../../testing/harness/soft-passkey';

const USED = 'UNAUTHENTICATED code: Ese código ya se usó. Esperá a que la aplicación muestre el siguiente';
const WRONG = 'UNAUTHENTICATED code: El código no es correcto. Fijate que la hora del teléfono sea la automática';

let app: TestApp;
let token: string;
const they = secondFactors(() => app);
const { audited, challenge, news, viewer } = they;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ token } = await they.begin());
});
afterAll(() => app.close());

describe('A member with an authenticator app', () => {
  test('signs in with the password and then a code', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const asked = await challengeIn(signIn(app, EMAIL, PASSWORD));
    expect(asked.methods).toEqual(['code', 'recovery_code']);
    const { token: session } = (await dataOf(they.signInWithCode(asked.challenge, ` ${they.codeOf(secret)} `)))
      .signInWithCode;
    await dataOf(viewer(session));
    expect(await failureOf(viewer(asked.challenge))).toBe(STALE);
    expect((await they.own(session)).factors).toEqual([
      { id: expect.any(Number), kind: 'authenticator', name: 'Teléfono', lastUsedAt: '2026-06-01T08:01:00-03:00' },
    ]);
  });

  test('signs in by REST too, where the error names the missing step', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const { status, body } = await callRest(app, 'POST /auth/login', { body: { email: EMAIL, password: PASSWORD } });
    const { second_factor: step, ...error } = body as { second_factor: { challenge: string } };
    expect([status, error]).toEqual([
      401,
      {
        error: 'Falta el segundo paso: el código de tu aplicación o tu llave de acceso',
        code: 'SECOND_FACTOR_REQUIRED',
      },
    ]);
    const done = await callRest(app, 'POST /auth/login/code', {
      body: { challenge: step.challenge, code: they.codeOf(secret) },
    });
    expect(done).toMatchObject({ status: 200, body: { user: { name: 'Laura', role: 'admin' } } });
  });

  test.each([-30, 0, 30])('may have a clock that is %i seconds off', async (seconds) => {
    const { secret } = await they.withAuthenticator(token);
    they.later(120);
    await dataOf(they.signInWithCode(await challenge(), they.codeOf(secret, seconds)));
  });

  test('uses each code once, also in concurrent requests', async () => {
    const { secret } = await they.withAuthenticator(token);
    expect(await failureOf(they.signInWithCode(await challenge(), they.codeOf(secret)))).toBe(USED);
    they.later(60);
    const [one, other] = [await challenge(), await challenge()];
    const answers = await Promise.all([one, other].map((it) => they.signInWithCode(it, they.codeOf(secret))));
    expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'in').sort()).toEqual([
      'Ese código ya se usó. Esperá a que la aplicación muestre el siguiente',
      'in',
    ]);
  });

  test('starts again after ten minutes, or once the step was completed', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const asked = await challenge();
    await dataOf(they.signInWithCode(asked, they.codeOf(secret)));
    they.later(60);
    expect(await failureOf(they.signInWithCode(asked, they.codeOf(secret)))).toBe(OVER);
    const late = await challenge();
    they.later(600);
    expect(await failureOf(they.signInWithCode(late, they.codeOf(secret)))).toBe(OVER);
  });

  test('has ten guesses in fifteen minutes, over all challenges', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const wrong = they.codeOf(secret, 3000);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await failureOf(they.signInWithCode(await challenge(), wrong))).toBe(WRONG);
    }
    expect(await failureOf(they.signInWithCode(await challenge(), they.codeOf(secret)))).toContain('TOO_MANY_REQUESTS');
  });

  test.each(['', '12345', '1234567', 'abcdef', '12345six'])('explains the form of a code: %j', async (code) => {
    await they.withAuthenticator(token);
    expect(await failureOf(they.signInWithCode(await challenge(), code))).toContain(
      'BAD_REQUEST code: El código tiene',
    );
  });

  test('cannot use a challenge from before a password change, or once suspended', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const asked = await challenge();
    await dataOf(
      sendGraphQL(
        app,
        `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "secreta-de-laura") }`,
        {},
        token,
      ),
    );
    expect(await failureOf(they.signInWithCode(asked, they.codeOf(secret)))).toBe(OVER);
    const again = (await challengeIn(signIn(app, EMAIL, 'secreta-de-laura'))).challenge;
    await app.db.pool.query('UPDATE users SET suspended_at = now()');
    expect(await failureOf(they.signInWithCode(again, they.codeOf(secret)))).toContain('FORBIDDEN: Tu cuenta');
  });
});

describe('A recovery code', () => {
  test('signs in once, is audited, and mails the owner', async () => {
    const { codes } = await they.withAuthenticator(token);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    await forgetRequestedMails(app);
    const [code = ''] = codes;
    const { signInWithCode } = await dataOf(they.signInWithCode(await challenge(), code.toUpperCase()));
    expect((await they.own(signInWithCode.token)).recoveryCodesLeft).toBe(9);
    expect(await news()).toEqual(['recovery-code-used']);
    expect((await audited()).at(-1)).toMatchObject({ fields: ['recoveryCodeUsed'], by: null });
    expect(await failureOf(they.signInWithCode(await challenge(), code))).toBe(
      'UNAUTHENTICATED code: El código de recuperación no es correcto, o ya se usó',
    );
    expect((await app.mails()).at(-1)?.text).toContain('Quedan 9 códigos sin usar.');
  });

  test('works once, also in concurrent requests', async () => {
    const { codes } = await they.withAuthenticator(token);
    const begun = [await challenge(), await challenge()];
    const answers = await Promise.all(begun.map((it) => they.signInWithCode(it, codes[0]!)));
    expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'in').sort()).toEqual([
      'El código de recuperación no es correcto, o ya se usó',
      'in',
    ]);
  });

  test('is invalid once there are new ones', async () => {
    const { codes } = await they.withAuthenticator(token);
    const renewed = await dataOf(
      they.send<{ renewRecoveryCodes: string[] }>('mutation { renewRecoveryCodes }', {}, token),
    );
    expect(await failureOf(they.signInWithCode(await challenge(), codes[0]!))).toContain('no es correcto');
    await dataOf(they.signInWithCode(await challenge(), renewed.renewRecoveryCodes[0]!));
  });

  test('or a secret never appears in the database or the log', async () => {
    const { secret, codes } = await they.withAuthenticator(token);
    const { rows } = await app.db.pool.query(
      'SELECT f::text AS one, c::text AS other FROM second_factors AS f, recovery_codes AS c',
    );
    const hidden = [secret, Buffer.from(secret).toString('hex'), codes[0]!, codes[0]!.replace('-', '')];
    for (const text of hidden) expect(JSON.stringify(rows) + app.logged()).not.toContain(text);
  });
});

describe('A passkey', () => {
  test('is a second step, and signs in alone when it verifies its user', async () => {
    const passkey = await they.withPasskey(token);
    const asked = await challengeIn(signIn(app, EMAIL, PASSWORD));
    expect(asked.methods).toEqual(['passkey', 'recovery_code']);
    const { options } = await they.startPasskeySignIn(asked.challenge);
    expect(JSON.parse(options)).toMatchObject({
      rpId: 'turnos.clinica.example',
      challenge: asked.challenge,
      allowCredentials: [{ id: passkey.id.toString('base64url') }],
    });
    const second = passkey.signIn(asked.challenge, { verified: false });
    await dataOf(they.signInWithPasskey(asked.challenge, second));

    const alone = await they.startPasskeySignIn();
    const unverified = passkey.signIn(alone.challenge, { verified: false });
    expect(await failureOf(they.signInWithPasskey(alone.challenge, unverified))).toContain('BAD_REQUEST response');
    const { token: session } = (await dataOf(they.signInWithPasskey(alone.challenge, passkey.signIn(alone.challenge))))
      .signInWithPasskey;
    await dataOf(viewer(session));
    expect(await failureOf(they.signInWithPasskey(alone.challenge, passkey.signIn(alone.challenge)))).toBe(OVER);
  });

  test.each<[string, (passkey: SoftPasskey, challenge: string) => string]>([
    ['of another site', (passkey, asked) => passkey.signIn(asked, { origin: 'https://turnos.example.com' })],
    ['for another challenge', (passkey) => passkey.signIn('x'.repeat(43))],
    ['that nobody has', (_, asked) => new SoftPasskey().signIn(asked)],
    ['that says nothing', () => '{}'],
    ['that is no JSON', () => 'llave'],
    [
      'whose copy was used: its counter went back',
      (passkey, asked) => {
        passkey.counter = -1;
        return passkey.signIn(asked);
      },
    ],
  ])('%s opens no session', async (_, answer) => {
    const passkey = await they.withPasskey(token);
    passkey.counter = 5;
    const first = await they.startPasskeySignIn();
    await dataOf(they.signInWithPasskey(first.challenge, passkey.signIn(first.challenge)));
    const { challenge: asked } = await they.startPasskeySignIn();
    expect(await failureOf(they.signInWithPasskey(asked, answer(passkey, asked)))).toContain('BAD_REQUEST response: ');
  });

  test('of a deleted account opens no session, even if requested before', async () => {
    const id = await makeUser(app.db, { email: 'otro@clinica.example', password: PASSWORD });
    const passkey = await they.withPasskey((await dataOf(signIn(app, 'otro@clinica.example', PASSWORD))).signIn.token);
    const second = (await challengeIn(signIn(app, 'otro@clinica.example', PASSWORD))).challenge;
    const alone = (await they.startPasskeySignIn()).challenge;
    await dataOf(they.send('mutation ($id: Int!) { deleteUser(id: $id) }', { id }, token));
    expect(await failureOf(they.signInWithPasskey(alone, passkey.signIn(alone)))).toBe(
      'BAD_REQUEST response: Esa llave de acceso no es de ninguna cuenta de la clínica, o se quitó',
    );
    expect(await failureOf(they.signInWithPasskey(second, passkey.signIn(second)))).toBe(OVER);
  });

  test('of another account is no second step', async () => {
    await they.withAuthenticator(token);
    const other = await makeUser(app.db, { email: 'otro@clinica.example', password: PASSWORD });
    const { token: theirs } = (await dataOf(signIn(app, 'otro@clinica.example', PASSWORD))).signIn;
    const passkey = await they.withPasskey(theirs);
    const asked = await challenge();
    expect(await failureOf(they.signInWithPasskey(asked, passkey.signIn(asked)))).toContain('BAD_REQUEST response');
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [other]);
    const alone = await they.startPasskeySignIn();
    expect(await failureOf(they.signInWithPasskey(alone.challenge, passkey.signIn(alone.challenge)))).toContain(
      'FORBIDDEN: Tu cuenta',
    );
  });
});
