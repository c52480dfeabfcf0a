import { makeProfessional, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { whileHeld } from '../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../testing/harness/rest';

const STUDY = {
  name: 'Electrocardiograma',
  description: 'Con informe.',
  price: 21000.5,
  currency: 'USD',
  duration_minutes: 45,
  active: false,
};

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(() => emptyTables(app, 'services', 'audit_events', 'idempotency_keys'));
afterAll(() => app.close());

const asAdmin = (line: string, body?: unknown, headers?: Record<string, string>) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }), ...(headers && { headers }) });
const list = async () => (await asAdmin('GET /admin/services')).body;
const added = async (body: object) => (await asAdmin('POST /admin/services', body)).body as { id: number };
const audited = async () =>
  (await app.db.pool.query('SELECT action, entity, called, fields, changes FROM audit_events ORDER BY id')).rows;

test('a service is created with the documented defaults, and listed by name', async () => {
  const { status, body } = await asAdmin('POST /admin/services', { name: '  Consulta ' });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Consulta',
      description: '',
      price: 0,
      currency: 'ARS',
      duration_minutes: 30,
      active: true,
      version: 1,
    },
  ]);
  const first = await added({ name: 'alta complejidad' });
  expect(await list()).toEqual([first, body]);
  expect(await audited()).toEqual(
    ['Consulta', 'alta complejidad'].map((called) =>
      expect.objectContaining({ action: 'created', entity: 'service', called, fields: [] }),
    ),
  );
});

test("a service has the clinic's currency by default; if not allowed, it must be given", async () => {
  const inClinicOf = (currency: string) => app.db.pool.query('UPDATE settings SET currency = $1', [currency]);
  try {
    await inClinicOf('USD');
    expect(await added({ name: 'A' })).toMatchObject({ currency: 'USD' });
    await inClinicOf('BRL');
    expect(await restFailure(asAdmin('POST /admin/services', { name: 'B' }))).toBe(
      '400 BAD_REQUEST currency: Elegí la moneda del servicio: ARS, USD, EUR',
    );
    expect(await added({ name: 'B', currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
  } finally {
    await inClinicOf('ARS');
  }
});

test('it stores the sent fields, and an update changes only the sent ones', async () => {
  const service = await added(STUDY);
  expect(service).toEqual({ id: service.id, ...STUDY, version: 1 });
  const { status, body } = await asAdmin(`PUT /admin/services/${service.id}`, {
    price: 0,
    active: true,
    description: null,
  });
  expect([status, body]).toEqual([200, { ...service, price: 0, active: true, description: '', version: 2 }]);
  expect((await audited())[1]).toEqual({
    action: 'updated',
    entity: 'service',
    called: STUDY.name,
    fields: ['description', 'isActive', 'price'],
    changes: [
      { field: 'description', from: 'Con informe.', to: null },
      { field: 'price', from: 'US$ 21.000,50', to: 'US$ 0' },
      { field: 'isActive', from: 'No', to: 'Sí' },
    ],
  });
});

test('it is deactivated without a question, as nothing refers to it', async () => {
  const { id } = await added({ name: 'Consulta' });
  const { rows } = await app.db.pool.query(
    "SELECT conname FROM pg_constraint WHERE contype = 'f' AND confrelid = 'services'::regclass",
  );
  expect(rows).toEqual([]);
  expect(await asAdmin(`PUT /admin/services/${id}`, { active: false })).toMatchObject({
    status: 200,
    body: { active: false },
  });
});

test('it is deleted without a question', async () => {
  const { id } = await added(STUDY);
  expect(await asAdmin(`DELETE /admin/services/${id}`)).toMatchObject({ status: 204, body: undefined });
  expect(await list()).toEqual([]);
  for (const [line, body] of [
    [`DELETE /admin/services/${id}`],
    [`PUT /admin/services/${id}`, { name: 'X' }],
  ] as const) {
    expect(await restFailure(asAdmin(line, body))).toBe('404 NOT_FOUND: El servicio no existe');
  }
});

test('a change of a stale version is refused with the current service', async () => {
  const { id } = await added(STUDY);
  const { body: saved } = await asAdmin(`PUT /admin/services/${id}`, { price: 10, expected_version: 1 });
  const { status, body } = await asAdmin(`PUT /admin/services/${id}`, { price: 20, expected_version: 1 });
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'CONFLICT', current: saved })]);
  expect(await list()).toEqual([saved]);
});

