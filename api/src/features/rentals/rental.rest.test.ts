import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let admin: string;
let patient: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'discount_rules', 'specialties');
  await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1000');
  laura = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: 'Cardiología' }),
  });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  room = await makeRoom(app.db, { name: 'Sala 1', hourlyRate: '1500' });
});

const BOOKINGS = '/professionals/bookings';
const requestBody = (more: object = {}) => ({
  professional_id: laura.id,
  date: '2026-06-02',
  rooms: [room],
  intervals: [{ start_time: '09:00', end_time: '12:00' }],
  notes: 'Traigo ecógrafo',
  ...more,
});
const rent = (more: object = {}, token: string | undefined = laura.token, headers?: Record<string, string>) =>
  callRest(app, `POST ${BOOKINGS}`, { token, body: requestBody(more), ...(headers && { headers }) });
const booking = (more: object = {}) => ({
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  date: '2026-06-02',
  room_id: room,
  professional_id: laura.id,
  start_time: '09:00',
  end_time: '12:00',
  room_name: 'Sala 1',
  professional_name: 'Laura Médica',
  professional_specialty: 'Cardiología',
  notes: 'Traigo ecógrafo',
  hours: 3,
  hourly_rate: 1500,
  base_cost: 4500,
  discount_percentage: 0,
  final_cost: 4500,
  created_at: '2026-06-01T08:00:00-03:00',
  ...more,
});

describe('POST /professionals/bookings', () => {
  test('returns the rentals, also under the documented prefix', async () => {
    const { status, body } = await rent({
      intervals: [
        { start_time: '09:00', end_time: '12:00' },
        { start_time: '14:00', end_time: '15:00' },
      ],
    });
    expect(status).toBe(201);
    expect(body).toEqual([
      booking(),
      booking({ start_time: '14:00', end_time: '15:00', hours: 1, base_cost: 1500, final_cost: 1500 }),
    ]);
    expect(
      (
        await callRest(app, `POST /postgres${BOOKINGS}`, {
          token: laura.token,
          body: requestBody({ date: '2026-06-03' }),
        })
      ).status,
    ).toBe(201);
  });

  test("accepts the caller's own id, and optional notes", async () => {
    const { date, rooms, intervals } = requestBody();
    const { status, body } = await callRest(app, `POST ${BOOKINGS}`, {
      token: laura.token,
      body: { date, rooms, intervals },
    });
    expect([status, body]).toEqual([201, [booking({ notes: null })]]);
  });

  test('reports the conflict with 409', async () => {
    await rent();
    expect(
      await restFailure(
        rent({ professional_id: pablo.id, intervals: [{ start_time: '11:00', end_time: '13:00' }] }, pablo.token),
      ),
    ).toBe('409 CONFLICT: Intervalo 1: Se superpone con reserva existente (09:00 - 12:00)');
    expect(await restFailure(rent({ intervals: [{ start_time: '07:00', end_time: '08:30' }] }))).toBe(
      '409 CONFLICT: Intervalo 1: Hora de inicio fuera del rango disponible (08:00 - 20:00)',
    );
  });

  test.each([
    [{ rooms: [] }, '400 BAD_REQUEST rooms: Selecciona al menos una sala'],
    [{ rooms: null }, '400 BAD_REQUEST rooms: Falta un dato obligatorio: rooms'],
    [{ rooms: ['uno'] }, '400 BAD_REQUEST rooms.0: El valor de rooms.0 no es válido'],
    [{ date: '02-06-2026' }, '400 BAD_REQUEST date: La fecha debe tener la forma AAAA-MM-DD'],
    [{ date: '2026-05-31' }, '400 BAD_REQUEST date: La fecha ya pasó'],
    [{ intervals: [] }, '400 BAD_REQUEST intervals: Configura al menos un horario'],
    [
      { intervals: [{ start_time: '12:00', end_time: '09:00' }] },
      '400 BAD_REQUEST intervals: Intervalo 1: Hora de inicio debe ser anterior a la hora de fin',
    ],
    [
      { intervals: [{ start_time: '9', end_time: '10:00' }] },
      '400 BAD_REQUEST intervals.0.start_time: La hora debe tener la forma HH:mm',
    ],
    [
      { intervals: [{ start_time: '09:00' }] },
      '400 BAD_REQUEST intervals.0.end_time: Falta un dato obligatorio: intervals.0.end_time',
    ],
    [{ room_id: 1 }, '400 BAD_REQUEST room_id: El dato room_id no existe en esta operación'],
  ])('refuses %j', async (more, failure) => {
    expect(await restFailure(rent(more))).toBe(failure);
    expect((await callRest(app, `GET ${BOOKINGS}?month=2026-6`, { token: laura.token })).body).toEqual([]);
  });

  test('repeats the response for a retry with the key, and refuses the key for another body', async () => {
    const key = { 'idempotency-key': 'reserva-rest-1' };
    const first = await rent({}, laura.token, key);
    expect(await rent({}, laura.token, key)).toMatchObject({ status: 201, body: first.body });
    expect(await restFailure(rent({ notes: null }, laura.token, key))).toMatch(/^422 IDEMPOTENCY_MISMATCH/);
  });

  test('is for professionals, for themselves; administrators book for anyone', async () => {
    expect(await restFailure(callRest(app, `POST ${BOOKINGS}`, { body: requestBody() }))).toBe(
      '401 UNAUTHENTICATED: Es necesario iniciar sesión',
    );
    for (const token of [patient, pablo.token]) {
      expect(await restFailure(rent({}, token))).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
    }
    expect((await rent({}, admin)).body).toEqual([booking()]);
  });
});

