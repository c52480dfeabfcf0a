import { makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails, requestedMails } from '../../../testing/harness/requested-mails';
import { callRest } from '../../../testing/harness/rest';
import { challengeIn, secondFactors } from '../../../testing/harness/second-factors';
import { signIn } from '../../../testing/harness/sessions';
import { SoftPasskey } from '../../../testing/harness/soft-passkey';
import { createContext } from '../../../platform/context';
import { createLog } from '../../../platform/log';
import { resetSecondFactorOf } from './reset-factors.service';

const [EMAIL, PASSWORD] = ['laura@clinica.example', 'secreta-1'];
const OVER = 'UNAUTHENTICATED challenge: Pasó demasiado tiempo, o ese paso ya se completó. Empezá de nuevo';
const USED = 'UNAUTHENTICATED code: Ese código ya se usó. Esperá a que la aplicación muestre el siguiente';
const WRONG = 'UNAUTHENTICATED code: El código no es correcto. Fijate que la hora del teléfono sea la automática';
const PROOF = 'PROOF_REQUIRED: Por seguridad, escribí de nuevo tu contraseña';
const SET_UP =
  'SECOND_FACTOR_SETUP_REQUIRED: La clínica pide la verificación en dos pasos: configurala en tu cuenta para seguir';
const STALE = 'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente';

let app: TestApp;
let userId: number;
let token: string;
const they = secondFactors(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await emptyTables(app, 'users', 'rate_limits', 'audit_events');
  await app.db.pool.query('UPDATE settings SET admins_need_second_factor = false');
  await forgetRequestedMails(app);
  userId = await makeUser(app.db, { name: 'Laura', email: EMAIL, password: PASSWORD, role: 'admin' });
  token = (await dataOf(signIn(app, EMAIL, PASSWORD))).signIn.token;
});
afterAll(() => app.close());

const viewer = (session: string) => sendGraphQL(app, '{ viewer { name mustSetUpSecondFactor } }', {}, session);
const challenge = async () => (await challengeIn(signIn(app, EMAIL, PASSWORD))).challenge;
const news = async () => (await requestedMails(app)).map((mail) => (mail as { news?: string }).news);
const askOfAdmins = () => app.db.pool.query('UPDATE settings SET admins_need_second_factor = true');
const audited = async () =>
  (await app.db.pool.query('SELECT fields, changes, actor_user_id AS "by" FROM audit_events ORDER BY id')).rows;

