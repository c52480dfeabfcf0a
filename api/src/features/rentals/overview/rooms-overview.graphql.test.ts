import { Client } from 'pg';

import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, MONDAY_8AM, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { times } from '../../../testing/harness/rentals';

const TUESDAY = '2026-06-02';
const NUMBERS =
  'date state freeRoomCount fullRoomCount roomCount openMinutes takenMinutes rentalCount appointmentCount';
const MONTH = `query ($year: Int!, $month: Int!) { roomsOverview(year: $year, month: $month) { year month days { ${NUMBERS} } } }`;
const DAY = `query ($date: LocalDate!) { roomsDay(date: $date) {
  ${NUMBERS}
  rooms {
    roomId roomName isActive state open { startTime endTime } free { startTime endTime }
    bookings { id startTime endTime professionalName notes } appointments { startTime endTime professionalName }
  }
} }`;

interface DayNumbers {
  date: string;
  state: string;
  freeRoomCount: number;
  fullRoomCount: number;
  roomCount: number;
  openMinutes: number;
  takenMinutes: number;
  rentalCount: number;
  appointmentCount: number;
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
});
afterAll(() => app.close());

const at = (from: string, to: string, date = TUESDAY) => ({ from: `${date}T${from}-03:00`, to: `${date}T${to}-03:00` });
const askMonth = (token = admin, variables: object = {}) =>
  sendGraphQL<{ roomsOverview: { year: number; month: number; days: DayNumbers[] } }>(
    app,
    MONTH,
    { year: 2026, month: 6, ...variables },
    token,
  );
const askDay = (date = TUESDAY, token = admin) =>
  sendGraphQL<{ roomsDay: DayNumbers & { rooms: object[] } }>(app, DAY, { date }, token);
const dayOfMonth = async (date = TUESDAY) =>
  (await dataOf(askMonth())).roomsOverview.days.find((day) => day.date === date);

test('The month counts free, full and closed rooms, and their bookings, per day', async () => {
  const [rented, used] = [await makeRoom(app.db), await makeRoom(app.db)];
  await makeRoom(app.db, { months: ['2026-7'] });
  await makeRoom(app.db, { isActive: false });
  await makeRental(app.db, { professionalId: laura.id, roomId: rented, ...at('08:00', '20:00') });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: rented, ...at('09:00', '09:30') });
  await makeAppointment(app.db, { professionalId: pablo.id, roomId: used, ...at('09:00', '09:30') });
  await makeAppointment(app.db, {
    professionalId: pablo.id,
    roomId: used,
    ...at('11:00', '11:30'),
    status: 'cancelled',
  });

  const { year, month, days } = (await dataOf(askMonth())).roomsOverview;
  expect([year, month, days.length]).toEqual([2026, 6, 30]);
  expect(days[1]).toEqual({
    date: TUESDAY,
    state: 'partial',
    freeRoomCount: 1,
    fullRoomCount: 1,
    roomCount: 3,
    rentalCount: 1,
    appointmentCount: 2,
    openMinutes: 2 * 12 * 60,
    takenMinutes: 12 * 60 + 30,
  });
  expect(days[2]).toEqual({
    date: '2026-06-03',
    state: 'partial',
    freeRoomCount: 2,
    fullRoomCount: 0,
    roomCount: 3,
    rentalCount: 0,
    appointmentCount: 0,
    openMinutes: 2 * 12 * 60,
    takenMinutes: 0,
  });
});

test('A day’s state follows each room’s own hours, not whether something is booked', async () => {
  const long = await makeRoom(app.db);
  const short = await makeRoom(app.db, { hours: ['10:00-11:00'] });
  await makeRental(app.db, { professionalId: laura.id, roomId: long, ...at('08:00', '19:22') });
  expect((await dayOfMonth())?.state).toBe('available');
  await makeAppointment(app.db, { professionalId: pablo.id, roomId: short, ...at('10:00', '10:57') });
  expect((await dayOfMonth())?.state).toBe('partial');
  // 684 minutes are 95 % of the long room's 12 hours: two more.
  await makeRental(app.db, { professionalId: laura.id, roomId: long, ...at('19:22', '19:24') });
  expect(await dayOfMonth()).toMatchObject({ state: 'full', freeRoomCount: 0, fullRoomCount: 2 });
});

test('An unconfigured month is marked as such', async () => {
  await makeRoom(app.db, { months: ['2026-7'] });
  expect(await dayOfMonth()).toMatchObject({ state: 'unconfigured', freeRoomCount: 0, roomCount: 1 });
});

test('A past day keeps its figures', async () => {
  const roomId = await makeRoom(app.db);
  await makeRoom(app.db);
  await makeRental(app.db, { professionalId: laura.id, roomId, ...at('08:00', '20:00') });
  app.clock.now = new Date('2026-06-10T12:00:00Z');
  expect(await dayOfMonth()).toMatchObject({ state: 'past', freeRoomCount: 1, fullRoomCount: 1, rentalCount: 1 });
});

