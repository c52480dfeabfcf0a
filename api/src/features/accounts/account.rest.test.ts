import { makeProfessional, makeSpecialty, makeUser, openSession } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { callRest, restFailure } from '../../testing/harness/rest';

const PASSWORD = 'clave-segura';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await makeUser(app.db, {
    name: 'Pedro Paciente',
    email: 'pedro@ejemplo.example',
    phone: '11 5555-0101',
    password: PASSWORD,
  });
  await makeUser(app.db, { email: 'suspendida@ejemplo.example', password: PASSWORD, suspended: true });
});
afterAll(() => app.close());

const login = (email: unknown, password: unknown = PASSWORD) =>
  callRest(app, 'POST /auth/login', { body: { email, password } });

const PEDRO = {
  id: expect.any(Number),
  name: 'Pedro Paciente',
  email: 'pedro@ejemplo.example',
  role: 'user',
  phone: '11 5555-0101',
  address: null,
  date_of_birth: null,
  profile_picture: null,
  emergency_contact: null,
  professional: null,
};

test('signing in answers a token that works, the user and no professional for a patient', async () => {
  const { status, body } = await login(' PEDRO@ejemplo.example ');

  expect(status).toBe(200);
  expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: PEDRO, professional: null });
  const { token } = body as { token: string };
  const profile = await callRest(app, 'GET /auth/profile', { token });
  expect([profile.status, profile.body]).toEqual([200, { user: PEDRO }]);
});

test('a professional gets their profile beside and inside the user', async () => {
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  const { id, userId } = await makeProfessional(app.db, {
    name: 'Laura Médica',
    email: 'laura@ejemplo.example',
    specialtyId,
  });
  const profile = {
    id,
    profile_picture: null,
    specialty: 'Cardiología',
    specialtyId,
    specialty_id: specialtyId,
    bio: 'Atiende adultos.',
    user: { name: 'Laura Médica', email: 'laura@ejemplo.example', phone: null, profile_picture: null },
  };

  const { body } = await callRest(app, 'GET /auth/profile', { token: await openSession(app.db, userId) });

  expect(body).toEqual({
    user: {
      id: userId,
      name: 'Laura Médica',
      email: 'laura@ejemplo.example',
      role: 'professional',
      phone: null,
      address: null,
      date_of_birth: null,
      profile_picture: null,
      emergency_contact: null,
      professional: profile,
    },
  });
});

test('the profile tells address, birthday and emergency contact once they are known', async () => {
  const id = await makeUser(app.db, { email: 'completa@ejemplo.example' });
  await app.db.pool.query(
    `UPDATE users SET address = 'Calle 1', date_of_birth = '1990-02-28', emergency_contact_name = 'Eva',
       emergency_contact_phone = '11 4444-0000', emergency_contact_relationship = 'madre' WHERE id = $1`,
    [id],
  );

  const { body } = await callRest(app, 'GET /auth/profile', { token: await openSession(app.db, id) });

  expect(body).toMatchObject({
    user: {
      address: 'Calle 1',
      date_of_birth: '1990-02-28',
      emergency_contact: { name: 'Eva', phone: '11 4444-0000', relationship: 'madre' },
    },
  });
});

test('the profile needs a session that is still open', async () => {
  expect(await restFailure(callRest(app, 'GET /auth/profile'))).toBe(
    '401 UNAUTHENTICATED: Es necesario iniciar sesión',
  );
  expect(await restFailure(callRest(app, 'GET /auth/profile', { token: 'x'.repeat(43) }))).toBe(
    '401 UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente',
  );
});

test.each([
  ['nadie@ejemplo.example', PASSWORD, '404 NOT_FOUND email: No se encontró una cuenta con este correo electrónico.'],
  [
    'pedro@ejemplo.example',
    'otra-clave',
    '401 UNAUTHENTICATED password: Credenciales incorrectas. Verifica tu correo electrónico y contraseña.',
  ],
  [
    'suspendida@ejemplo.example',
    PASSWORD,
    '403 FORBIDDEN: Tu cuenta ha sido suspendida. Contacta al administrador para más información.',
  ],
  ['', PASSWORD, '400 BAD_REQUEST email: El correo electrónico es requerido'],
  ['pedro', PASSWORD, '400 BAD_REQUEST email: Dirección de correo electrónico inválida'],
  [null, PASSWORD, '400 BAD_REQUEST email: Falta un dato obligatorio: email'],
  ['pedro@ejemplo.example', 'corta', '400 BAD_REQUEST password: La contraseña debe tener al menos 6 caracteres'],
  ['pedro@ejemplo.example', 12345678, '400 BAD_REQUEST password: password debe ser un texto'],
])('signing in as %j with %j is refused', async (email, password, failure) => {
  expect(await restFailure(login(email, password))).toBe(failure);
});

test('too many failures have to wait, and read how long', async () => {
  await makeUser(app.db, { email: 'blanco@ejemplo.example', password: PASSWORD });
  for (let attempt = 0; attempt < 10; attempt += 1) await login('blanco@ejemplo.example', 'equivocada');

  const { status, body, headers } = await login('blanco@ejemplo.example');

  expect(status).toBe(429);
  expect(body).toEqual({
    error: 'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.',
    code: 'TOO_MANY_REQUESTS',
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
});
