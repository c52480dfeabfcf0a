import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { requestedMails, forgetRequestedMails } from '../../testing/harness/requested-mails';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let admin: string;
let cardiology: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  cardiology = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("DELETE FROM users WHERE role <> 'admin'");
  await forgetRequestedMails(app);
});

const asAdmin = (line: string, body?: unknown, headers?: Record<string, string>) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }), ...(headers && { headers }) });
const listed = async () =>
  (await asAdmin('GET /admin/professionals')).body as { id: number; sortOrder: number; user: { name: string } }[];
const audited = async () =>
  (await app.db.pool.query('SELECT action, entity, fields FROM audit_events ORDER BY id')).rows;
const account = async (email: string) =>
  (await app.db.pool.query('SELECT id, role, email_confirmed_at AS confirmed FROM users WHERE email = $1', [email]))
    .rows[0];

describe('Administrators list professionals', () => {
  test('in display order and by name, hidden and suspended ones too, with all form fields', async () => {
    const second = await makeProfessional(app.db, {
      name: 'beatriz',
      email: 'bea@ejemplo.example',
      sortOrder: 1,
      isPublic: false,
    });
    const third = await makeProfessional(app.db, { name: 'Carla', sortOrder: 1 });
    const first = await makeProfessional(app.db, { name: 'Zoe', specialtyId: cardiology });
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [third.userId]);

    const { status, body } = await asAdmin('GET /admin/professionals');

    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        id: first.id,
        specialty: 'Cardiología',
        specialtyId: cardiology,
        specialty_id: cardiology,
        is_public: true,
      }),
      {
        id: second.id,
        specialty: null,
        specialtyId: 0,
        specialty_id: 0,
        bio: 'Atiende adultos.',
        sortOrder: 1,
        profile_picture: null,
        ratePerAppointment: 20000,
        defaultDuration: 30,
        is_public: false,
        license_number: null,
        refeps_number: null,
        version: 2,
        user: { id: second.userId, name: 'beatriz', email: 'bea@ejemplo.example', phone: null, profile_picture: null },
      },
      expect.objectContaining({ id: third.id, is_public: false }),
    ]);
  });
});

