import { makeProfessional, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';
import { issueEmailToken, type EmailTokenPurpose } from './email-links/email-token.service';

const EVA = { name: 'Eva Nueva', email: 'eva@ejemplo.example', password: 'secreta-1' };
const EMPTY = {
  phone: null,
  address: null,
  date_of_birth: null,
  profile_picture: null,
  emergency_contact: null,
  professional: null,
};
const DONE = { success: true };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rate_limits');
});
afterAll(() => app.close());

const call = async (line: string, body: unknown, token?: string) => {
  const { status, body: answer } = await callRest(app, line, { body, token });
  return [status, answer];
};
const failure = (line: string, body: unknown, token?: string) => restFailure(callRest(app, line, { body, token }));
const mailed = async (userId: number, purpose: EmailTokenPurpose) =>
  (await app.db.transaction((tx) => issueEmailToken(tx, { userId, purpose, now: app.clock.now })))!.token;

test('registering answers the patient, who then signs in with the same credentials', async () => {
  expect(await call('POST /auth/register', EVA)).toEqual([
    201,
    { user: { id: expect.any(Number), name: 'Eva Nueva', email: 'eva@ejemplo.example', role: 'user', ...EMPTY } },
  ]);
  expect((await call('POST /auth/login', { email: EVA.email, password: EVA.password }))[0]).toBe(200);
  expect(await failure('POST /auth/register', EVA)).toBe(
    '409 CONFLICT email: Ya existe una cuenta con este correo electrónico',
  );
});

test.each([
  [{ ...EVA, name: 'E' }, '400 BAD_REQUEST name: El nombre debe tener al menos 2 caracteres'],
  [{ ...EVA, email: 'eva' }, '400 BAD_REQUEST email: Dirección de correo electrónico inválida'],
  [{ ...EVA, password: '12345' }, '400 BAD_REQUEST password: La contraseña debe tener al menos 6 caracteres'],
  [{ ...EVA, role: 'admin' }, '400 BAD_REQUEST role: El dato role no existe en esta operación'],
  [{ email: EVA.email, password: EVA.password }, '400 BAD_REQUEST name: Falta un dato obligatorio: name'],
])('registering with %j is refused', async (body, refusal) => {
  expect(await failure('POST /auth/register', body)).toBe(refusal);
});

test('an address is confirmed by the token of its mail, once', async () => {
  const id = await makeUser(app.db);
  await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL');
  const token = await mailed(id, 'confirm-email');
  expect(await call('POST /auth/confirm-email', { token })).toEqual([200, DONE]);
  expect(await failure('POST /auth/confirm-email', { token })).toBe(
    '400 BAD_REQUEST token: El enlace no es válido, ya se usó o venció. Pedí uno nuevo',
  );
  expect(await failure('POST /auth/confirm-email', {})).toBe('400 BAD_REQUEST token: Falta un dato obligatorio: token');
});

test.each(['/auth/resend-confirmation', '/auth/forgot-password'])(
  '%s answers alike for every address, and slows down callers that ask too often',
  async (path) => {
    await makeUser(app.db, { email: EVA.email });
    for (const email of [EVA.email, 'nadie@ejemplo.example'])
      expect(await call(`POST ${path}`, { email })).toEqual([200, DONE]);
    expect(await failure(`POST ${path}`, { email: 'x' })).toBe(
      '400 BAD_REQUEST email: Dirección de correo electrónico inválida',
    );
    await app.db.pool.query('UPDATE rate_limits SET points = 100');
    const { status, headers } = await callRest(app, `POST ${path}`, { body: { email: EVA.email } });
    expect([status, Number(headers.get('retry-after')) > 3500]).toEqual([429, true]);
  },
);

