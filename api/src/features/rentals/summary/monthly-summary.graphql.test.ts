import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { cancelRental, rent, times } from '../../../testing/harness/rentals';

const SUMMARY = `query ($year: Int! = 2026, $month: Int! = 6, $professionalId: Int) {
  monthlySummary(year: $year, month: $month, professionalId: $professionalId) {
    professionalId year month
    totals {
      totalHours roomsUsed baseCost discountAmount finalCost hourlyRate discountPercentage
      appliedRules { minHoursPerDay discountPercentage description }
    }
    rooms { roomName totalHours finalCost bookings { date startTime endTime hours baseCost discountPercentage finalCost isWeekend } }
  }
}`;
const MINE = 'query ($month: String!) { myRentals(month: $month) { date startTime roomName } }';
const COST =
  'query ($professionalId: Int!) { monthlyCost(professionalId: $professionalId, year: 2026, month: 6) { totalHours finalCost } }';
const CONFIG =
  '{ rentalConfig { defaultHourlyCost discountRules { minHoursPerDay discountPercentage description } } rooms { name currentHourlyCost } }';

let app: TestApp;
let admin: string;
let patient: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  const norte = await makeRoom(app.db, { name: 'Norte', hourlyRate: '1500', hours: ['00:00-24:00'] });
  const sur = await makeRoom(app.db, { name: 'Sur', hourlyRate: '0' });
  await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1000');
  await app.db.pool.query(
    `INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description)
     VALUES (8, 20, 'Jornada completa'), (4, 10.5, 'Media jornada')`,
  );

  const book = async (token: string, roomId: number, date: string, ...intervals: string[]) =>
    (await dataOf(rent(app, token, { roomIds: [roomId], date, intervals: times(...intervals) }))).rentRooms;
  await book(laura.token, sur, '2026-06-13', '09:00-10:30');
  await book(laura.token, norte, '2026-06-02', '08:00-12:00', '14:00-16:00');
  await book(laura.token, norte, '2026-06-30', '22:00-24:00');
  await book(laura.token, norte, '2026-07-01', '00:00-01:00');
  await book(pablo.token, norte, '2026-06-03', '08:00-20:00');
  const [cancelled] = await book(laura.token, norte, '2026-06-20', '08:00-20:00');
  await dataOf(cancelRental(app, laura.token, cancelled!.id));
});
afterAll(() => app.close());

const summary = (token: string | undefined, variables: object = {}) =>
  sendGraphQL<{ monthlySummary: object }>(app, SUMMARY, { ...variables }, token);

const LAURAS_JUNE = {
  professionalId: 0,
  year: 2026,
  month: 6,
  totals: {
    totalHours: 9.5,
    roomsUsed: 2,
    baseCost: 13500,
    discountAmount: 630,
    finalCost: 12870,
    hourlyRate: 1421.05,
    discountPercentage: 4.67,
    appliedRules: [{ minHoursPerDay: 4, discountPercentage: 10.5, description: 'Media jornada' }],
  },
  rooms: [
    {
      roomName: 'Norte',
      totalHours: 8,
      finalCost: 11370,
      bookings: [
        {
          date: '2026-06-02',
          startTime: '08:00',
          endTime: '12:00',
          hours: 4,
          baseCost: 6000,
          discountPercentage: 10.5,
          finalCost: 5370,
          isWeekend: false,
        },
        {
          date: '2026-06-02',
          startTime: '14:00',
          endTime: '16:00',
          hours: 2,
          baseCost: 3000,
          discountPercentage: 0,
          finalCost: 3000,
          isWeekend: false,
        },
        {
          date: '2026-06-30',
          startTime: '22:00',
          endTime: '24:00',
          hours: 2,
          baseCost: 3000,
          discountPercentage: 0,
          finalCost: 3000,
          isWeekend: false,
        },
      ],
    },
    {
      roomName: 'Sur',
      totalHours: 1.5,
      finalCost: 1500,
      bookings: [
        {
          date: '2026-06-13',
          startTime: '09:00',
          endTime: '10:30',
          hours: 1.5,
          baseCost: 1500,
          discountPercentage: 0,
          finalCost: 1500,
          isWeekend: true,
        },
      ],
    },
  ],
};

describe('The monthly summary', () => {
  test("lists rentals and cost of the clinic's month; cancelled rentals cost nothing", async () => {
    expect((await dataOf(summary(laura.token))).monthlySummary).toEqual({ ...LAURAS_JUNE, professionalId: laura.id });
  });

  test('is the same for administrators, who name the professional', async () => {
    expect(await dataOf(summary(admin, { professionalId: laura.id }))).toEqual(await dataOf(summary(laura.token)));
    expect(await failureOf(summary(admin))).toBe('BAD_REQUEST professionalId: Indicá el profesional');
    expect(await failureOf(summary(admin, { professionalId: 2 ** 30 }))).toBe('NOT_FOUND: El profesional no existe');
  });

  test('of a month without rentals is empty', async () => {
    expect((await dataOf(summary(laura.token, { month: 5 }))).monthlySummary).toMatchObject({
      totals: { totalHours: 0, roomsUsed: 0, finalCost: 0, hourlyRate: 0, discountPercentage: 0, appliedRules: [] },
      rooms: [],
    });
    expect(await failureOf(summary(laura.token, { month: 0 }))).toBe(
      'BAD_REQUEST month: El mes debe estar entre 1 y 12',
    );
  });

  test('of a colleague is refused', async () => {
    expect(await failureOf(summary(pablo.token, { professionalId: laura.id }))).toBe(
      'FORBIDDEN: Sin permisos para realizar esta acción',
    );
    expect(await failureOf(summary(patient, { professionalId: laura.id }))).toContain('FORBIDDEN');
    expect(await failureOf(summary(undefined, { professionalId: laura.id }))).toContain('UNAUTHENTICATED');
  });
});

