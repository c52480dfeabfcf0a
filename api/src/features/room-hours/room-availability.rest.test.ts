import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';
import { daily, restDay, restWeek } from '../../testing/harness/room-availability';

let app: TestApp;
let admin: string;
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app, 'rooms', 'room_templates', 'idempotency_keys');
  roomId = await makeRoom(app.db, { name: 'Norte', hours: ['08:00-20:00'] });
});

const call = (line: string, body?: unknown, headers?: Record<string, string>) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }), ...(headers && { headers }) });
const month = (id: string) => `/admin/rooms/${roomId}/availability/2026/${id}`;
const EVERY_MORNING = restWeek(daily('08:00-12:00'));

describe('The availability of a room in a month', () => {
  const room = () => ({ id: roomId, name: 'Norte', description: 'Con camilla.', is_active: true });
  const whole = (more: object) => ({
    id: expect.any(Number),
    room_id: roomId,
    room_name: 'Norte',
    room: room(),
    year: 2026,
    month: 8,
    template_name: 'Mañanas',
    weekly_template: EVERY_MORNING,
    daily_overrides: {},
    version: 1,
    ...more,
  });

  test('is closed when unconfigured', async () => {
    const { status, body } = await call(`GET ${month('8')}`);
    expect([status, body]).toEqual([
      200,
      whole({ id: null, template_name: 'Sin Configurar', weekly_template: restWeek({}), version: 0 }),
    ]);
  });

  test('is saved as documented, with the name inside the week or beside it', async () => {
    const inside = await call(`PUT ${month('8')}`, { weekly_template: { ...EVERY_MORNING, template_name: 'Mañanas' } });
    expect([inside.status, inside.body]).toEqual([200, whole({})]);
    const beside = await call(`PUT ${month('8')}`, {
      weekly_template: restWeek(daily('14:00-24:00')),
      template_name: 'Tardes',
    });
    expect(beside.body).toEqual(
      whole({ template_name: 'Tardes', weekly_template: restWeek(daily('14:00-24:00')), version: 2 }),
    );
    expect((await call(`GET ${month('08')}`)).body).toEqual(beside.body);
  });

  test('keeps its overrides unless they are sent, by date or as a list, and loses them to an empty object', async () => {
    const closed = { date: '2026-08-17', ...restDay(), notes: 'Feriado' };
    const short = { date: '2026-08-18', ...restDay('09:00-10:00'), notes: null };
    const byDate = { '2026-08-17': closed, '2026-08-18': { is_available: true, intervals: short.intervals } };
    const save = async (body: object) => (await call(`PUT ${month('8')}`, { template_name: 'Mañanas', ...body })).body;

    expect(await save({ weekly_template: EVERY_MORNING, daily_overrides: byDate })).toEqual(
      whole({ daily_overrides: { '2026-08-17': closed, '2026-08-18': short } }),
    );
    expect(await save({ weekly_template: EVERY_MORNING, daily_overrides: [short] })).toEqual(
      whole({ daily_overrides: { '2026-08-18': short }, version: 2 }),
    );
    expect(await save({ weekly_template: EVERY_MORNING })).toEqual(
      whole({ daily_overrides: { '2026-08-18': short }, version: 2 }),
    );
    expect(await save({ weekly_template: EVERY_MORNING, daily_overrides: {} })).toEqual(whole({ version: 3 }));
  });

  test('lists bookings outside the hours, or asks first if preferred', async () => {
    const { id: professionalId } = await makeProfessional(app.db);
    const id = await makeAppointment(app.db, {
      professionalId,
      roomId,
      from: '2026-06-15T15:00-03:00',
      to: '2026-06-15T15:30-03:00',
    });
    const body = { weekly_template: EVERY_MORNING, template_name: 'Mañanas' };
    const refused = await call(`PUT ${month('6')}`, body, { prefer: 'handling=strict' });
    const { unconfirmed } = refused.body as { unconfirmed: { id: string }[] };
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: '1 turno quedaría fuera del horario. Revisá la lista y confirmá para guardar',
        code: 'CONFLICT',
        unconfirmed: [
          {
            id: expect.any(String),
            booking_id: id,
            kind: 'appointment',
            date: '2026-06-15',
            start_time: '15:00',
            end_time: '15:30',
            professional_name: expect.any(String),
            patient_name: 'Pedro Paciente',
          },
        ],
      },
    ]);
    expect(
      (await call(`PUT ${month('6')}`, { ...body, confirmed_bookings: unconfirmed.map((it) => it.id) })).status,
    ).toBe(200);
    await call(`PUT ${month('6')}`, { weekly_template: restWeek(daily('08:00-20:00')) });
    const { status, body: saved } = await call(`PUT ${month('6')}`, body);
    expect([status, saved]).toEqual([200, expect.objectContaining({ affected: unconfirmed, daily_overrides: {} })]);
  });

  test('is saved by sending back the read month with a change, except to another address', async () => {
    const { body: read } = await call(`GET ${month('6')}`);
    const sent = { ...(read as object), daily_overrides: { '2026-06-20': restDay() } };
    const saved = await call(`PUT ${month('6')}`, sent);
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { daily_overrides: { '2026-06-20': { is_available: false } }, version: 2 },
    ]);
    expect((await call(`PUT ${month('6')}`, { ...(read as object), template_name: 'Otra' })).status).toBe(409);
    for (const other of [{ room_id: roomId + 1 }, { year: 2027 }, { month: 7 }]) {
      expect(await restFailure(call(`PUT ${month('6')}`, { ...sent, ...other }))).toBe(
        `400 BAD_REQUEST ${Object.keys(other)[0]}: ${Object.keys(other)[0]} no coincide con la dirección`,
      );
    }
  });

  test('is refused for a stale version, with the current month in the same keys', async () => {
    const { body: saved } = await call(`PUT ${month('8')}`, {
      weekly_template: EVERY_MORNING,
      template_name: 'Mañanas',
      expected_version: 0,
    });
    const { status, body } = await call(`PUT ${month('8')}`, { template_name: 'Otra', expected_version: 0 });
    expect([status, body]).toEqual([409, { error: expect.any(String), code: 'CONFLICT', current: saved }]);
  });

  test.each([
    [
      '8',
      { weekly_template: restWeek({ monday: ['12:00-08:00'] }) },
      '400 BAD_REQUEST weekly_template.monday.intervals.0.end_time: La hora de fin debe ser posterior a la de inicio',
    ],
    [
      '8',
      { weekly_template: { monday: restDay() } },
      '400 BAD_REQUEST weekly_template.tuesday: Falta un dato obligatorio: weekly_template.tuesday',
    ],
    ['8', { weekly_template: [] }, '400 BAD_REQUEST weekly_template: weekly_template debe ser un objeto'],
    ['8', { template_name: '' }, '400 BAD_REQUEST template_name: El nombre de la plantilla es requerido'],
    [
      '8',
      { daily_overrides: { '2026-07-01': restDay() } },
      '400 BAD_REQUEST daily_overrides.2026-07-01.date: La fecha está repetida o no es de este mes',
    ],
    [
      '8',
      { daily_overrides: { mañana: restDay() } },
      '400 BAD_REQUEST daily_overrides.0.date: La fecha debe tener la forma AAAA-MM-DD',
    ],
    [
      '8',
      { daily_overrides: { '2026-08-01': restDay(), '2026-08-11': restDay('09:00-08:00') } },
      '400 BAD_REQUEST daily_overrides.2026-08-11.intervals.0.end_time: La hora de fin debe ser posterior a la de inicio',
    ],
    [
      '8',
      { daily_overrides: { '2026-08-11': { ...restDay(), notes: 'x'.repeat(501) } } },
      '400 BAD_REQUEST daily_overrides.2026-08-11.notes: No puede superar los 500 caracteres',
    ],
    [
      '8',
      { daily_overrides: { '2026-08-11': { ...restDay(), why: 'x' } } },
      '400 BAD_REQUEST daily_overrides.2026-08-11.why: El dato daily_overrides.2026-08-11.why no existe en esta operación',
    ],
    [
      '8',
      { daily_overrides: { '2026-08-11': { is_available: false, date: '2026-08-12' } } },
      '400 BAD_REQUEST daily_overrides.2026-08-11.date: daily_overrides.2026-08-11.date no coincide con su clave',
    ],
    [
      '8',
      { daily_overrides: [{ date: '2026-08-11', ...restDay('09:00-08:00') }] },
      '400 BAD_REQUEST daily_overrides.0.intervals.0.end_time: La hora de fin debe ser posterior a la de inicio',
    ],
    ['8', { daily_overrides: 'ninguno' }, '400 BAD_REQUEST daily_overrides: daily_overrides debe ser una lista'],
    [
      '8',
      { daily_overrides: { '2026-08-01': null } },
      '400 BAD_REQUEST daily_overrides.2026-08-01: El valor de daily_overrides.2026-08-01 no es válido',
    ],
    ['8', { weeklyTemplate: {} }, '400 BAD_REQUEST weeklyTemplate: El dato weeklyTemplate no existe en esta operación'],
    ['13', {}, '400 BAD_REQUEST month: El mes debe estar entre 1 y 12'],
    ['enero', {}, '400 BAD_REQUEST month: month debe ser un número entero'],
  ])('PUT /%s of %j is refused', async (id, body, failure) => {
    expect(await restFailure(call(`PUT ${month(id)}`, body))).toBe(failure);
    expect((await call(`GET ${month('8')}`)).body).toMatchObject({ version: 0 });
  });
});