test('a forgotten password is set anew by the token of its mail', async () => {
  const id = await makeUser(app.db, { email: EVA.email });
  const token = await mailed(id, 'password-reset');
  expect(await failure('POST /auth/reset-password', { token, newPassword: 'x' })).toBe(
    '400 BAD_REQUEST newPassword: La nueva contraseña debe tener al menos 6 caracteres',
  );
  expect(await call('POST /auth/reset-password', { token, newPassword: EVA.password })).toEqual([200, DONE]);
  expect((await call('POST /auth/login', { email: EVA.email, password: EVA.password }))[0]).toBe(200);
});

test('a profile takes what changed, in snake_case, and answers all of it under data', async () => {
  const { userId, token } = await signedIn(app.db, 'user');
  const sent = {
    name: 'Ana María',
    phone: '11 5555',
    address: 'Calle 1',
    date_of_birth: '1990-02-28',
    emergency_contact: { name: 'Eva', phone: '11 4444', relationship: 'madre' },
  };
  const rest = { id: userId, email: expect.any(String), role: 'user', profile_picture: null, professional: null };
  expect(await call('PUT /users/profile/me', sent, token)).toEqual([200, { data: { ...rest, ...sent } }]);
  expect(
    await call('PUT /users/profile/me', { phone: null, emergency_contact: { relationship: 'tía' } }, token),
  ).toEqual([
    200,
    { data: { ...rest, ...sent, phone: null, emergency_contact: { ...sent.emergency_contact, relationship: 'tía' } } },
  ]);
  expect(await call('PUT /users/profile/me', {}, token)).toMatchObject([200, { data: { name: 'Ana María' } }]);
});

test.each([
  [{ name: null }, '400 BAD_REQUEST name: El nombre es requerido'],
  [{ date_of_birth: '2999-01-01' }, '400 BAD_REQUEST date_of_birth: La fecha de nacimiento no puede ser futura'],
  [{ date_of_birth: '28-02-1990' }, '400 BAD_REQUEST date_of_birth: La fecha debe tener la forma AAAA-MM-DD'],
  [
    { emergency_contact: { phone: 'x'.repeat(201) } },
    '400 BAD_REQUEST emergency_contact.phone: No puede superar los 200 caracteres',
  ],
  [{ email: 'otra@ejemplo.example' }, '400 BAD_REQUEST email: El dato email no existe en esta operación'],
])('a profile refuses %j', async (body, refusal) => {
  expect(await failure('PUT /users/profile/me', body, (await signedIn(app.db, 'user')).token)).toBe(refusal);
});

test('a password is changed by callers who know the current one, without losing their session', async () => {
  const token = await openSession(app.db, await makeUser(app.db, { email: EVA.email, password: 'clave-vieja' }));
  const change = { currentPassword: 'clave-vieja', newPassword: EVA.password };
  expect(await failure('PUT /users/profile/password', { ...change, currentPassword: 'adivinada' }, token)).toBe(
    '400 BAD_REQUEST currentPassword: La contraseña actual no es correcta',
  );
  expect(await failure('PUT /users/profile/password', { ...change, newPassword: '12345' }, token)).toBe(
    '400 BAD_REQUEST newPassword: La nueva contraseña debe tener al menos 6 caracteres',
  );
  expect(await call('PUT /users/profile/password', change, token)).toEqual([200, DONE]);
  expect((await callRest(app, 'GET /auth/profile', { token })).status).toBe(200);
});

test.each([
  'PUT /users/profile/me',
  'PUT /users/profile/password',
  'DELETE /auth/profile/picture',
  'POST /auth/profile/picture',
])('%s needs a session, with any role', async (line) => {
  const body = line.startsWith('DELETE') ? undefined : { colour: 'red' };
  expect(await failure(line, body)).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  const tokens = [
    (await signedIn(app.db, 'admin')).token,
    (await makeProfessional(app.db)).token,
    (await signedIn(app.db, 'user')).token,
  ];
  for (const token of tokens) expect((await callRest(app, line, { body, token })).status).not.toBe(403);
});
