import { makeUser } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { OVER, PASSWORD, secondFactors } from '../../../testing/harness/second-factors';
import { signIn } from '../../../testing/harness/sessions';
import type { SoftPasskey } from '../../../testing/harness/soft-passkey';

const PROOF = 'PROOF_REQUIRED: Por seguridad, confirmá de nuevo que sos vos';

let app: TestApp;
let token: string;
const they = secondFactors(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ token } = await they.begin());
});
afterAll(() => app.close());

describe('No longer requiring a second factor of administrators', () => {
  const ask = (isNeeded: boolean, by = token) =>
    sendGraphQL(
      app,
      'mutation ($is: Boolean) { updateClinicSecurity(input: { adminsNeedSecondFactor: $is }) { adminsNeedSecondFactor } }',
      { is: isNeeded },
      by,
    );

  test('needs a recent proof, as a computer may have been left open', async () => {
    await they.withAuthenticator(token);
    await dataOf(ask(true));
    they.later(600);
    expect(await failureOf(ask(false))).toBe(PROOF);
    expect(await dataOf(sendGraphQL(app, '{ clinicSecurity { adminsNeedSecondFactor } }', {}, token))).toEqual({
      clinicSecurity: { adminsNeedSecondFactor: true },
    });
    await dataOf(they.confirm(token, PASSWORD));
    expect(await dataOf(ask(false))).toEqual({ updateClinicSecurity: { adminsNeedSecondFactor: false } });
  });

  test('is not needed for stricter or unchanged settings', async () => {
    await they.withAuthenticator(token);
    they.later(600);
    await dataOf(ask(false));
    await dataOf(ask(true));
  });
});

describe('A passkey proves the caller’s identity again', () => {
  async function withPasskeyLongAgo(): Promise<SoftPasskey> {
    const passkey = await they.withPasskey(token);
    they.later(600);
    expect((await they.own(token)).proved).toBe(false);
    return passkey;
  }
  const asked = async () => (await dataOf(they.startPasskeyProof(token))).startPasskeyProof;

  test('as the password does, for ten minutes', async () => {
    const passkey = await withPasskeyLongAgo();
    const { challenge, options } = await asked();
    expect(JSON.parse(options)).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id.toString('base64url') }],
    });
    const answer = passkey.signIn(challenge);
    await dataOf(they.confirmPasskey(token, challenge, answer));
    expect(await they.own(token)).toMatchObject({
      proved: true,
      factors: [{ lastUsedAt: '2026-06-01T08:10:00-03:00' }],
    });
    expect(await failureOf(they.confirmPasskey(token, challenge, answer))).toBe(OVER);
    they.later(600);
    expect((await they.own(token)).proved).toBe(false);
  });

  test('once, also for concurrent requests with its response', async () => {
    const passkey = await withPasskeyLongAgo();
    const { challenge } = await asked();
    const answer = passkey.signIn(challenge);
    const sent = await Promise.all([1, 2].map(() => they.confirmPasskey(token, challenge, answer)));
    expect(sent.map(({ errors }) => errors?.[0]?.extensions?.['code'] ?? 'proved').sort()).toEqual(['GONE', 'proved']);
  });

  test('unless it did not verify its user, belongs to another account, or has another purpose', async () => {
    const passkey = await withPasskeyLongAgo();
    const { challenge } = await asked();
    const left = passkey.signIn(challenge, { verified: false });
    expect(await failureOf(they.confirmPasskey(token, challenge, left))).toContain('BAD_REQUEST response');

    await makeUser(app.db, { email: 'otro@clinica.example', password: PASSWORD });
    const { token: other } = (await dataOf(signIn(app, 'otro@clinica.example', PASSWORD))).signIn;
    expect(await failureOf(they.startPasskeyProof(other))).toBe('CONFLICT: Tu cuenta no tiene una llave de acceso');
    const theirs = await they.withPasskey(other);
    expect(await failureOf(they.confirmPasskey(token, challenge, theirs.signIn(challenge)))).toContain(
      'BAD_REQUEST response',
    );
    expect(await failureOf(they.confirmPasskey(other, challenge, theirs.signIn(challenge)))).toBe(OVER);

    const { challenge: ofSignIn } = await they.startPasskeySignIn();
    expect(await failureOf(they.confirmPasskey(token, ofSignIn, passkey.signIn(ofSignIn)))).toBe(OVER);
    expect(await failureOf(they.signInWithPasskey(challenge, passkey.signIn(challenge)))).toBe(OVER);
    expect((await they.own(token)).proved).toBe(false);
  });
});
