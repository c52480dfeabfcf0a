import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { whileHeld } from '../../testing/harness/lock-wait';
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
const listed = async () => (await asAdmin('GET /admin/professionals')).body as { id: number; sortOrder: number; user: { name: string } }[];
const audited = async () => (await app.db.pool.query('SELECT action, entity, fields FROM audit_events ORDER BY id')).rows;
const account = async (email: string) =>
  (await app.db.pool.query('SELECT id, role, email_confirmed_at AS confirmed FROM users WHERE email = $1', [email])).rows[0];

describe('Administrators list professionals', () => {
  test('in display order and by name, hidden and suspended ones too, with all that the forms keep', async () => {
    const second = await makeProfessional(app.db, { name: 'beatriz', email: 'bea@ejemplo.example', sortOrder: 1, isPublic: false });
    const third = await makeProfessional(app.db, { name: 'Carla', sortOrder: 1 });
    const first = await makeProfessional(app.db, { name: 'Zoe', specialtyId: cardiology });
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [third.userId]);

    const { status, body } = await asAdmin('GET /admin/professionals');

    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        id: first.id, specialty: 'Cardiología', specialtyId: cardiology, specialty_id: cardiology, is_public: true,
      }),
      {
        id: second.id, specialty: null, specialtyId: 0, specialty_id: 0, bio: 'Atiende adultos.', sortOrder: 1,
        profile_picture: null, is_public: false, version: 2,
        user: { id: second.userId, name: 'beatriz', email: 'bea@ejemplo.example', phone: null, profile_picture: null },
      },
      expect.objectContaining({ id: third.id, is_public: false }),
    ]);
  });
});

