import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../testing/factories/people';
import { activityOf } from '../../testing/harness/activity';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
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

describe('A changed professional', () => {
  let laura: { id: number; userId: number; token: string };
  beforeEach(async () => {
    laura = await makeProfessional(app.db, { name: 'Laura', email: 'laura@ejemplo.example', specialtyId: cardiology });
  });
  const change = (body: object) => asAdmin(`PUT /admin/professionals/${laura.id}`, body);

  test('stores the sent fields in profile and account, and keeps the others', async () => {
    const { status, body } = await change({ name: 'Laura M.', phone: '11 4444-0000', bio: null, sortOrder: 4 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { name: 'Laura M.', email: 'laura@ejemplo.example', phone: '+54 11 4444 0000' },
      bio: '',
      sortOrder: 4,
      specialty: 'Cardiología',
    });
    expect(await audited()).toMatchObject([
      { action: 'updated', entity: 'user', fields: ['name', 'phone'] },
      { action: 'updated', entity: 'professional', fields: ['bio', 'sortOrder'] },
    ]);
    expect((await change({ name: 'Laura M.', sortOrder: 4 })).body).toEqual(body);
    expect(await audited()).toHaveLength(2);
    expect(await requestedMails(app)).toEqual([]);
  });

  test('must confirm a new address, but not another case of the old one', async () => {
    await change({ email: 'Laura@ejemplo.example' });
    expect([(await account('Laura@ejemplo.example')).confirmed, await requestedMails(app)]).toEqual([
      expect.any(Date),
      [],
    ]);
    await change({ email: 'lm@ejemplo.example' });
    expect((await account('lm@ejemplo.example')).confirmed).toBeNull();
    expect(await requestedMails(app)).toEqual([{ kind: 'confirm-email', userId: laura.userId }]);
  });

  test.each([
    [{ name: null }, '400 BAD_REQUEST name: El nombre es requerido'],
    [{ email: null }, '400 BAD_REQUEST email: El correo electrónico es requerido'],
    [{ email: 'laura' }, '400 BAD_REQUEST email: Dirección de correo electrónico inválida'],
    [{ specialty_id: 0 }, '400 BAD_REQUEST specialty_id: Elegí una especialidad'],
    [{ specialty_id: null }, '400 BAD_REQUEST specialty_id: Elegí una especialidad'],
    [{ sortOrder: null }, '400 BAD_REQUEST sortOrder: El orden debe ser un número entre 0 y 9999'],
    [{ email: 'OTRA@ejemplo.example' }, '409 CONFLICT email: Ya existe una cuenta con este correo electrónico'],
  ])('is refused entirely with %j', async (body, failure) => {
    await makeUser(app.db, { email: 'otra@ejemplo.example' });
    expect(await restFailure(change({ bio: 'Otra', ...body }))).toBe(failure);
    expect(await listed()).toMatchObject([
      { bio: 'Atiende adultos.', user: { email: 'laura@ejemplo.example' }, version: 2 },
    ]);
    expect(await audited()).toEqual([]);
  });

  test('does not overwrite concurrent changes', async () => {
    const { body: saved } = await change({ bio: 'De la primera', expected_version: 2 });
    expect(saved).toMatchObject({ bio: 'De la primera' });
    const second = await change({ phone: '11 4444-0000', expected_version: 2 });
    expect([second.status, (second.body as { current: unknown }).current]).toEqual([409, saved]);
    expect((await change({ expected_version: 3, phone: '11 4444-0000' })).body).toMatchObject({ version: 4 });
    expect((await change({ expected_version: 3, bio: 'De la tercera' })).status).toBe(409);
  });

  test('logs changed fee and duration, and rejects stale changes of them', async () => {
    const rate = (body: object) => callRest(app, `PUT /professionals/${laura.id}/rate`, { token: laura.token, body });
    await change({ ratePerAppointment: 25000, defaultDuration: null, expected_version: 2 });
    expect(await activityOf(app)).toMatchObject([
      { action: 'rate_updated', summary: 'Tarifa: $ 20.000 → $ 25.000; duración: 30 minutos → sin indicar' },
    ]);
    expect((await rate({ ratePerAppointment: 1, expected_version: 1 })).status).toBe(409);
    expect((await rate({ ratePerAppointment: 30000, expected_version: 2 })).status).toBe(200);
    expect((await change({ ratePerAppointment: 1, expected_version: 3 })).status).toBe(409);
    expect(await listed()).toMatchObject([{ ratePerAppointment: 30000, defaultDuration: null }]);
  });

  test('can be sent back as read, also without a specialty', async () => {
    const eva = await makeProfessional(app.db, { name: 'Eva' });
    const read = ((await listed()) as { id: number }[]).find(({ id }) => id === eva.id)!;
    expect(read).toMatchObject({ specialtyId: 0, specialty_id: 0 });
    expect(await asAdmin(`PUT /admin/professionals/${eva.id}`, read)).toMatchObject({ status: 200, body: read });
  });

  test('must exist', async () => {
    expect(await restFailure(asAdmin('PUT /admin/professionals/999999', { bio: '' }))).toBe(
      '404 NOT_FOUND: El profesional no existe',
    );
  });
});