test('a read service can be sent back with a change, by one of two concurrent callers, under its own id', async () => {
  const service = await added(STUDY);
  const save = (more: object) => asAdmin(`PUT /admin/services/${service.id}`, { ...service, ...more });
  const answers = await whileHeld(
    app,
    'services',
    [10, 20].map((price) => () => save({ price })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list()).toEqual([answers.find(({ status }) => status === 200)!.body]);
  expect(await restFailure(save({ id: service.id + 1 }))).toBe('400 BAD_REQUEST id: id no coincide con la dirección');
});

test('an older duration may be sent back and stays, but no other one is accepted', async () => {
  const { id } = await added({ ...STUDY, duration_minutes: 30 });
  await app.db.pool.query('UPDATE services SET duration_minutes = 20 WHERE id = $1', [id]);
  const [read] = (await list()) as object[];
  expect(await asAdmin(`PUT /admin/services/${id}`, read)).toMatchObject({
    status: 200,
    body: { duration_minutes: 20, version: 1 },
  });
  const renamed = await asAdmin(`PUT /admin/services/${id}`, { ...read, name: 'Electro' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Electro', duration_minutes: 20 } });
  expect(await restFailure(asAdmin(`PUT /admin/services/${id}`, { duration_minutes: 40 }))).toBe(
    '400 BAD_REQUEST duration_minutes: La duración debe ser de 15, 30, 45, 60, 90 o 120 minutos',
  );
});

test('a creation sent twice with the same key creates one service', async () => {
  const key = { 'idempotency-key': 'alta-de-servicio-1' };
  const answers = await Promise.all([1, 2].map(() => asAdmin('POST /admin/services', STUDY, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]!.body).toEqual(answers[0]!.body);
  expect(await list()).toEqual([answers[0]!.body]);
});

test.each(['GET /admin/services', 'POST /admin/services', 'PUT /admin/services/1', 'DELETE /admin/services/1'])(
  '%s is for administrators, whatever else is wrong with the call',
  async (line) => {
    const body = line.startsWith('GET') ? undefined : { colour: 'red' };
    expect(await restFailure(callRest(app, line, { body }))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
    for (const { token } of [await signedIn(app.db, 'user'), await makeProfessional(app.db)]) {
      expect(await restFailure(callRest(app, line, { body, token }))).toBe(
        '403 FORBIDDEN: Sin permisos para realizar esta acción',
      );
    }
  },
);

test.each([
  [{}, '400 BAD_REQUEST name: Falta un dato obligatorio: name'],
  [{ name: ' ' }, '400 BAD_REQUEST name: El nombre es requerido'],
  [{ name: 'x'.repeat(101) }, '400 BAD_REQUEST name: No puede superar los 100 caracteres'],
  [
    { name: 'A', price: -1 },
    '400 BAD_REQUEST price: El importe debe ser un número no negativo con dos decimales como máximo',
  ],
  [{ name: 'A', currency: 'BRL' }, '400 BAD_REQUEST currency: La moneda debe ser ARS, USD o EUR'],
  [
    { name: 'A', duration_minutes: 20 },
    '400 BAD_REQUEST duration_minutes: La duración debe ser de 15, 30, 45, 60, 90 o 120 minutos',
  ],
  [{ name: 'A', active: 'sí' }, '400 BAD_REQUEST active: active debe ser true o false'],
])('a new service of %j is refused', async (body, failure) => {
  expect(await restFailure(asAdmin('POST /admin/services', body))).toBe(failure);
  expect(await list()).toEqual([]);
});

test.each([
  [{ name: null }, '400 BAD_REQUEST name: El nombre es requerido'],
  [{ price: null }, '400 BAD_REQUEST price: El precio no puede quedar vacío'],
  [{ currency: null }, '400 BAD_REQUEST currency: La moneda debe ser ARS, USD o EUR'],
  [
    { duration_minutes: null },
    '400 BAD_REQUEST duration_minutes: La duración debe ser de 15, 30, 45, 60, 90 o 120 minutos',
  ],
  [{ active: null }, '400 BAD_REQUEST active: Indicá si el servicio está activo'],
])('an update of %j is refused', async (body, failure) => {
  const { id } = await added(STUDY);
  expect(await restFailure(asAdmin(`PUT /admin/services/${id}`, body))).toBe(failure);
});