describe('GET /professionals/bookings', () => {
  test("lists the caller's rentals of a month", async () => {
    await rent();
    await makeRental(app.db, {
      professionalId: pablo.id,
      roomId: room,
      from: '2026-06-03T09:00-03:00',
      to: '2026-06-03T10:00-03:00',
    });
    const { status, body } = await callRest(app, `GET ${BOOKINGS}?month=2026-6`, { token: laura.token });
    expect([status, body]).toEqual([200, [booking()]]);
    expect((await callRest(app, `GET ${BOOKINGS}?month=2026-06`, { token: laura.token })).body).toEqual(body);
    expect((await callRest(app, `GET /postgres${BOOKINGS}?month=2026-07`, { token: laura.token })).body).toEqual([]);
  });

  test.each([
    ['', 'Falta un dato obligatorio: month'],
    ['?month=junio', 'El mes debe tener la forma AAAA-MM'],
    ['?month=2026-13', 'El mes debe estar entre 1 y 12'],
  ])('refuses %j', async (query, message) => {
    expect(await restFailure(callRest(app, `GET ${BOOKINGS}${query}`, { token: laura.token }))).toBe(
      `400 BAD_REQUEST month: ${message}`,
    );
  });

  test('is for professionals', async () => {
    expect(await restFailure(callRest(app, `GET ${BOOKINGS}?month=2026-6`))).toMatch(/^401/);
    expect(await restFailure(callRest(app, `GET ${BOOKINGS}?month=2026-6`, { token: patient }))).toMatch(/^403/);
  });

  test('is refused to an administrator without a profile, because REST has no field for the professional', async () => {
    expect(await restFailure(callRest(app, `GET ${BOOKINGS}?month=2026-6`, { token: admin }))).toBe(
      '403 FORBIDDEN: Sin permisos para realizar esta acción',
    );
  });
});

test('DELETE /professionals/bookings/{id} asks about appointments inside only where that is preferred', async () => {
  const [{ id }] = (await rent()).body as [{ id: string }];
  const { rows } = await app.db.pool.query<{ room: number; from: Date }>(
    'SELECT room_id AS room, starts_at AS from FROM room_bookings WHERE id = $1',
    [id],
  );
  const { room: roomId, from } = rows[0]!;
  const to = new Date(from.getTime() + 30 * 60_000);
  await makeAppointment(app.db, { professionalId: laura.id, roomId, from: from.toISOString(), to: to.toISOString() });
  const remove = (headers = {}) => callRest(app, `DELETE ${BOOKINGS}/${id}`, { token: laura.token, headers });
  expect(await remove({ prefer: 'handling=strict' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', unconfirmed: [{ kind: 'appointment', patient_name: 'Pedro Paciente' }] },
  });
  expect(await remove()).toMatchObject({ status: 204, body: undefined });
});

test("DELETE /professionals/bookings/{id} cancels the caller's own without a question", async () => {
  const [{ id }] = (await rent()).body as [{ id: string }];
  const remove = (token?: string) => callRest(app, `DELETE ${BOOKINGS}/${id}`, token ? { token } : {});
  expect(await restFailure(remove())).toMatch(/^401/);
  expect(await restFailure(remove(pablo.token))).toBe('403 FORBIDDEN: Sin permisos para cancelar esta reserva');
  expect(await remove(laura.token)).toMatchObject({ status: 204, body: undefined });
  expect(await restFailure(remove(laura.token))).toBe('409 CONFLICT: La reserva ya está cancelada');
  expect(await restFailure(callRest(app, `DELETE ${BOOKINGS}/otra`, { token: laura.token }))).toBe(
    '404 NOT_FOUND: La reserva no existe',
  );
});

test('GET /professionals/rooms lists the active rooms for members, with current prices for staff', async () => {
  await makeRoom(app.db, { name: 'Cerrada', isActive: false });
  const plain = await makeRoom(app.db, { name: 'Sala 2', hourlyRate: '0', sortOrder: 1 });
  const rooms = (costs: (number | null)[]) => [
    { id: room, name: 'Sala 1', description: 'Con camilla.', is_active: true, sort_order: 0, hourly_rate: costs[0] },
    { id: plain, name: 'Sala 2', description: 'Con camilla.', is_active: true, sort_order: 1, hourly_rate: costs[1] },
  ];
  const list = (token?: string) => callRest(app, 'GET /postgres/professionals/rooms', token ? { token } : {});
  expect(await list(laura.token)).toMatchObject({ status: 200, body: rooms([1500, 1000]) });
  expect((await list(patient)).body).toEqual(rooms([null, null]));
  expect(await restFailure(list())).toMatch(/^401/);
});

test('GET /admin/config/room-rental returns the default cost and the rules to staff, fewest hours first', async () => {
  await app.db.pool.query(
    `INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description)
     VALUES (8, 20, 'Jornada completa'), (4, 7.5, 'Media jornada')`,
  );
  const read = (token?: string) => callRest(app, 'GET /admin/config/room-rental', token ? { token } : {});
  for (const token of [admin, laura.token]) {
    expect(await read(token)).toMatchObject({
      status: 200,
      body: {
        roomRental: {
          defaultHourlyCost: 1000,
          deductionRules: [
            { minHoursPerDay: 4, discountPercentage: 7.5, description: 'Media jornada' },
            { minHoursPerDay: 8, discountPercentage: 20, description: 'Jornada completa' },
          ],
        },
      },
    });
  }
  expect(await restFailure(read())).toMatch(/^401/);
  expect(await restFailure(read(patient))).toMatch(/^403/);
});
