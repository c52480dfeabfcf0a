import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app, 'rooms'));

const asAdmin = (line: string, body?: unknown, headers?: Record<string, string>) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }), ...(headers && { headers }) });

test('anyone may list the active rooms, in their order and without prices; staff get both', async () => {
  const second = await makeRoom(app.db, { name: 'Sala B', sortOrder: 2 });
  const first = await makeRoom(app.db, { name: 'Sala A', sortOrder: 1, hourlyRate: '0' });
  await makeRoom(app.db, { name: 'Depósito', isActive: false });
  const roomA = { id: first, name: 'Sala A', description: 'Con camilla.', is_active: true };
  const roomB = { id: second, name: 'Sala B', description: 'Con camilla.', is_active: true };
  const list = async (by: { token?: string }) => (await callRest(app, 'GET /public/rooms', by)).body;

  const patient = await signedIn(app.db, 'user');
  for (const by of [{}, { token: 'x'.repeat(43) }, { token: patient.token }])
    expect(await list(by)).toEqual([roomA, roomB]);
  const professional = await makeProfessional(app.db);
  for (const by of [{ token: professional.token }, { token: admin }]) {
    expect(await list(by)).toEqual([
      { ...roomA, sort_order: 1, hourly_rate: 0 },
      { ...roomB, sort_order: 2, hourly_rate: 4500 },
    ]);
  }
});

test('a claimed role does not make a caller staff', async () => {
  expect(await restFailure(callRest(app, 'GET /public/rooms?isStaff=true'))).toBe(
    '400 BAD_REQUEST isStaff: El parámetro isStaff no existe en esta operación',
  );
});

test('administrators list every room with its order and price', async () => {
  const active = await makeRoom(app.db, { name: 'Sala A', sortOrder: 1, hourlyRate: '4500.50' });
  const inactive = await makeRoom(app.db, { name: 'Depósito', sortOrder: 2, isActive: false });

  const { status, body } = await asAdmin('GET /admin/rooms');

  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: active,
      name: 'Sala A',
      description: 'Con camilla.',
      is_active: true,
      sort_order: 1,
      hourly_rate: 4500.5,
      specialty_ids: [],
      version: 1,
    },
    {
      id: inactive,
      name: 'Depósito',
      description: 'Con camilla.',
      is_active: false,
      sort_order: 2,
      hourly_rate: 4500,
      specialty_ids: [],
      version: 1,
    },
  ]);
});

test('a room is created with what was sent and the documented defaults', async () => {
  const { status, body } = await asAdmin('POST /admin/rooms', { name: '  Sala C ' });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    name: 'Sala C',
    description: '',
    is_active: true,
    sort_order: 0,
    hourly_rate: 0,
    specialty_ids: [],
    version: 1,
  });
  expect((await asAdmin('GET /admin/rooms')).body).toEqual([body]);
});

test('an update changes what was sent and nothing else', async () => {
  const id = await makeRoom(app.db, { name: 'Sala A', sortOrder: 3 });

  const { status, body } = await asAdmin(`PUT /admin/rooms/${id}`, {
    is_active: false,
    hourly_rate: 5000,
    description: null,
  });

  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    name: 'Sala A',
    description: '',
    is_active: false,
    sort_order: 3,
    hourly_rate: 5000,
    specialty_ids: [],
    version: 2,
  });
});

