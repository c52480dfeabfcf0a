import { makeUser } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { requestedMails } from '../../../testing/harness/requested-mails';
import { signIn } from '../../../testing/harness/sessions';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, { concealAccounts: true });
  await makeUser(app.db, { email: 'ana@ejemplo.example', password: 'secreta-1' });
});
afterAll(() => app.close());

test('With concealed accounts, signing in answers alike to an unknown address and a wrong password', async () => {
  const wrong = 'UNAUTHENTICATED password: Credenciales incorrectas. Verifica tu correo electrónico y contraseña.';
  expect(await failureOf(signIn(app, 'nadie@ejemplo.example', 'secreta-1'))).toBe(wrong);
  expect(await failureOf(signIn(app, 'ana@ejemplo.example', 'secreta-2'))).toBe(wrong);
  await dataOf(signIn(app, 'ana@ejemplo.example', 'secreta-1'));
});

const register = (email: string) =>
  dataOf(
    sendGraphQL(
      app,
      `mutation ($email: String!) { register(input: { name: "Ana", email: $email, password: "elegida-1" }) {
        id name role emailConfirmed professional { id } version } }`,
      { email },
    ),
  );

test('registering does as well: one answer, no session, and a mail leads on', async () => {
  const [known, unknown] = [await register('ANA@ejemplo.example'), await register('nueva@ejemplo.example')];
  expect(known).toEqual(unknown);
  for (const email of ['ana@ejemplo.example', 'nueva@ejemplo.example'])
    expect(await failureOf(signIn(app, email, 'elegida-1'))).toMatch(/^UNAUTHENTICATED password/);
  expect(await requestedMails(app)).toMatchObject([{ kind: 'password-reset' }, { kind: 'invitation' }]);
  expect(await register('nueva@ejemplo.example')).toEqual(unknown);
});

test('nor do two registrations at once, of which only one can open the account', async () => {
  const both = (email: string) => Promise.all([register(email), register(email), register(email)]);
  expect(await both('juntas@ejemplo.example')).toEqual(await both('ana@ejemplo.example'));
});