test('A day lists every room in its order, with its hours, its rentals and its appointments', async () => {
  const second = await makeRoom(app.db, { name: 'Sala 2', sortOrder: 2, hours: [] });
  const first = await makeRoom(app.db, { name: 'Sala 1', sortOrder: 1, hours: ['08:00-12:00', '14:00-20:00'] });
  const rental = await makeRental(app.db, { professionalId: laura.id, roomId: first, ...at('09:00', '12:00') });
  await app.db.pool.query("UPDATE room_bookings SET notes = 'Con camilla'");
  await makeAppointment(app.db, { professionalId: pablo.id, roomId: first, ...at('15:00', '15:30') });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: first, ...at('09:30', '10:00') });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: first, ...at('09:30', '10:00', '2026-06-03') });

  const { rooms, ...numbers } = (await dataOf(askDay())).roomsDay;
  expect(numbers).toEqual(await dayOfMonth());
  expect(rooms).toEqual([
    {
      roomId: first,
      roomName: 'Sala 1',
      isActive: true,
      state: 'free',
      open: times('08:00-12:00', '14:00-20:00'),
      free: times('08:00-09:00', '14:00-15:00', '15:30-20:00'),
      bookings: [{ id: rental, ...times('09:00-12:00')[0], professionalName: 'Laura Médica', notes: 'Con camilla' }],
      appointments: [
        { ...times('09:30-10:00')[0], professionalName: 'Laura Médica' },
        { ...times('15:00-15:30')[0], professionalName: 'Pablo Médico' },
      ],
    },
    {
      roomId: second,
      roomName: 'Sala 2',
      isActive: true,
      state: 'closed',
      open: [],
      free: [],
      bookings: [],
      appointments: [],
    },
  ]);
});

test('A deactivated room is shown on the days with occupations, and offers nothing', async () => {
  await makeRoom(app.db, { sortOrder: 1 });
  const gone = await makeRoom(app.db, { sortOrder: 2, name: 'Depósito', isActive: false });
  const rental = await makeRental(app.db, { professionalId: laura.id, roomId: gone, ...at('09:00', '12:00') });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: gone, ...at('09:30', '10:00') });

  const { rooms, ...numbers } = (await dataOf(askDay())).roomsDay;
  expect(numbers).toEqual({
    date: TUESDAY,
    state: 'available',
    freeRoomCount: 1,
    fullRoomCount: 0,
    roomCount: 1,
    rentalCount: 1,
    appointmentCount: 1,
    openMinutes: 720,
    takenMinutes: 0,
  });
  expect(numbers).toEqual(await dayOfMonth());
  expect(rooms[1]).toEqual({
    roomId: gone,
    roomName: 'Depósito',
    isActive: false,
    state: 'closed',
    open: [],
    free: [],
    bookings: [{ id: rental, ...times('09:00-12:00')[0], professionalName: 'Laura Médica', notes: null }],
    appointments: [{ ...times('09:30-10:00')[0], professionalName: 'Laura Médica' }],
  });
  expect((await dataOf(askDay('2026-06-03'))).roomsDay.rooms).toHaveLength(1);
});

test('On a day with a clock change, a room’s occupations have the clock’s hours', async () => {
  await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
  const roomId = await makeRoom(app.db, { hours: ['00:00-06:00'], months: ['2026-11'] });
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    from: '2026-11-01T01:00-04:00',
    to: '2026-11-01T02:00-05:00',
  });
  const { rooms } = (await dataOf(askDay('2026-11-01'))).roomsDay;
  expect(rooms).toMatchObject([{ free: times('00:00-01:00', '02:00-06:00'), appointments: times('01:00-02:00') }]);
  await app.db.pool.query('UPDATE settings SET timezone = DEFAULT');
});

test('A month of many rooms is one statement, and a day two', async () => {
  for (let index = 0; index < 5; index += 1) {
    await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId: await makeRoom(app.db),
      ...at(`1${index}:00`, `1${index}:30`),
    });
  }
  const statementsOf = async (asking: () => Promise<unknown>) => {
    const sent = jest.spyOn(Client.prototype, 'query');
    await asking();
    const count = sent.mock.calls.length;
    sent.mockRestore();
    return count;
  };
  // One more each, for the session.
  expect(await statementsOf(() => dataOf(askMonth()))).toBe(2);
  expect(await statementsOf(() => dataOf(askDay()))).toBe(3);
});

test('It is for administrators, and for valid months', async () => {
  const { token: patient } = await signedIn(app.db, 'user');
  for (const ask of [askMonth, (token?: string) => askDay(TUESDAY, token)]) {
    expect(await failureOf(ask(''))).toContain('UNAUTHENTICATED');
    for (const token of [patient, laura.token]) expect(await failureOf(ask(token))).toContain('FORBIDDEN');
  }
  expect(await failureOf(askMonth(admin, { month: 13 }))).toBe('BAD_REQUEST month: El mes debe estar entre 1 y 12');
});