describe('A new professional', () => {
  const ANA = { name: ' Ana Díaz ', email: 'ana@ejemplo.example', password: 'lo-secreto-de-ana' };

  test('gets an account to sign in with, a mail to confirm its address, and a place on the public page', async () => {
    const { status, body } = await asAdmin('POST /admin/professionals', {
      ...ANA,
      specialty_id: cardiology,
      phone: ' 11 5555-0000 ',
      bio: 'Adultos.',
      license_number: ' MN 123456 ',
      refeps_number: '541030736087',
      sortOrder: 3,
      ratePerAppointment: 18000.5,
      defaultDuration: 45,
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ specialty: 'Cardiología', bio: 'Adultos.', sortOrder: 3, is_public: true });
    expect(body).toMatchObject({ ratePerAppointment: 18000.5, defaultDuration: 45 });
    expect(body).toMatchObject({ license_number: 'MN 123456', refeps_number: '541030736087' });
    expect(body).toMatchObject({ user: { name: 'Ana Díaz', email: 'ana@ejemplo.example', phone: '+54 11 5555 0000' } });
    expect(await listed()).toEqual([body]);
    expect((await callRest(app, 'GET /public/professionals')).body).toMatchObject([{ specialty: 'Cardiología' }]);
    const { id, role, confirmed } = await account('ana@ejemplo.example');
    expect([role, confirmed]).toEqual(['professional', null]);
    expect(await requestedMails(app)).toEqual([{ kind: 'confirm-email', userId: id }]);
    const login = await callRest(app, 'POST /auth/login', {
      body: { email: 'ana@ejemplo.example', password: 'lo-secreto-de-ana' },
    });
    expect(login.body).toMatchObject({
      user: { role: 'professional' },
      professional: { id: (body as { id: number }).id },
    });
    expect(await audited()).toMatchObject([
      { action: 'created', entity: 'user' },
      { action: 'created', entity: 'professional' },
    ]);
  });

  test('without a password is invited to choose one', async () => {
    const { password: _, ...named } = ANA;
    await asAdmin('POST /admin/professionals', { ...named, specialty_id: cardiology });
    const { id } = await account(ANA.email);
    expect(await requestedMails(app)).toMatchObject([{ kind: 'invitation', userId: id }]);
  });

  test.each([
    ['', 0],
    ['primero', 0],
    [null, 0],
    [undefined, 0],
    [true, 0],
    ['7', 7],
    [0, 0],
  ])('with sortOrder %j has %d', async (sortOrder, stored) => {
    expect((await asAdmin('POST /admin/professionals', { ...ANA, specialty_id: cardiology, sortOrder })).status).toBe(
      201,
    );
    expect(await listed()).toMatchObject([{ sortOrder: stored }]);
  });

  test.each([
    [{ email: '' }, '400 BAD_REQUEST email: El correo electrónico es requerido'],
    [{ email: 'ana' }, '400 BAD_REQUEST email: Dirección de correo electrónico inválida'],
    [{ password: '' }, '400 BAD_REQUEST password: La contraseña es requerida'],
    [{ password: 'corta' }, '400 BAD_REQUEST password: La contraseña debe tener al menos 10 caracteres'],
    [{ name: ' ' }, '400 BAD_REQUEST name: El nombre es requerido'],
    [{ specialty_id: 0 }, '400 BAD_REQUEST specialty_id: Elegí una especialidad'],
    [{ specialty_id: 999999 }, '400 BAD_REQUEST specialty_id: La especialidad no existe. Elegí otra'],
    [{ specialty_id: undefined }, '400 BAD_REQUEST specialty_id: Falta un dato obligatorio: specialty_id'],
    [{ phone: 'x'.repeat(41) }, '400 BAD_REQUEST phone: No puede superar los 40 caracteres'],
    [{ bio: 'x'.repeat(2001) }, '400 BAD_REQUEST bio: No puede superar los 2.000 caracteres'],
    [{ defaultDuration: 4 }, '400 BAD_REQUEST defaultDuration: La duración debe estar entre 5 y 480 minutos'],
    [
      { ratePerAppointment: -1 },
      '400 BAD_REQUEST ratePerAppointment: El importe debe ser un número no negativo con dos decimales como máximo',
    ],
    [{ sortOrder: -1 }, '400 BAD_REQUEST sortOrder: El orden debe ser un número entre 0 y 9999'],
    [{ sortOrder: 1.5 }, '400 BAD_REQUEST sortOrder: El orden debe ser un número entero'],
  ])('with %j is refused, and leaves no account', async (fault, failure) => {
    const body = { ...ANA, specialty_id: cardiology, ...fault };
    expect(await restFailure(asAdmin('POST /admin/professionals', body))).toBe(failure);
    expect([await listed(), await account(ANA.email), await requestedMails(app)]).toEqual([[], undefined, []]);
  });

  test('is refused with an address that an account has, whatever its case, also of two at once', async () => {
    await makeUser(app.db, { email: 'ANA@ejemplo.example' });
    const create = (email: string) => asAdmin('POST /admin/professionals', { ...ANA, email, specialty_id: cardiology });
    expect(await restFailure(create(ANA.email))).toBe(
      '409 CONFLICT email: Ya existe una cuenta con este correo electrónico',
    );
    const statuses = (await Promise.all([create('uno@ejemplo.example'), create('UNO@ejemplo.example')])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });

  test('is created once by a retry with its key, which never stores the password', async () => {
    const key = { 'idempotency-key': 'alta-profesional-1' };
    const create = (name: string) =>
      asAdmin('POST /admin/professionals', { ...ANA, name, specialty_id: cardiology }, key);
    const [first, again] = [await create('Ana'), await create('Ana')];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await restFailure(create('Eva'))).toMatch(/^422 IDEMPOTENCY_MISMATCH/);
    expect(await listed()).toHaveLength(1);
  });
});

test.each([
  ['GET /admin/professionals'],
  ['POST /admin/professionals'],
  ['PUT /admin/professionals/1'],
  ['PUT /admin/professionals/reorder'],
])('%s is for administrators', async (line) => {
  const { token: patient } = await signedIn(app.db, 'user');
  const { token: professional } = await makeProfessional(app.db);
  expect(await restFailure(callRest(app, line))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  for (const token of [patient, professional]) {
    expect(await restFailure(callRest(app, line, { token }))).toBe(
      '403 FORBIDDEN: Sin permisos para realizar esta acción',
    );
  }
});

test('Only administrators read the account of a professional', async () => {
  const laura = await makeProfessional(app.db);
  expect(await dataOf(sendGraphQL(app, '{ allProfessionals { userId } }', {}, admin))).toEqual({
    allProfessionals: [{ userId: laura.userId }],
  });
  expect(await failureOf(sendGraphQL(app, '{ professionals { userId } }', {}, laura.token))).toContain('FORBIDDEN');
});