test('deactivating a room with upcoming appointments lists them, or asks first if preferred', async () => {
  const id = await makeRoom(app.db, { name: 'Sala A' });
  const { id: professionalId } = await makeProfessional(app.db);
  const at = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  const turno = await makeAppointment(app.db, { professionalId, roomId: id, ...at });

  const strict = { prefer: 'respond-async, Handling="strict"' };
  const refused = await asAdmin(`PUT /admin/rooms/${id}`, { is_active: false }, strict);
  expect(refused.headers.get('preference-applied')).toBe('handling=strict');

  const { unconfirmed } = refused.body as { unconfirmed: { id: string }[] };
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      error: '1 turno quedaría en una sala inactiva. Revisá la lista y confirmá para guardar',
      code: 'CONFLICT',
      unconfirmed: [
        {
          id: expect.any(String),
          booking_id: turno,
          kind: 'appointment',
          date: '2026-06-02',
          start_time: '10:00',
          end_time: '10:30',
          professional_name: 'Laura Médica',
          patient_name: 'Pedro Paciente',
        },
      ],
    },
  ]);
  const put = (body: object, headers?: Record<string, string>) => asAdmin(`PUT /admin/rooms/${id}`, body, headers);
  // A caller who confirms has seen a list; a longer one must not pass.
  expect((await put({ is_active: false, confirmed_bookings: [] })).status).toBe(409);
  const saved = { status: 200, body: { is_active: false } };
  const confirmed = await put({ is_active: false, confirmed_bookings: unconfirmed.map((it) => it.id) }, strict);
  expect(confirmed).toMatchObject(saved);
  expect(confirmed.body).not.toHaveProperty('affected');
  await put({ is_active: true });
  const done = await put({ is_active: false, expected_version: 3 });
  expect([done.body, done.headers.get('preference-applied')]).toEqual([
    { ...(confirmed.body as object), version: 4, affected: unconfirmed },
    null,
  ]);
  // It may be sent back as it was read, and brings about nothing more.
  expect((await put(done.body as object)).body).toEqual({ ...(confirmed.body as object), version: 4 });
  // A failed change has no consequences.
  await makeRoom(app.db, { name: 'Sala B' });
  await put({ is_active: true });
  const taken = '409 CONFLICT name: Ya existe una sala con ese nombre';
  expect(await restFailure(put({ is_active: false, name: 'Sala B' }))).toBe(taken);
  expect((await asAdmin('GET /public/rooms')).body).toHaveLength(2);
});

test('an update of a stale version is refused with the current room in the same keys', async () => {
  const id = await makeRoom(app.db, { name: 'Sala A' });
  const { body: saved } = await asAdmin(`PUT /admin/rooms/${id}`, { name: 'Sala B', expected_version: 1 });

  const { status, body } = await asAdmin(`PUT /admin/rooms/${id}`, { sort_order: 7, expected_version: 1 });

  expect(saved).toMatchObject({ name: 'Sala B', sort_order: 0, version: 2 });
  expect([status, body]).toEqual([
    409,
    {
      error: 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
      code: 'CONFLICT',
      current: saved,
    },
  ]);
  expect((await asAdmin('GET /admin/rooms')).body).toEqual([saved]);
});

test('a listed room can be sent back with a change, once', async () => {
  await makeRoom(app.db, { name: 'Sala A' });
  const [listed] = (await asAdmin('GET /admin/rooms')).body as { id: number }[];
  const save = (name: string) => asAdmin(`PUT /admin/rooms/${listed!.id}`, { ...listed, name });
  expect(await save('Sala B')).toMatchObject({ status: 200, body: { name: 'Sala B', version: 2 } });
  expect((await save('Sala C')).status).toBe(409);
});

test('a room keeps its specialties unless sent, and serves all with an empty list', async () => {
  const [one, other] = [await makeSpecialty(app.db), await makeSpecialty(app.db)];
  const { body: made } = await asAdmin('POST /admin/rooms', { name: 'Sala A', specialty_ids: [other, one, one] });
  const put = async (changes: object) =>
    (await asAdmin(`PUT /admin/rooms/${(made as { id: number }).id}`, changes)).body;
  expect(made).toMatchObject({ specialty_ids: [one, other] });
  expect(await put({ sort_order: 1 })).toMatchObject({ specialty_ids: [one, other], version: 2 });
  expect(await put({ specialty_ids: [other] })).toMatchObject({ specialty_ids: [other], version: 3 });
  expect(await put({ specialty_ids: [other] })).toMatchObject({ specialty_ids: [other], version: 3 });
  expect(await put({ specialty_ids: [] })).toMatchObject({ specialty_ids: [], version: 4 });
  expect(await restFailure(asAdmin('POST /admin/rooms', { name: 'Sala B', specialty_ids: [one, 2 ** 31 - 1] }))).toBe(
    '400 BAD_REQUEST specialty_ids: Una de las especialidades ya no existe. Revisá la lista',
  );
  expect((await asAdmin('GET /admin/rooms')).body).toHaveLength(1);
});

test('a room without bookings is deleted without a question', async () => {
  const id = await makeRoom(app.db);

  const { status, body } = await asAdmin(`DELETE /admin/rooms/${id}`);

  expect([status, body]).toEqual([204, undefined]);
  expect((await asAdmin('GET /admin/rooms')).body).toEqual([]);
});