describe("The caller's own rentals", () => {
  const mine = (month: string, token?: string) => sendGraphQL(app, MINE, { month }, token);

  test('are listed by month, earliest first', async () => {
    expect(await dataOf(mine('2026-7', laura.token))).toEqual({
      myRentals: [{ date: '2026-07-01', startTime: '00:00', roomName: 'Norte' }],
    });
    expect(await dataOf(mine('2026-06', pablo.token))).toEqual({
      myRentals: [{ date: '2026-06-03', startTime: '08:00', roomName: 'Norte' }],
    });
  });

  test.each(['2026', '2026-6-1', 'junio', ''])('are not listed for %j', async (month) => {
    expect(await failureOf(mine(month, laura.token))).toBe('BAD_REQUEST month: El mes debe tener la forma AAAA-MM');
  });

  test('belong to every caller with a professional profile', async () => {
    expect(await failureOf(mine('2026-06', patient))).toContain('FORBIDDEN');
    expect(await failureOf(mine('2026-06', admin))).toContain('FORBIDDEN');
  });
});

test('The cost of a month alone is for administrators', async () => {
  const cost = (token?: string) => sendGraphQL(app, COST, { professionalId: laura.id }, token);
  expect(await dataOf(cost(admin))).toEqual({ monthlyCost: { totalHours: 9.5, finalCost: 12870 } });
  expect(await failureOf(cost(laura.token))).toContain('FORBIDDEN');
  expect(await failureOf(cost(patient))).toContain('FORBIDDEN');
});

test('The costs of all professionals of a month are for administrators, by name', async () => {
  const query = '{ monthlyCosts(year: 2026, month: 6) { professionalId rentalCount cost { totalHours finalCost } } }';
  const costs = (token?: string) => sendGraphQL<{ monthlyCosts: object[] }>(app, query, {}, token);
  const { monthlyCosts } = await dataOf(costs(admin));
  expect(monthlyCosts).toHaveLength(2);
  expect(monthlyCosts).toContainEqual({
    professionalId: laura.id,
    rentalCount: 4,
    cost: { totalHours: 9.5, finalCost: 12870 },
  });
  expect(await failureOf(costs(laura.token))).toContain('FORBIDDEN');
  expect(await failureOf(costs(patient))).toContain('FORBIDDEN');
});

test('Only staff read the current cost of renting', async () => {
  const config = (token?: string) => sendGraphQL(app, CONFIG, {}, token);
  expect(await dataOf(config(laura.token))).toEqual({
    rentalConfig: {
      defaultHourlyCost: 1000,
      discountRules: [
        { minHoursPerDay: 4, discountPercentage: 10.5, description: 'Media jornada' },
        { minHoursPerDay: 8, discountPercentage: 20, description: 'Jornada completa' },
      ],
    },
    rooms: [
      { name: 'Norte', currentHourlyCost: 1500 },
      { name: 'Sur', currentHourlyCost: 1000 },
    ],
  });
  expect(await failureOf(config(patient))).toContain('FORBIDDEN');
  expect(await dataOf(sendGraphQL(app, '{ rooms { currentHourlyCost } }', {}, patient))).toEqual({
    rooms: [{ currentHourlyCost: null }, { currentHourlyCost: null }],
  });
});

test('A rule with changed hours counts separately, in the month and on each rental', async () => {
  const ana = await makeProfessional(app.db);
  const room = await makeRoom(app.db, { hourlyRate: '1000' });
  const halfDay = async (date: string) =>
    dataOf(rent(app, ana.token, { roomIds: [room], date, intervals: times('08:00-14:00') }));
  await halfDay('2026-06-08');
  await app.db.pool.query("UPDATE discount_rules SET min_hours_per_day = 5.5 WHERE description = 'Media jornada'");
  await halfDay('2026-06-09');
  await app.db.pool.query("UPDATE discount_rules SET min_hours_per_day = 4 WHERE description = 'Media jornada'");

  const query = `query { monthlySummary(year: 2026, month: 6) {
    totals { appliedRules { minHoursPerDay description } } rooms { bookings { discountRule discountMinHours } }
  } }`;
  expect((await dataOf(sendGraphQL<{ monthlySummary: object }>(app, query, {}, ana.token))).monthlySummary).toEqual({
    totals: {
      appliedRules: [
        { minHoursPerDay: 4, description: 'Media jornada' },
        { minHoursPerDay: 5.5, description: 'Media jornada' },
      ],
    },
    rooms: [
      {
        bookings: [
          { discountRule: 'Media jornada', discountMinHours: 4 },
          { discountRule: 'Media jornada', discountMinHours: 5.5 },
        ],
      },
    ],
  });
});