test('The status of a year names its months by their numbers, and is not taken for a month', async () => {
  const { status, body } = await call(`GET ${month('status')}`);
  const monthly_status = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [String(index + 1), [5, 6].includes(index)]),
  );
  expect([status, body]).toEqual([
    200,
    { monthly_status, monthly_templates: { 6: 'Prueba', 7: 'Prueba' }, configured_months: 2 },
  ]);
  expect(await restFailure(call(`PUT ${month('status')}`, {}))).toMatch(/^405 METHOD_NOT_ALLOWED/);
});

test('Templates are listed, created, changed and deleted as documented', async () => {
  const { body: builtIn } = await call('GET /admin/schedule-templates');
  expect(builtIn).toMatchObject([
    {
      id: 'business-hours',
      name: 'Horario Comercial',
      isCustom: false,
      schedule: { friday: restDay('09:00-18:00'), saturday: restDay() },
    },
    {
      id: 'extended-hours',
      name: 'Horario Extendido',
      isCustom: false,
      schedule: { saturday: restDay('08:00-20:00'), sunday: restDay() },
    },
  ]);
  const sent = { name: 'Mañanas', schedule: EVERY_MORNING };
  const { status, body } = await call('POST /admin/schedule-templates', sent, { 'idempotency-key': 'plantilla-1' });
  const { id } = body as { id: string };
  expect([status, body]).toEqual([
    201,
    { ...sent, id: expect.stringMatching(/^custom-\d+$/), description: '', isCustom: true, version: 1 },
  ]);
  expect((await call('POST /admin/schedule-templates', sent, { 'idempotency-key': 'plantilla-1' })).body).toEqual(body);
  const changed = await call(`PUT /admin/schedule-templates/${id}`, {
    description: 'Solo de mañana',
    expected_version: 1,
  });
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...(body as object), description: 'Solo de mañana', version: 2 },
  ]);
  expect((await call('GET /admin/schedule-templates')).body).toEqual([...(builtIn as object[]), changed.body]);
  expect(
    (await call(`PUT /admin/schedule-templates/${id}`, { ...(changed.body as object), name: 'Matutino' })).body,
  ).toMatchObject({
    name: 'Matutino',
    version: 3,
  });
  expect(await call(`DELETE /admin/schedule-templates/${id}`)).toMatchObject({ status: 204, body: undefined });
  expect(await restFailure(call(`DELETE /admin/schedule-templates/${id}`))).toBe(
    '404 NOT_FOUND: La plantilla no existe',
  );
  expect(await restFailure(call('PUT /admin/schedule-templates/business-hours', { name: 'X' }))).toMatch(
    /^403 FORBIDDEN/,
  );
});

test.each([
  'GET /admin/rooms/1/availability/2026/6',
  'GET /admin/rooms/1/availability/2026/status',
  'PUT /admin/rooms/1/availability/2026/6',
  'GET /admin/schedule-templates',
  'POST /admin/schedule-templates',
  'PUT /admin/schedule-templates/1',
  'DELETE /admin/schedule-templates/1',
])('%s is for administrators, whatever else is wrong with the call', async (line) => {
  const body = /^(GET|DELETE)/.test(line) ? undefined : { colour: 'red' };
  expect(await restFailure(callRest(app, line, { body }))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  for (const { token } of [await makeProfessional(app.db), await signedIn(app.db, 'user')]) {
    expect(await restFailure(callRest(app, line, { body, token }))).toBe(
      '403 FORBIDDEN: Sin permisos para realizar esta acción',
    );
  }
});
