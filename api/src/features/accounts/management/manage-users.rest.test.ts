import { makeProfessional, makeUser, openSession } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { callRest, restFailure } from '../../../testing/harness/rest';

let app: TestApp;
let admin: string;
let ana: number;

const ANA = {
  id: expect.any(Number),
  name: 'Ana Prueba',
  email: 'ana@ejemplo.example',
  phone: '+54 11 5555 0101',
  role: 'user',
  date_of_birth: null,
  address: null,
  emergency_contact: null,
  appointments: [expect.objectContaining({ status: 'pending', start_time: '2026-06-02T10:00:00-03:00' })],
  createdAt: '2019-12-31T21:00:00-03:00',
  suspended: false,
  version: 1,
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await openSession(app.db, await makeUser(app.db, { name: 'Zoe', role: 'admin' }));
  ana = await makeUser(app.db, { email: 'ana@ejemplo.example', phone: '+54 11 5555 0101' });
  const { id: professionalId } = await makeProfessional(app.db);
  const roomId = await makeRoom(app.db);
  await makeAppointment(app.db, {
    professionalId,
    roomId,
    patientUserId: ana,
    from: '2026-06-02T10:00-03:00',
    to: '2026-06-02T10:30-03:00',
  });
});
afterAll(() => app.close());

const asAdmin = (line: string, body?: object) => callRest(app, line, { token: admin, ...(body && { body }) });

test('the users are a bare list with the documented keys, that can be narrowed', async () => {
  const { status, body } = await asAdmin('GET /admin/users');
  expect([status, (body as { name: string }[]).map(({ name }) => name)]).toEqual([
    200,
    ['Ana Prueba', 'Laura Médica', 'Zoe'],
  ]);
  expect((body as object[])[0]).toEqual(ANA);
  expect((await asAdmin('GET /admin/users?search=PRUEBA&role=user')).body).toEqual([ANA]);
  const { body: second, headers } = await asAdmin('GET /admin/users?page=2&limit=2');
  expect(second).toHaveLength(1);
  expect(headers.get('link')?.split(', ')).toEqual([
    '</api/admin/users?page=1&limit=2>; rel="first"',
    '</api/admin/users?page=1&limit=2>; rel="prev"',
    '</api/admin/users?page=2&limit=2>; rel="last"',
  ]);
  expect(await restFailure(asAdmin('GET /admin/users?role=paciente'))).toContain('400 BAD_REQUEST role');
});

test('a user is changed by the fields sent, and answered as in the list', async () => {
  const emergency_contact = { name: 'Luis', phone: '11 4444', relationship: 'padre' };
  const { status, body } = await asAdmin(`PUT /admin/users/${ana}`, {
    date_of_birth: '1990-02-28',
    emergency_contact,
    expected_version: 1,
  });
  expect([status, body]).toEqual([200, { ...ANA, date_of_birth: '1990-02-28', emergency_contact, version: 2 }]);
  expect(await asAdmin(`PUT /admin/users/${ana}`, body as object)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await restFailure(asAdmin(`PUT /admin/users/${ana}`, { name: '' }))).toBe(
    '400 BAD_REQUEST name: El nombre es requerido',
  );
  expect((await asAdmin(`PUT /admin/users/${ana}`, { name: 'Otra', expected_version: 1 })).status).toBe(409);
});

test('a password is set without the one before', async () => {
  expect(await asAdmin(`PUT /admin/users/${ana}/password`, { newPassword: 'clave-nueva' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await restFailure(asAdmin(`PUT /admin/users/${ana}/password`, { newPassword: 'corta' }))).toBe(
    '400 BAD_REQUEST newPassword: La contraseña debe tener al menos 6 caracteres',
  );
});

test('a user is deleted once, with an empty answer', async () => {
  expect(await asAdmin(`DELETE /admin/users/${ana}`)).toMatchObject({ status: 204, body: undefined });
  expect(await restFailure(asAdmin(`DELETE /admin/users/${ana}`))).toBe('404 NOT_FOUND: El usuario no existe');
});

test('all of it is for administrators', async () => {
  const patient = await openSession(app.db, await makeUser(app.db));
  const lines = [
    ['GET /admin/users'],
    ['PUT /admin/users/1', {}],
    ['PUT /admin/users/1/password', { newPassword: 'clave-nueva' }],
    ['DELETE /admin/users/1'],
  ] as const;
  for (const [line, body] of lines) {
    expect(await restFailure(callRest(app, line, { body }))).toContain('401 UNAUTHENTICATED');
    expect(await restFailure(callRest(app, line, { body, token: patient }))).toContain('403 FORBIDDEN');
  }
});