describe('Whoever has an app of codes', () => {
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

  test('signs in by REST alike, which says what is missing', async () => {
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

  test('uses each code once, also of two who send it at the same moment', async () => {
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

  test('begins again when the ten minutes are over, or the step was done', async () => {
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

  test('is safe from guesses: ten in a quarter of an hour, whatever challenge they are for', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const wrong = they.codeOf(secret, 3000);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await failureOf(they.signInWithCode(await challenge(), wrong))).toBe(WRONG);
    }
    expect(await failureOf(they.signInWithCode(await challenge(), they.codeOf(secret)))).toContain('TOO_MANY_REQUESTS');
  });

  test.each(['', '12345', '1234567', 'abcdef', '12345six'])('is told what a code is: %j', async (code) => {
    await they.withAuthenticator(token);
    expect(await failureOf(they.signInWithCode(await challenge(), code))).toContain(
      'BAD_REQUEST code: El código tiene',
    );
  });

  test('does not get in with what was begun before the password changed, or once suspended', async () => {
    const { secret } = await they.withAuthenticator(token);
    they.later(60);
    const asked = await challenge();
    await dataOf(
      sendGraphQL(
        app,
        `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "secreta-2") }`,
        {},
        token,
      ),
    );
    expect(await failureOf(they.signInWithCode(asked, they.codeOf(secret)))).toBe(OVER);
    const again = (await challengeIn(signIn(app, EMAIL, 'secreta-2'))).challenge;
    await app.db.pool.query('UPDATE users SET suspended_at = now()');
    expect(await failureOf(they.signInWithCode(again, they.codeOf(secret)))).toContain('FORBIDDEN: Tu cuenta');
  });
});

describe('A recovery code', () => {
  test('signs in once, and tells its owner and the audit', async () => {
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

  test('of before works no more once there are new ones', async () => {
    const { codes } = await they.withAuthenticator(token);
    const renewed = await dataOf(
      they.send<{ renewRecoveryCodes: string[] }>('mutation { renewRecoveryCodes }', {}, token),
    );
    expect(await failureOf(they.signInWithCode(await challenge(), codes[0]!))).toContain('no es correcto');
    await dataOf(they.signInWithCode(await challenge(), renewed.renewRecoveryCodes[0]!));
  });

  test('and a secret stand nowhere in the database or the log', async () => {
    const { secret, codes } = await they.withAuthenticator(token);
    const { rows } = await app.db.pool.query(
      'SELECT f::text AS one, c::text AS other FROM second_factors AS f, recovery_codes AS c',
    );
    const hidden = [secret, Buffer.from(secret).toString('hex'), codes[0]!, codes[0]!.replace('-', '')];
    for (const text of hidden) expect(JSON.stringify(rows) + app.logged()).not.toContain(text);
  });
});

describe('Adding one', () => {
  test('ends the other sessions and keeps this one; audit and mail say so', async () => {
    const other = (await dataOf(signIn(app, EMAIL, PASSWORD))).signIn.token;
    await they.withAuthenticator(token);
    await dataOf(viewer(token));
    expect(await failureOf(viewer(other))).toBe(STALE);
    expect(await news()).toEqual(['added']);
    expect(await audited()).toEqual([
      {
        fields: ['secondFactor'],
        changes: [{ field: 'secondFactor', from: null, to: 'Aplicación de códigos' }],
        by: userId,
      },
    ]);
  });

  test('leaves no session good that was opened by the password alone meanwhile', async () => {
    await they.withAuthenticator(token);
    expect(await failureOf(viewer(await openSession(app.db, userId)))).toBe(STALE);
  });

  test('needs a recent proof: signing in, or the password again', async () => {
    they.later(600);
    expect(await failureOf(they.startAuthenticator(token))).toBe(PROOF);
    expect((await they.own(token)).proved).toBe(false);
    expect(await failureOf(they.confirm(token, 'otra-clave'))).toBe(
      'BAD_REQUEST password: La contraseña no es correcta',
    );
    await dataOf(they.confirm(token, PASSWORD));
    await they.withAuthenticator(token);
  });

  test('after a lost answer is the same one, with recovery codes that work', async () => {
    const { challenge: asked, secret } = (await dataOf(they.startAuthenticator(token))).startAuthenticator;
    const input = { challenge: asked, code: they.codeOf(secret) };
    await they.addAuthenticator(token, input);
    const { recoveryCodes } = (await dataOf(they.addAuthenticator(token, input))).addAuthenticator;
    expect((await they.own(token)).factors).toHaveLength(1);
    await dataOf(they.signInWithCode(await challenge(), recoveryCodes![0]!));
  });

  test('takes the code that it shows, of who began it', async () => {
    const { challenge: asked, secret, uri } = (await dataOf(they.startAuthenticator(token))).startAuthenticator;
    expect(uri).toContain(`otpauth://totp/Centro%20M%C3%A9dico:laura%40clinica.example?secret=${secret}`);
    expect(await failureOf(they.addAuthenticator(token, { challenge: asked, code: they.codeOf(secret, 3000) }))).toBe(
      'BAD_REQUEST code: El código no es correcto. Fijate que la hora del teléfono sea la automática',
    );
    expect(
      await failureOf(they.addAuthenticator(token, { challenge: asked, code: they.codeOf(secret), name: ' ' })),
    ).toBe('BAD_REQUEST name: El nombre es requerido');
    const invented = 'x'.repeat(43);
    expect(await failureOf(they.addAuthenticator(token, { challenge: invented, code: '123456' }))).toContain('BAD_REQ');
    expect((await they.own(token)).factors).toEqual([]);
  });
});

describe('A passkey', () => {
  test('is a second step, and signs in alone when it knows who uses it', async () => {
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
  ])('%s signs nobody in', async (_, answer) => {
    const passkey = await they.withPasskey(token);
    passkey.counter = 5;
    const first = await they.startPasskeySignIn();
    await dataOf(they.signInWithPasskey(first.challenge, passkey.signIn(first.challenge)));
    const { challenge: asked } = await they.startPasskeySignIn();
    expect(await failureOf(they.signInWithPasskey(asked, answer(passkey, asked)))).toContain('BAD_REQUEST response: ');
  });

  test('of somebody else is no second step', async () => {
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

  test('is added once, whoever sends it again', async () => {
    const passkey = new SoftPasskey();
    const { challenge: asked } = (await dataOf(they.startPasskey(token))).startPasskey;
    const response = passkey.register(asked);
    await dataOf(they.addPasskey(token, asked, response));
    await dataOf(they.addPasskey(token, asked, response));
    expect((await they.own(token)).factors).toHaveLength(1);
    const forged = new SoftPasskey().register('y'.repeat(43));
    expect(await failureOf(they.addPasskey(token, 'y'.repeat(43), forged))).toBe(OVER);
  });
});

describe('Removing one', () => {
  test('leaves the password alone, says so, and takes the recovery codes along', async () => {
    const { id, codes } = await they.withAuthenticator(token);
    await forgetRequestedMails(app);
    await dataOf(they.remove(token, id));
    expect(await failureOf(they.remove(token, id))).toContain('NOT_FOUND');
    expect(await news()).toEqual(['removed']);
    expect((await audited()).at(-1)?.changes).toEqual([
      { field: 'secondFactor', from: 'Aplicación de códigos', to: null },
    ]);
    await dataOf(signIn(app, EMAIL, PASSWORD));
    await they.withAuthenticator(token);
    expect(await failureOf(they.signInWithCode(await challenge(), codes[0]!))).toContain('no es correcto');
  });

  test('is not for others', async () => {
    const { id } = await they.withAuthenticator(token);
    await makeUser(app.db, { email: 'otro@clinica.example', password: PASSWORD });
    const { token: theirs } = (await dataOf(signIn(app, 'otro@clinica.example', PASSWORD))).signIn;
    expect(await failureOf(they.remove(theirs, id))).toContain('NOT_FOUND');
    expect((await they.own(token)).factors).toHaveLength(1);
  });
});

describe('Where the clinic asks administrators for it', () => {
  beforeEach(askOfAdmins);

  test('one without may set it up, and do nothing else, whichever way they come', async () => {
    expect((await dataOf(viewer(token))) as object).toEqual({
      viewer: { name: 'Laura', mustSetUpSecondFactor: true },
    });
    for (const call of [
      '{ allRooms { id } }',
      '{ users { total } }',
      'mutation { register(input: { name: "Eva", email: "eva@ejemplo.example", password: "secreta-1" }) { id } }',
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "secreta-2") }`,
      'mutation { updateClinicSecurity(input: { adminsNeedSecondFactor: false }) { version } }',
    ]) {
      expect(await failureOf(sendGraphQL(app, call, {}, token))).toBe(SET_UP);
    }
    const refused = await callRest(app, 'GET /admin/users', { token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } });
    await dataOf(sendGraphQL(app, '{ clinic { name } }', {}, token));

    await they.withAuthenticator(token);
    expect((await audited()).at(-1)?.by).toBe(userId);
    await dataOf(sendGraphQL(app, '{ allRooms { id } }', {}, token));
  });

  test('it holds after a new sign-in, and signing out ends what there is', async () => {
    const { token: again } = (await dataOf(signIn(app, EMAIL, PASSWORD))).signIn;
    expect(await failureOf(sendGraphQL(app, '{ allRooms { id } }', {}, again))).toBe(SET_UP);
    await dataOf(sendGraphQL(app, 'mutation { signOut }', {}, again));
    expect(await failureOf(viewer(again))).toBe(STALE);
  });

  test('the last one cannot be removed, and another one can', async () => {
    const { id } = await they.withAuthenticator(token);
    expect(await failureOf(they.remove(token, id))).toContain('CONFLICT: La clínica pide');
    await they.withPasskey(token);
    await dataOf(they.remove(token, id));
  });

  test('nobody else is asked', async () => {
    const { token: patient } = await signedIn(app.db, 'user');
    expect(await dataOf(viewer(patient))).toMatchObject({ viewer: { mustSetUpSecondFactor: false } });
  });
});

describe('Whoever lost their phone', () => {
  const reset = (id: number, by: string) =>
    they.send('mutation ($id: Int!) { resetSecondFactor(id: $id) { hasSecondFactor } }', { id }, by);

  test('gets in again by another administrator, who sees who has one', async () => {
    await they.withAuthenticator(token);
    const { token: other } = await signedIn(app.db, 'admin');
    const list = () =>
      dataOf(
        they.send<{ users: { items: object[] } }>(
          '{ users(sort: name) { items { name hasSecondFactor } } }',
          {},
          other,
        ),
      );
    expect((await list()).users.items).toContainEqual({ name: 'Laura', hasSecondFactor: true });
    await forgetRequestedMails(app);
    expect(await dataOf(reset(userId, other))).toEqual({ resetSecondFactor: { hasSecondFactor: false } });
    expect(await failureOf(viewer(token))).toBe(STALE);
    expect(await news()).toEqual(['reset']);
    await dataOf(signIn(app, EMAIL, PASSWORD));
    expect(await failureOf(reset(userId, other))).toBe('CONFLICT: La cuenta no tiene verificación en dos pasos');
  });

  test('does not reset their own', async () => {
    await they.withAuthenticator(token);
    expect(await failureOf(reset(userId, token))).toContain('CONFLICT: La verificación de tu propia cuenta');
  });

  test('and is the last administrator asks the operator', async () => {
    await they.withAuthenticator(token);
    const operator = createContext(
      { db: app.db, log: createLog('silent'), clock: () => MONDAY_8AM },
      { actor: { kind: 'guest', staleToken: false }, requestId: 'test', source: 'test' },
    );
    await resetSecondFactorOf(operator, ' LAURA@clinica.example ');
    await dataOf(signIn(app, EMAIL, PASSWORD));
    await expect(resetSecondFactorOf(operator, EMAIL)).rejects.toThrow('no tiene verificación en dos pasos');
    await expect(resetSecondFactorOf(operator, 'nadie@clinica.example')).rejects.toThrow('No hay una cuenta');
  });
});
