import { createContext } from '../../../platform/context';
import { createLog } from '../../../platform/log';
import { makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';
import { callRest } from '../../../testing/harness/rest';
import { EMAIL, OVER, PASSWORD, secondFactors, STALE } from '../../../testing/harness/second-factors';
import { signIn } from '../../../testing/harness/sessions';
import { SoftPasskey } from '../../../testing/harness/soft-passkey';
import { resetSecondFactorOf } from './reset-factors.service';

const PROOF = 'PROOF_REQUIRED: Por seguridad, confirmá de nuevo que sos vos';
const SET_UP =
  'SECOND_FACTOR_SETUP_REQUIRED: La clínica pide la verificación en dos pasos: configurala en tu cuenta para seguir';

let app: TestApp;
let userId: number;
let token: string;
const they = secondFactors(() => app);
const { audited, challenge, news, viewer } = they;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ userId, token } = await they.begin());
});
afterAll(() => app.close());

const askOfAdmins = () => app.db.pool.query('UPDATE settings SET admins_need_second_factor = true');

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

  test('invalidates a session opened by the password alone meanwhile', async () => {
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

  test('again after a lost answer returns the same factor, with valid recovery codes', async () => {
    const { challenge: asked, secret } = (await dataOf(they.startAuthenticator(token))).startAuthenticator;
    const input = { challenge: asked, code: they.codeOf(secret) };
    await they.addAuthenticator(token, input);
    const { recoveryCodes } = (await dataOf(they.addAuthenticator(token, input))).addAuthenticator;
    expect((await they.own(token)).factors).toHaveLength(1);
    await dataOf(they.signInWithCode(await challenge(), recoveryCodes![0]!));
  });

  test('does not renew recovery codes by a replay: it needs a code, within ten minutes, and no used recovery code', async () => {
    const { challenge: asked, secret } = (await dataOf(they.startAuthenticator(token))).startAuthenticator;
    const add = async (code = they.codeOf(secret)) => they.addAuthenticator(token, { challenge: asked, code });
    const renewed = async () => (await dataOf(add())).addAuthenticator.recoveryCodes;
    const [spent] = (await dataOf(add())).addAuthenticator.recoveryCodes!;
    expect(await failureOf(add('000000'))).toContain('BAD_REQUEST code');
    expect(await renewed()).toHaveLength(10);
    expect(await news()).toEqual(['added', 'recovery-codes-renewed']);
    expect((await audited()).at(-1)).toMatchObject({ fields: ['recoveryCodes'], by: userId });
    expect(await failureOf(they.signInWithCode(await challenge(), spent!))).toContain('no es correcto');
    they.later(599);
    expect(await renewed()).toHaveLength(10);
    they.later(1);
    await dataOf(they.confirm(token, PASSWORD));
    expect(await renewed()).toBeNull();
  });

  test('does not renew them once one was used', async () => {
    const { challenge: asked, secret } = (await dataOf(they.startAuthenticator(token))).startAuthenticator;
    const input = { challenge: asked, code: they.codeOf(secret) };
    const [spent] = (await dataOf(they.addAuthenticator(token, input))).addAuthenticator.recoveryCodes!;
    await dataOf(they.signInWithCode(await challenge(), spent!));
    expect((await dataOf(they.addAuthenticator(token, input))).addAuthenticator.recoveryCodes).toBeNull();
    expect((await they.own(token)).recoveryCodesLeft).toBe(9);
  });

  test('requires the code of the same authenticator, from the person who started', async () => {
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

  test('with a passkey twice adds it once', async () => {
    const passkey = new SoftPasskey();
    const { challenge: asked } = (await dataOf(they.startPasskey(token))).startPasskey;
    const response = passkey.register(asked);
    await dataOf(they.addPasskey(token, asked, response));
    await dataOf(they.addPasskey(token, asked, response));
    expect((await they.own(token)).factors).toHaveLength(1);
    const forged = new SoftPasskey().register('y'.repeat(43));
    expect(await failureOf(they.addPasskey(token, 'y'.repeat(43), forged))).toBe(OVER);
  });

  test.each([[{ usb: true }], [['usb', '\0', 7]]])(
    'of a passkey passes over odd ways to reach it: %j',
    async (transports) => {
      const { challenge: asked } = (await dataOf(they.startPasskey(token))).startPasskey;
      const sent = JSON.parse(new SoftPasskey().register(asked)) as { response: object };
      const odd = JSON.stringify({ ...sent, response: { ...sent.response, transports } });
      await dataOf(they.addPasskey(token, asked, odd));
      expect((await they.own(token)).factors).toHaveLength(1);
    },
  );
});

describe('Removing one', () => {
  test('deletes the recovery codes, mails the owner, and leaves the password as the only step', async () => {
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

describe('A new name', () => {
  test('needs no recent proof, only its owner; it is audited', async () => {
    const { id } = await they.withAuthenticator(token);
    they.later(600);
    for (const name of [' Teléfono viejo ', 'Teléfono viejo']) {
      expect(await dataOf(they.rename(token, id, name))).toEqual({ renameSecondFactor: { name: 'Teléfono viejo' } });
    }
    expect((await audited()).slice(1).map(({ changes }) => changes)).toEqual([
      [{ field: 'secondFactorName', from: 'Teléfono', to: 'Teléfono viejo' }],
    ]);
    const { token: other } = await signedIn(app.db, 'admin');
    expect(await failureOf(they.rename(other, id, 'Mío'))).toContain('NOT_FOUND');
    expect((await they.own(token)).factors[0]?.name).toBe('Teléfono viejo');
  });

  test.each([
    [' ', 'El nombre es requerido'],
    ['x'.repeat(61), 'No puede superar los 60 caracteres'],
  ])('is 1 to 60 characters: %j', async (name, says) => {
    const { id } = await they.withAuthenticator(token);
    expect(await failureOf(they.rename(token, id, name))).toContain(`BAD_REQUEST name: ${says}`);
  });
});

describe('When the clinic requires it of administrators', () => {
  beforeEach(askOfAdmins);

  test('one without may only set it up, through every API', async () => {
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

  test('the restriction survives a new sign-in, and signing out ends the session', async () => {
    const { token: again } = (await dataOf(signIn(app, EMAIL, PASSWORD))).signIn;
    expect(await failureOf(sendGraphQL(app, '{ allRooms { id } }', {}, again))).toBe(SET_UP);
    await dataOf(sendGraphQL(app, 'mutation { signOut }', {}, again));
    expect(await failureOf(viewer(again))).toBe(STALE);
  });

  test('only the last one cannot be removed', async () => {
    const { id } = await they.withAuthenticator(token);
    expect(await failureOf(they.remove(token, id))).toContain('CONFLICT: La clínica pide');
    await they.withPasskey(token);
    await dataOf(they.remove(token, id));
  });

  test('other accounts are exempt', async () => {
    const { token: patient } = await signedIn(app.db, 'user');
    expect(await dataOf(viewer(patient))).toMatchObject({ viewer: { mustSetUpSecondFactor: false } });
  });
});

describe('A member with a lost phone', () => {
  const reset = (id: number, by: string) =>
    they.send('mutation ($id: Int!) { resetSecondFactor(id: $id) { hasSecondFactor } }', { id }, by);
  const colleague = async () => {
    await makeUser(app.db, { email: 'otra@clinica.example', password: PASSWORD, role: 'admin' });
    return (await dataOf(signIn(app, 'otra@clinica.example', PASSWORD))).signIn.token;
  };

  test('is let in again by another administrator, who sees which accounts have one', async () => {
    await they.withAuthenticator(token);
    const other = await colleague();
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

  test('is let in again only by an administrator with a recent proof, as a computer may have been left open', async () => {
    await they.withAuthenticator(token);
    const other = await colleague();
    they.later(600);
    expect(await failureOf(reset(userId, other))).toContain('PROOF_REQUIRED');
    expect((await they.own(token)).factors).toHaveLength(1);
    await dataOf(they.confirm(other, PASSWORD));
    expect(await dataOf(reset(userId, other))).toEqual({ resetSecondFactor: { hasSecondFactor: false } });
  });

  test('does not reset their own', async () => {
    await they.withAuthenticator(token);
    expect(await failureOf(reset(userId, token))).toContain('CONFLICT: La verificación de tu propia cuenta');
  });

  test('who is the last administrator is let in by the operator', async () => {
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
