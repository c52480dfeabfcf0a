import { makeUser } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf } from '../../../testing/harness/graphql';
import { signIn } from '../../../testing/harness/sessions';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, { concealAccounts: true });
  await makeUser(app.db, { email: 'ana@ejemplo.example', password: 'secreta-1' });
});
afterAll(() => app.close());

test('Where accounts are concealed, signing in does not tell an unknown address from a wrong password', async () => {
  const wrong = 'UNAUTHENTICATED password: Credenciales incorrectas. Verifica tu correo electrónico y contraseña.';
  expect(await failureOf(signIn(app, 'nadie@ejemplo.example', 'secreta-1'))).toBe(wrong);
  expect(await failureOf(signIn(app, 'ana@ejemplo.example', 'secreta-2'))).toBe(wrong);
  await dataOf(signIn(app, 'ana@ejemplo.example', 'secreta-1'));
});
