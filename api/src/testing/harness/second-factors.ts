import { generateSync } from 'otplib';

import { makeUser } from '../factories/people';
import { MONDAY_8AM, type TestApp } from './app';
import { emptyTables } from './empty-tables';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';
import { forgetRequestedMails, requestedMails } from './requested-mails';
import { signIn } from './sessions';
import { SoftPasskey } from './soft-passkey';

export interface Challenge {
  challenge: string;
  methods: string[];
}

export const [EMAIL, PASSWORD] = ['laura@clinica.example', 'secreta-1'];
export const OVER = 'GONE challenge: Pasó demasiado tiempo, o ese paso ya se completó. Empezá de nuevo';
export const STALE = 'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente';

/** Signs in and out with second factors, as browsers do. */
export function secondFactors(app: () => TestApp) {
  const send = <Data = Record<string, never>>(query: string, variables: object = {}, token?: string) =>
    sendGraphQL<Data>(app(), query, { ...variables }, token);

  /** Laura, an administrator who has just signed in; the clinic requires no second factor. */
  async function begin(): Promise<{ userId: number; token: string }> {
    app().clock.now = MONDAY_8AM;
    await emptyTables(app(), 'users', 'rate_limits', 'audit_events');
    await app().db.pool.query('UPDATE settings SET admins_need_second_factor = false');
    await forgetRequestedMails(app());
    const userId = await makeUser(app().db, { name: 'Laura', email: EMAIL, password: PASSWORD, role: 'admin' });
    return { userId, token: (await dataOf(signIn(app(), EMAIL, PASSWORD))).signIn.token };
  }

  const viewer = (session: string) => send('{ viewer { name mustSetUpSecondFactor } }', {}, session);
  const challenge = async () => (await challengeIn(signIn(app(), EMAIL, PASSWORD))).challenge;
  const news = async () => (await requestedMails(app())).map((mail) => (mail as { news?: string }).news);
  const audited = async () =>
    (await app().db.pool.query('SELECT fields, changes, actor_user_id AS "by" FROM audit_events ORDER BY id')).rows;

  /** As an authenticator app shows it `seconds` from now. */
  const codeOf = (secret: string, seconds = 0) =>
    generateSync({ secret, epoch: Math.floor(app().clock.now.getTime() / 1000) + seconds });

  const later = (seconds: number) => void (app().clock.now = new Date(app().clock.now.getTime() + seconds * 1000));

  const signInWithCode = (challenge: string, code: string) =>
    send<{ signInWithCode: { token: string; user: { name: string } } }>(
      'mutation ($challenge: String!, $code: String!) { signInWithCode(challenge: $challenge, code: $code) { token user { name } } }',
      { challenge, code },
    );

  const signInWithPasskey = (challenge: string, response: string) =>
    send<{ signInWithPasskey: { token: string } }>(
      'mutation ($challenge: String!, $response: String!) { signInWithPasskey(challenge: $challenge, response: $response) { token } }',
      { challenge, response },
    );

  const startPasskeySignIn = async (challenge?: string) =>
    (
      await dataOf(
        send<{ startPasskeySignIn: { challenge: string; options: string } }>(
          'mutation ($challenge: String) { startPasskeySignIn(challenge: $challenge) { challenge options } }',
          { challenge },
        ),
      )
    ).startPasskeySignIn;

  const own = async (token: string) =>
    (
      await dataOf(
        send<{ ownSecondFactors: Own }>(
          '{ ownSecondFactors { factors { id kind name lastUsedAt } recoveryCodesLeft required proved passkeysPossible } }',
          {},
          token,
        ),
      )
    ).ownSecondFactors;

  const confirm = (token: string, password: string) =>
    send('mutation ($password: String!) { confirmPassword(password: $password) }', { password }, token);

  const confirmPasskey = (token: string, challenge: string, response: string) =>
    send(
      'mutation ($challenge: String!, $response: String!) { confirmPasskey(challenge: $challenge, response: $response) }',
      { challenge, response },
      token,
    );

  const startPasskeyProof = (token: string) =>
    send<{ startPasskeyProof: { challenge: string; options: string } }>(
      'mutation { startPasskeyProof { challenge options } }',
      {},
      token,
    );

  const startAuthenticator = (token: string) =>
    send<{ startAuthenticator: { challenge: string; secret: string; uri: string } }>(
      'mutation { startAuthenticator { challenge secret uri } }',
      {},
      token,
    );

  const addAuthenticator = (token: string, input: { challenge: string; code: string; name?: string }) =>
    send<{ addAuthenticator: Added }>(
      'mutation ($input: AddAuthenticatorInput!) { addAuthenticator(input: $input) { factor { id } recoveryCodes } }',
      { input: { name: 'Teléfono', ...input } },
      token,
    );

  async function withAuthenticator(token: string): Promise<{ id: number; secret: string; codes: string[] }> {
    const { challenge, secret } = (await dataOf(startAuthenticator(token))).startAuthenticator;
    const { factor, recoveryCodes } = (await dataOf(addAuthenticator(token, { challenge, code: codeOf(secret) })))
      .addAuthenticator;
    return { id: factor.id, secret, codes: recoveryCodes ?? [] };
  }

  const startPasskey = (token: string) =>
    send<{ startPasskey: { challenge: string; options: string } }>(
      'mutation { startPasskey { challenge options } }',
      {},
      token,
    );

  const addPasskey = (token: string, challenge: string, response: string) =>
    send<{ addPasskey: Added }>(
      'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { factor { id } recoveryCodes } }',
      { input: { challenge, response, name: 'Llave' } },
      token,
    );

  async function withPasskey(token: string): Promise<SoftPasskey> {
    const passkey = new SoftPasskey();
    const { challenge } = (await dataOf(startPasskey(token))).startPasskey;
    await dataOf(addPasskey(token, challenge, passkey.register(challenge)));
    return passkey;
  }

  const remove = (token: string, id: number) =>
    send('mutation ($id: Int!) { removeSecondFactor(id: $id) }', { id }, token);

  const rename = (token: string, id: number, name: string) =>
    send<{ renameSecondFactor: { name: string } }>(
      'mutation ($id: Int!, $name: String!) { renameSecondFactor(id: $id, input: { name: $name }) { name } }',
      { id, name },
      token,
    );

  return {
    begin,
    viewer,
    challenge,
    news,
    audited,
    send,
    codeOf,
    later,
    signInWithCode,
    signInWithPasskey,
    startPasskeySignIn,
    own,
    confirm,
    startPasskeyProof,
    confirmPasskey,
    startAuthenticator,
    addAuthenticator,
    withAuthenticator,
    startPasskey,
    addPasskey,
    withPasskey,
    remove,
    rename,
  };
}

/** Throws without one. */
export async function challengeIn(answer: Promise<GraphQLAnswer<unknown>>): Promise<Challenge> {
  const [error] = (await answer).errors ?? [];
  const { secondFactor } = (error?.extensions ?? {}) as { secondFactor?: Challenge };
  if (!secondFactor) throw new Error(`It asked for no second factor: ${JSON.stringify(error)}`);
  return secondFactor;
}

interface Added {
  factor: { id: number };
  recoveryCodes: string[] | null;
}

interface Own {
  factors: { id: number; kind: string; name: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
  required: boolean;
  proved: boolean;
  passkeysPossible: boolean;
}