describe('A new professional', () => {
  const ANA = { name: ' Ana Díaz ', email: 'ana@ejemplo.example', password: 'secreto' };

  test('gets an account to sign in with, whose address is asked to be confirmed, and is on the public page', async () => {
    const { status, body } = await asAdmin('POST /admin/professionals', {
      ...ANA, specialty_id: cardiology, phone: ' 11 5555-0000 ', bio: 'Adultos.', sortOrder: 3,
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ specialty: 'Cardiología', bio: 'Adultos.', sortOrder: 3, is_public: true });
    expect(body).toMatchObject({ user: { name: 'Ana Díaz', email: 'ana@ejemplo.example', phone: '11 5555-0000' } });
    expect(await listed()).toEqual([body]);
    expect((await callRest(app, 'GET /public/professionals')).body).toMatchObject([{ specialty: 'Cardiología' }]);
    const { id, role, confirmed } = await account('ana@ejemplo.example');
    expect([role, confirmed]).toEqual(['professional', null]);
    expect(await requestedMails(app)).toEqual([{ kind: 'confirm-email', userId: id }]);
    const login = await callRest(app, 'POST /auth/login', { body: { email: 'ana@ejemplo.example', password: 'secreto' } });
    expect(login.body).toMatchObject({ user: { role: 'professional' }, professional: { id: (body as { id: number }).id } });
    expect(await audited()).toMatchObject([{ action: 'created', entity: 'user' }, { action: 'created', entity: 'professional' }]);
  });

  test.each([
    ['', 0], ['primero', 0], [null, 0], [undefined, 0], [true, 0], ['7', 7], [0, 0],
  ])('whose sortOrder is %j stands at %d', async (sortOrder, stored) => {
    expect((await asAdmin('POST /admin/professionals', { ...ANA, specialty_id: cardiology, sortOrder })).status).toBe(201);
    expect(await listed()).toMatchObject([{ sortOrder: stored }]);
  });

  test.each([
    [{ email: '' }, '400 BAD_REQUEST email: El correo electrónico es requerido'],
    [{ email: 'ana' }, '400 BAD_REQUEST email: Dirección de correo electrónico inválida'],
    [{ password: '' }, '400 BAD_REQUEST password: La contraseña es requerida'],
    [{ password: 'corta' }, '400 BAD_REQUEST password: La contraseña debe tener al menos 6 caracteres'],
    [{ name: ' ' }, '400 BAD_REQUEST name: El nombre es requerido'],
    [{ specialty_id: 0 }, '400 BAD_REQUEST specialty_id: Elegí una especialidad'],
    [{ specialty_id: 999999 }, '400 BAD_REQUEST specialty_id: La especialidad no existe. Elegí otra'],
    [{ specialty_id: undefined }, '400 BAD_REQUEST specialty_id: Falta un dato obligatorio: specialty_id'],
    [{ phone: 'x'.repeat(41) }, '400 BAD_REQUEST phone: No puede superar los 40 caracteres'],
    [{ bio: 'x'.repeat(2001) }, '400 BAD_REQUEST bio: No puede superar los 2.000 caracteres'],
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
    expect(await restFailure(create(ANA.email))).toBe('409 CONFLICT email: Ya existe una cuenta con este correo electrónico');
    const statuses = (await Promise.all([create('uno@ejemplo.example'), create('UNO@ejemplo.example')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });

  test('is made once by a creation that is sent again with its key, which never keeps the password', async () => {
    const key = { 'idempotency-key': 'alta-profesional-1' };
    const create = (name: string) => asAdmin('POST /admin/professionals', { ...ANA, name, specialty_id: cardiology }, key);
    const [first, again] = [await create('Ana'), await create('Ana')];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await restFailure(create('Eva'))).toMatch(/^422 IDEMPOTENCY_MISMATCH/);
    expect(await listed()).toHaveLength(1);
  });
});

describe('A changed professional', () => {
  let laura: { id: number; userId: number; token: string };
  beforeEach(async () => {
    laura = await makeProfessional(app.db, { name: 'Laura', email: 'laura@ejemplo.example', specialtyId: cardiology });
  });
  const change = (body: object) => asAdmin(`PUT /admin/professionals/${laura.id}`, body);

  test('has what was sent, on profile and account, and keeps the rest', async () => {
    const { status, body } = await change({ name: 'Laura M.', phone: '11 4444-0000', bio: null, sortOrder: 4 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { name: 'Laura M.', email: 'laura@ejemplo.example', phone: '11 4444-0000' }, bio: '', sortOrder: 4,
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

  test('has to confirm a new address, not another case of the old one', async () => {
    await change({ email: 'Laura@ejemplo.example' });
    expect([(await account('Laura@ejemplo.example')).confirmed, await requestedMails(app)]).toEqual([expect.any(Date), []]);
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
  ])('of %j is refused whole', async (body, failure) => {
    await makeUser(app.db, { email: 'otra@ejemplo.example' });
    expect(await restFailure(change({ bio: 'Otra', ...body }))).toBe(failure);
    expect(await listed()).toMatchObject([{ bio: 'Atiende adultos.', user: { email: 'laura@ejemplo.example' }, version: 2 }]);
    expect(await audited()).toEqual([]);
  });

  test('is not what somebody else changed meanwhile', async () => {
    const { body: standing } = await change({ bio: 'De la primera', expected_version: 2 });
    expect(standing).toMatchObject({ bio: 'De la primera' });
    const second = await change({ phone: '11 4444-0000', expected_version: 2 });
    expect([second.status, (second.body as { current: unknown }).current]).toEqual([409, standing]);
    expect((await change({ expected_version: 3, phone: '11 4444-0000' })).body).toMatchObject({ version: 4 });
    expect((await change({ expected_version: 3, bio: 'De la tercera' })).status).toBe(409);
  });

  test('is sent back as it was read without a refusal, also of one without a specialty', async () => {
    const eva = await makeProfessional(app.db, { name: 'Eva' });
    const read = (await listed() as { id: number }[]).find(({ id }) => id === eva.id)!;
    expect(read).toMatchObject({ specialtyId: 0, specialty_id: 0 });
    expect(await asAdmin(`PUT /admin/professionals/${eva.id}`, read)).toMatchObject({ status: 200, body: read });
  });

  test('has to exist', async () => {
    expect(await restFailure(asAdmin('PUT /admin/professionals/999999', { bio: '' }))).toBe('404 NOT_FOUND: El profesional no existe');
  });
});

describe('The order', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await makeProfessional(app.db, { name, isPublic: name !== 'D' })).id);
  });
  const reorder = (professionalIds: unknown) => asAdmin('PUT /admin/professionals/reorder', { professionalIds });
  const order = async () => (await listed()).map(({ id }) => ids.indexOf(id));

  test('is numbered from 0 as it is sent, and is the public page’s', async () => {
    const { status, body } = await reorder([ids[2], ids[0], ids[3], ids[1]]);
    expect(status).toBe(200);
    expect(body).toEqual(await listed());
    expect((await listed()).map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
    expect(await order()).toEqual([2, 0, 3, 1]);
    expect(((await callRest(app, 'GET /public/professionals')).body as { id: number }[]).map(({ id }) => id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ]);
  });

  test('is one event of the audit, with the names as they stood and as they stand, and none where nobody is moved', async () => {
    await reorder([ids[2], ids[0], ids[3], ids[1]]);
    await reorder([ids[2], ids[0], ids[3], ids[1]]);
    const { auditEvents } = await dataOf(
      sendGraphQL<object & { auditEvents: { items: object[] } }>(
        app,
        '{ auditEvents { items { entity { label } actor { name } changes { label from to } } } }',
        {},
        admin,
      ),
    );
    expect(auditEvents.items).toEqual([
      {
        entity: { label: 'Orden de los profesionales' },
        actor: { name: expect.any(String) },
        changes: [{ label: 'orden', from: 'A, B, C, D', to: 'C, A, D, B' }],
      },
    ]);
  });

  const CHANGED = '409 CONFLICT: La lista de profesionales cambió mientras tanto. Revisá cómo está ahora y volvé a ordenarla';
  test.each([
    ['one twice', () => [...ids.slice(1), ids[1]], '400 BAD_REQUEST professionalIds: Cada profesional debe estar una sola vez en la lista'],
    ['one missing', () => ids.slice(1), CHANGED],
    ['an unknown one', () => [...ids.slice(1), 999999], CHANGED],
    ['none', () => null, '400 BAD_REQUEST professionalIds: Falta un dato obligatorio: professionalIds'],
  ])('with %s is refused', async (_, list, failure) => {
    expect(await restFailure(reorder(list()))).toBe(failure);
    expect(await order()).toEqual([0, 1, 2, 3]);
  });

  test('of two who change it at once is one of theirs, whole', async () => {
    const orders = [[3, 2, 1, 0], [1, 0, 3, 2]];
    const answers = await whileHeld(app, 'professionals', orders.map((wanted) => () => reorder(wanted.map((index) => ids[index]))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(orders).toContainEqual(await order());
    expect((await listed()).map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
  });

  test('that says which order it was made of is refused where somebody has made another meanwhile', async () => {
    const inPanel = (wanted: number[], from: number[]) =>
      sendGraphQL<{ reorderProfessionals: { id: number }[] }>(
        app,
        'mutation ($ids: [Int!]!, $from: [Int!]) { reorderProfessionals(ids: $ids, expectedIds: $from) { id } }',
        { ids: wanted.map((index) => ids[index]), from: from.map((index) => ids[index]) },
        admin,
      );
    await dataOf(inPanel([1, 0, 2, 3], [0, 1, 2, 3]));
    expect(await failureOf(inPanel([0, 1, 3, 2], [0, 1, 2, 3]))).toContain('CONFLICT: Otra persona cambió el orden mientras tanto');
    expect(await order()).toEqual([1, 0, 2, 3]);
    await dataOf(inPanel([1, 0, 3, 2], [1, 0, 2, 3]));
    expect(await order()).toEqual([1, 0, 3, 2]);
    // A retry after a lost answer.
    expect((await dataOf(inPanel([1, 0, 3, 2], [1, 0, 2, 3]))).reorderProfessionals.map(({ id }) => ids.indexOf(id))).toEqual([1, 0, 3, 2]);
    expect(await failureOf(inPanel([0, 1, 2, 3], [1, 1, 3, 2]))).toContain('CONFLICT: Otra persona cambió el orden mientras tanto');
  });
});

test.each([
  ['GET /admin/professionals'], ['POST /admin/professionals'], ['PUT /admin/professionals/1'], ['PUT /admin/professionals/reorder'],
])('%s is for administrators', async (line) => {
  const { token: patient } = await signedIn(app.db, 'user');
  const { token: professional } = await makeProfessional(app.db);
  expect(await restFailure(callRest(app, line))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  for (const token of [patient, professional]) {
    expect(await restFailure(callRest(app, line, { token }))).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
  }
});

test('The account of a professional is told to administrators alone', async () => {
  const laura = await makeProfessional(app.db);
  expect(await dataOf(sendGraphQL(app, '{ allProfessionals { userId } }', {}, admin))).toEqual({
    allProfessionals: [{ userId: laura.userId }],
  });
  expect(await failureOf(sendGraphQL(app, '{ professionals { userId } }', {}, laura.token))).toContain('FORBIDDEN');
});
