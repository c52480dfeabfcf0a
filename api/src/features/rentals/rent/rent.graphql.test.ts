import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, MONDAY_8AM, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf } from '../../../testing/harness/graphql';
import { rent, rentedTimes, times } from '../../../testing/harness/rentals';

const at = (from: string, to: string) => ({ from: `2026-06-02T${from}-03:00`, to: `2026-06-02T${to}-03:00` });

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'discount_rules');
  await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1000, timezone = DEFAULT');
  laura = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: `Cardiología ${Math.random()}` }),
  });
  pablo = await makeProfessional(app.db);
  room = await makeRoom(app.db, { name: 'Sala 1', hourlyRate: '1500.50' });
});
afterAll(() => app.close());

const ask = (input: object = {}, token = laura.token) => rent(app, token, { roomIds: [room], ...input });
const rule = (hours: number, percentage: number, description: string) =>
  app.db.pool.query(
    'INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description) VALUES ($1, $2, $3)',
    [hours, percentage, description],
  );

describe('Renting a room', () => {
  test('occupies it for the requested hours, at the current price', async () => {
    const { rentRooms } = await dataOf(ask({ notes: '  Traigo ecógrafo ' }));
    expect(rentRooms).toEqual([
      {
        id: expect.any(String),
        date: '2026-06-02',
        startTime: '09:00',
        endTime: '12:00',
        hours: 3,
        isWeekend: false,
        roomId: room,
        roomName: 'Sala 1',
        professionalId: laura.id,
        professionalName: 'Laura Médica',
        professionalSpecialty: expect.stringContaining('Cardiología'),
        notes: 'Traigo ecógrafo',
        hourlyRate: 1500.5,
        baseCost: 4501.5,
        discountPercentage: 0,
        discountRule: null,
        discountAmount: 0,
        finalCost: 4501.5,
        createdAt: '2026-06-01T08:00:00-03:00',
        cancelledAt: null,
        viewerCan: { cancel: true },
      },
    ]);
    expect(await rentedTimes(app)).toEqual(['2026-06-02 09:00-12:00']);
    expect((await app.db.pool.query('SELECT action, entity FROM audit_events')).rows).toEqual([
      { action: 'created', entity: 'rental' },
    ]);
  });

  test('creates one rental per interval and room', async () => {
    const other = await makeRoom(app.db, { name: 'Sala 2' });
    const { rentRooms } = await dataOf(
      ask({ roomIds: [room, other, room], intervals: times('14:00-15:00', '09:00-10:00') }),
    );
    expect(rentRooms.map(({ roomName, startTime }) => `${roomName} ${startTime}`)).toEqual([
      'Sala 1 09:00',
      'Sala 2 09:00',
      'Sala 1 14:00',
      'Sala 2 14:00',
    ]);
  });

  test('costs the clinic’s default where the room has no rate', async () => {
    const plain = await makeRoom(app.db, { hourlyRate: '0' });
    expect((await dataOf(ask({ roomIds: [plain] }))).rentRooms).toMatchObject([{ hourlyRate: 1000, finalCost: 3000 }]);
  });

  test('gives each interval its own discount, and keeps rate, rule and price when they change later', async () => {
    await rule(2, 5, 'Dos horas');
    await rule(4, 20, 'Media jornada');
    await dataOf(ask({ intervals: times('08:00-09:00', '09:00-11:00', '12:00-16:00') }));
    await app.db.pool.query('UPDATE rooms SET hourly_rate = 9');
    await emptyTables(app, 'discount_rules');
    const { rows } = await app.db.pool.query(
      'SELECT hourly_rate, discount_percentage, discount_rule, discount_min_hours, final_cost FROM room_bookings ORDER BY starts_at',
    );
    expect(rows).toEqual([
      {
        hourly_rate: '1500.50',
        discount_percentage: '0.00',
        discount_rule: null,
        discount_min_hours: null,
        final_cost: '1500.50',
      },
      {
        hourly_rate: '1500.50',
        discount_percentage: '5.00',
        discount_rule: 'Dos horas',
        discount_min_hours: '2.00',
        final_cost: '2850.95',
      },
      {
        hourly_rate: '1500.50',
        discount_percentage: '20.00',
        discount_rule: 'Media jornada',
        discount_min_hours: '4.00',
        final_cost: '4801.60',
      },
    ]);
  });

  test('may reach midnight', async () => {
    const late = await makeRoom(app.db, { hours: ['18:00-24:00'] });
    expect((await dataOf(ask({ roomIds: [late], intervals: times('22:00-24:00') }))).rentRooms).toMatchObject([
      { date: '2026-06-02', endTime: '24:00', hours: 2 },
    ]);
  });

  test('costs elapsed time across a clock change', async () => {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
    const night = await makeRoom(app.db, { hours: ['00:00-06:00'], months: ['2026-11', '2027-3'], hourlyRate: '100' });
    const { rentRooms: autumn } = await dataOf(
      ask({ roomIds: [night], date: '2026-11-01', intervals: times('01:00-03:00') }),
    );
    const { rentRooms: spring } = await dataOf(
      ask({ roomIds: [night], date: '2027-03-14', intervals: times('01:00-04:00') }),
    );
    expect([autumn, spring]).toMatchObject([
      [{ hours: 3, finalCost: 300, endTime: '03:00' }],
      [{ hours: 2, finalCost: 200, endTime: '04:00' }],
    ]);
    expect(await failureOf(ask({ roomIds: [night], date: '2027-03-14', intervals: times('02:00-03:00') }))).toBe(
      'CONFLICT: Intervalo 1: Ese horario no existe en esta fecha, porque cambia la hora',
    );
  });

  test('over one’s own appointment is allowed, over a colleague’s is not', async () => {
    await makeAppointment(app.db, { professionalId: laura.id, roomId: room, ...at('10:00', '10:30') });
    await dataOf(ask());
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: room, ...at('15:00', '15:30') });
    expect(await failureOf(ask({ intervals: times('14:00-16:00') }))).toBe(
      'CONFLICT: Intervalo 1 (14:00-16:00) no cabe en el horario disponible',
    );
  });

  test("returns the first request's rentals on a retry, also when nothing is free by then", async () => {
    const first = await dataOf(
      rent(app, laura.token, { roomIds: [room], intervals: times('08:00-20:00') }, 'reserva-1'),
    );
    expect(
      await dataOf(rent(app, laura.token, { roomIds: [room], intervals: times('08:00-20:00') }, 'reserva-1')),
    ).toEqual(first);
    expect(await failureOf(rent(app, laura.token, { roomIds: [room] }, 'reserva-1'))).toContain('IDEMPOTENCY_MISMATCH');
    expect(await rentedTimes(app)).toHaveLength(1);
  });
});

