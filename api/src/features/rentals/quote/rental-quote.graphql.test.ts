import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { rent, rentedTimes, times } from '../../../testing/harness/rentals';

const QUOTE = `query ($roomIds: [Int!]!, $dates: [LocalDate!]!, $intervals: [RentalIntervalInput!]!) {
  rentalQuote(roomIds: $roomIds, dates: $dates, intervals: $intervals) {
    bookingCount totalHours baseCost discountAmount finalCost appliedRules { minHoursPerDay discountPercentage description }
  }
}`;
const TUESDAY = '2026-06-02';

interface Quote {
  bookingCount: number;
  totalHours: number;
  baseCost: number;
  discountAmount: number;
  finalCost: number;
  appliedRules: { description: string }[];
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
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
  laura = await makeProfessional(app.db);
  room = await makeRoom(app.db, { name: 'Sala 1', hourlyRate: '1500.50' });
});
afterAll(() => app.close());

const quote = (more: object = {}, token: string | undefined = laura.token) =>
  sendGraphQL<{ rentalQuote: Quote }>(
    app,
    QUOTE,
    { roomIds: [room], dates: [TUESDAY], intervals: times('09:00-12:00'), ...more },
    token,
  );
const rule = (hours: number, percentage: number, description: string) =>
  app.db.pool.query(
    'INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description) VALUES ($1, $2, $3)',
    [hours, percentage, description],
  );

describe('A quote', () => {
  test('is hours times the rate of the room', async () => {
    expect((await dataOf(quote())).rentalQuote).toEqual({
      bookingCount: 1,
      totalHours: 3,
      baseCost: 4501.5,
      discountAmount: 0,
      finalCost: 4501.5,
      appliedRules: [],
    });
  });

  test('adds up every room on every date for every interval, each once', async () => {
    const plain = await makeRoom(app.db, { hourlyRate: '0' });
    const { rentalQuote } = await dataOf(
      quote({
        roomIds: [room, plain, room],
        dates: [TUESDAY, '2026-06-03', TUESDAY],
        intervals: times('09:00-10:00', '14:00-14:30'),
      }),
    );
    expect(rentalQuote).toMatchObject({ bookingCount: 8, totalHours: 6, baseCost: 2 * 1.5 * (1500.5 + 1000) });
  });

  test('gives each rental its own discount and names the rules that gave one', async () => {
    await rule(2, 5, 'Dos horas');
    await rule(4, 20, 'Media jornada');
    await rule(12, 50, 'Todo el día');
    const { rentalQuote } = await dataOf(quote({ intervals: times('08:00-09:00', '09:00-11:00', '12:00-16:00') }));
    expect(rentalQuote).toMatchObject({
      baseCost: 10503.5,
      finalCost: 1500.5 + 2850.95 + 4801.6,
      discountAmount: 1350.45,
    });
    expect(rentalQuote.appliedRules.map(({ description }) => description)).toEqual(['Dos horas', 'Media jornada']);
  });

  test("equals the later rental's cost, and writes nothing", async () => {
    await rule(2, 7.5, 'Dos horas');
    const intervals = times('09:00-12:00', '14:15-15:00');
    const { rentalQuote } = await dataOf(quote({ intervals }));
    expect(await rentedTimes(app)).toEqual([]);
    expect((await app.db.pool.query('SELECT FROM audit_events')).rowCount).toBe(0);
    const { rentRooms } = await dataOf(rent(app, laura.token, { roomIds: [room], intervals }));
    expect(rentRooms.reduce((sum, { finalCost }) => sum + finalCost, 0)).toBeCloseTo(rentalQuote.finalCost, 2);
  });

  test('ignores whether the room is free', async () => {
    await makeRental(app.db, {
      professionalId: laura.id,
      roomId: room,
      from: `${TUESDAY}T09:00-03:00`,
      to: `${TUESDAY}T12:00-03:00`,
    });
    expect((await dataOf(quote())).rentalQuote).toMatchObject({ bookingCount: 1 });
  });

  test('counts elapsed time across a clock change', async () => {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
    expect(
      (await dataOf(quote({ dates: ['2026-11-01'], intervals: times('01:00-03:00') }))).rentalQuote.totalHours,
    ).toBe(3);
    expect(
      (await dataOf(quote({ dates: ['2027-03-14'], intervals: times('01:00-04:00') }))).rentalQuote.totalHours,
    ).toBe(2);
  });

  test('is for staff', async () => {
    const { token: patient } = await signedIn(app.db, 'user');
    const { token: withoutProfile } = await signedIn(app.db, 'professional');
    for (const token of [admin, withoutProfile])
      expect((await dataOf(quote({}, token))).rentalQuote.finalCost).toBe(4501.5);
    expect(await failureOf(quote({}, patient))).toContain('FORBIDDEN');
    expect(
      await failureOf(sendGraphQL(app, QUOTE, { roomIds: [room], dates: [TUESDAY], intervals: times('09:00-12:00') })),
    ).toContain('UNAUTHENTICATED');
  });
});

describe('No quote for an impossible rental:', () => {
  const dates = (count: number) =>
    Array.from({ length: count }, (_date, index) => new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10));

  test.each([
    ['no room', { roomIds: [] }, 'BAD_REQUEST roomIds: Selecciona al menos una sala'],
    ['no date', { dates: [] }, 'BAD_REQUEST dates: Selecciona al menos un día'],
    ['too many dates', { dates: dates(63) }, 'BAD_REQUEST dates: No se pueden reservar más de 62 días a la vez'],
    ['a date that is over', { dates: ['2026-05-31'] }, 'BAD_REQUEST dates: La fecha ya pasó'],
    ['no interval', { intervals: [] }, 'BAD_REQUEST intervals: Configura al menos un horario'],
    [
      'an interval backwards',
      { intervals: times('12:00-09:00') },
      'BAD_REQUEST intervals: Intervalo 1: Hora de inicio debe ser anterior a la hora de fin',
    ],
    [
      'intervals that overlap',
      { intervals: times('09:00-11:00', '10:00-12:00') },
      'BAD_REQUEST intervals: Intervalo 2: Se superpone con el intervalo 1',
    ],
    [
      'a time that is none',
      { intervals: times('25:00-26:00') },
      'BAD_REQUEST intervals.0.startTime: La hora debe tener la forma HH:mm',
    ],
    ['an unknown room', { roomIds: [2 ** 30] }, 'NOT_FOUND: La sala no existe'],
  ])('%s', async (_case, more, failure) => {
    expect(await failureOf(quote(more))).toBe(failure);
  });

  test('an inactive room', async () => {
    await app.db.pool.query('UPDATE rooms SET is_active = false');
    expect(await failureOf(quote())).toBe('NOT_FOUND: La sala no existe');
    expect(await failureOf(quote({}, admin))).toBe('CONFLICT roomIds: La sala Sala 1 no está activa. Elegí otra sala');
  });

  test('hours that the clock leaves out', async () => {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
    expect(await failureOf(quote({ dates: ['2027-03-14'], intervals: times('02:00-03:00') }))).toBe(
      'CONFLICT: Intervalo 1: Ese horario no existe en esta fecha, porque cambia la hora',
    );
  });
});