test('a room with appointments stays', async () => {
  const id = await makeRoom(app.db);
  const { id: professionalId } = await makeProfessional(app.db);
  await makeAppointment(app.db, {
    professionalId,
    roomId: id,
    from: '2026-06-02T10:00-03:00',
    to: '2026-06-02T10:30-03:00',
  });

  expect(await restFailure(asAdmin(`DELETE /admin/rooms/${id}`))).toMatch(/^409 CONFLICT: La sala tiene turnos/);
  expect((await asAdmin('GET /admin/rooms')).body).toHaveLength(1);
});

test('a creation sent twice with the same key creates one room, and another body is refused', async () => {
  const key = { 'idempotency-key': 'alta-de-sala-1' };

  const first = await asAdmin('POST /admin/rooms', { name: 'Sala C' }, key);
  const again = await asAdmin('POST /admin/rooms', { name: 'Sala C' }, key);
  const other = asAdmin('POST /admin/rooms', { name: 'Sala D' }, key);

  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await restFailure(other)).toMatch(/^422 IDEMPOTENCY_MISMATCH: /);
  expect((await asAdmin('GET /admin/rooms')).body).toHaveLength(1);
});

test.each(['GET /admin/rooms', 'POST /admin/rooms', 'PUT /admin/rooms/1', 'DELETE /admin/rooms/1'])(
  '%s is for administrators, whatever else is wrong with the call',
  async (line) => {
    const body = line.startsWith('GET') ? undefined : { colour: 'red' };
    const { token: patient } = await signedIn(app.db, 'user');
    const { token: professional } = await makeProfessional(app.db);

    expect(await restFailure(callRest(app, line, { body }))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
    for (const token of [patient, professional]) {
      expect(await restFailure(callRest(app, line, { body, token }))).toBe(
        '403 FORBIDDEN: Sin permisos para realizar esta acción',
      );
    }
  },
);

test.each([
  [{}, '400 BAD_REQUEST name: Falta un dato obligatorio: name'],
  [{ name: null }, '400 BAD_REQUEST name: Falta un dato obligatorio: name'],
  [{ name: ' ' }, '400 BAD_REQUEST name: El nombre es requerido'],
  [{ name: 'x'.repeat(101) }, '400 BAD_REQUEST name: No puede superar los 100 caracteres'],
  [{ name: 'Sala', is_active: 'yes' }, '400 BAD_REQUEST is_active: is_active debe ser true o false'],
  [{ name: 'Sala', is_active: null }, '400 BAD_REQUEST is_active: is_active no puede ser null'],
  [{ name: 'Sala', sort_order: 1.5 }, '400 BAD_REQUEST sort_order: sort_order debe ser un número entero'],
  [{ name: 'Sala', sort_order: -1 }, '400 BAD_REQUEST sort_order: El orden debe ser un número entre 0 y 9999'],
  [
    { name: 'Sala', hourly_rate: -1 },
    '400 BAD_REQUEST hourly_rate: El importe debe ser un número no negativo con dos decimales como máximo',
  ],
  [{ name: 'Sala', hourlyRate: 1 }, '400 BAD_REQUEST hourlyRate: El dato hourlyRate no existe en esta operación'],
])('a new room of %j is refused', async (body, failure) => {
  expect(await restFailure(asAdmin('POST /admin/rooms', body))).toBe(failure);
  expect((await asAdmin('GET /admin/rooms')).body).toEqual([]);
});

test.each([
  [{ name: null }, '400 BAD_REQUEST name: El nombre es requerido'],
  [{ is_active: null }, '400 BAD_REQUEST is_active: Indicá si la sala está activa'],
  [{ hourly_rate: null }, '400 BAD_REQUEST hourly_rate: El precio por hora no puede quedar vacío'],
  [{ name: 'SALA B' }, '409 CONFLICT name: Ya existe una sala con ese nombre'],
])('an update of %j is refused', async (body, failure) => {
  const id = await makeRoom(app.db, { name: 'Sala A' });
  await makeRoom(app.db, { name: 'Sala B' });

  expect(await restFailure(asAdmin(`PUT /admin/rooms/${id}`, body))).toBe(failure);
});

test.each(['PUT', 'DELETE'])('%s of a room that does not exist is not found', async (method) => {
  expect(await restFailure(asAdmin(`${method} /admin/rooms/999999`))).toBe('404 NOT_FOUND: La sala no existe');
  expect(await restFailure(asAdmin(`${method} /admin/rooms/uno`))).toBe(
    '400 BAD_REQUEST id: id debe ser un número entero',
  );
});