describe('Nothing is rented', () => {
  const NOTHING: string[] = [];

  test.each([
    [{ roomIds: [] }, 'BAD_REQUEST roomIds: Selecciona al menos una sala'],
    [{ intervals: [] }, 'BAD_REQUEST intervals: Configura al menos un horario'],
    [
      { intervals: times('12:00-09:00') },
      'BAD_REQUEST intervals: Intervalo 1: Hora de inicio debe ser anterior a la hora de fin',
    ],
    [
      { intervals: times('09:00-10:00', '10:00-10:00') },
      'BAD_REQUEST intervals: Intervalo 2: Hora de inicio debe ser anterior a la hora de fin',
    ],
    [
      { intervals: times('09:00-11:00', '10:00-12:00') },
      'BAD_REQUEST intervals: Intervalo 2: Se superpone con el intervalo 1',
    ],
    [
      { intervals: [{ startTime: '9:00', endTime: '10:00' }] },
      'BAD_REQUEST intervals.0.startTime: La hora debe tener la forma HH:mm',
    ],
    [
      { intervals: [{ startTime: '09:00', endTime: '24:01' }] },
      'BAD_REQUEST intervals.0.endTime: La hora debe tener la forma HH:mm',
    ],
    [
      { intervals: times('07:00-09:00') },
      'CONFLICT: Intervalo 1: Hora de inicio fuera del rango disponible (08:00 - 20:00)',
    ],
    [
      { intervals: times('09:00-10:00', '19:00-21:00') },
      'CONFLICT: Intervalo 2: Hora de fin fuera del rango disponible (08:00 - 20:00)',
    ],
    [{ date: '2026-05-31' }, 'BAD_REQUEST date: La fecha ya pasó'],
    [{ date: '2026-08-03' }, 'CONFLICT: Sala Sala 1 no disponible'],
    [{ roomIds: [2 ** 30] }, 'NOT_FOUND: La sala no existe'],
    [{ notes: 'x'.repeat(2001) }, 'BAD_REQUEST notes: No puede superar los 2.000 caracteres'],
  ])('for %j', async (input, failure) => {
    expect(await failureOf(ask(input))).toBe(failure);
    expect(await rentedTimes(app)).toEqual(NOTHING);
    expect((await app.db.pool.query('SELECT FROM audit_events')).rowCount).toBe(0);
  });

  test("over another rental, even the tenant's own", async () => {
    await makeRental(app.db, { professionalId: pablo.id, roomId: room, ...at('11:00', '13:00') });
    expect(await failureOf(ask())).toBe('CONFLICT: Intervalo 1: Se superpone con reserva existente (11:00 - 13:00)');
    expect(await failureOf(ask({}, pablo.token))).toBe(
      'CONFLICT: Intervalo 1: Se superpone con reserva existente (11:00 - 13:00)',
    );
    await dataOf(ask({ intervals: times('09:00-11:00', '13:00-14:00') }));
  });

  test('of the day when one interval of one room fails', async () => {
    const other = await makeRoom(app.db);
    await makeRental(app.db, { professionalId: pablo.id, roomId: other, ...at('15:00', '16:00') });
    expect(await failureOf(ask({ roomIds: [room, other], intervals: times('09:00-10:00', '15:30-17:00') }))).toContain(
      'CONFLICT',
    );
    expect(await rentedTimes(app)).toEqual(['2026-06-02 15:00-16:00']);
  });

  test('across an hour in which the room is closed', async () => {
    const split = await makeRoom(app.db, { hours: ['08:00-12:00', '14:00-20:00'] });
    expect(await failureOf(ask({ roomIds: [split], intervals: times('11:00-15:00') }))).toBe(
      'CONFLICT: Intervalo 1 (11:00-15:00) no cabe en el horario disponible',
    );
  });

  test('less than an hour from now', async () => {
    app.clock.now = new Date('2026-06-02T08:01:00-03:00');
    expect(await failureOf(ask({ intervals: times('09:00-10:00') }))).toBe(
      'CONFLICT: Intervalo 1: Hora de inicio fuera del rango disponible (09:15 - 20:00)',
    );
    app.clock.now = new Date('2026-06-02T19:30:00-03:00');
    expect(await failureOf(ask())).toBe('CONFLICT: No hay horarios disponibles para hoy');
  });

  test('in an inactive room', async () => {
    await app.db.pool.query('UPDATE rooms SET is_active = false');
    expect(await failureOf(ask())).toBe('NOT_FOUND: La sala no existe');
    expect(await failureOf(ask({ professionalId: laura.id }, admin))).toBe(
      'CONFLICT roomIds: La sala Sala 1 no está activa. Elegí otra sala',
    );
  });

  test('by visitors, patients, or professionals for a colleague', async () => {
    const { token: patient } = await signedIn(app.db, 'user');
    const { token: nobody } = await signedIn(app.db, 'professional');
    expect(await failureOf(rent(app, '', { roomIds: [room] }))).toContain('UNAUTHENTICATED');
    for (const token of [patient, nobody]) expect(await failureOf(ask({}, token))).toContain('FORBIDDEN');
    expect(await failureOf(ask({ professionalId: pablo.id }))).toBe(
      'FORBIDDEN: Sin permisos para realizar esta acción',
    );
    expect(await rentedTimes(app)).toEqual(NOTHING);
  });

  test('by administrators without a professional, or for an unknown one', async () => {
    expect(await failureOf(ask({}, admin))).toBe('BAD_REQUEST professionalId: Indicá el profesional');
    expect(await failureOf(ask({ professionalId: 2 ** 30 }, admin))).toBe('NOT_FOUND: El profesional no existe');
  });
});

test('Administrators rent for anyone, professionals may name themselves', async () => {
  expect((await dataOf(ask({ professionalId: pablo.id }, admin))).rentRooms).toMatchObject([
    { professionalId: pablo.id },
  ]);
  expect((await dataOf(ask({ professionalId: laura.id, intervals: times('14:00-15:00') }))).rentRooms).toMatchObject([
    { professionalId: laura.id },
  ]);
});
