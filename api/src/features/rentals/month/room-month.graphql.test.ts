import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { insertRow } from '../../../testing/factories/rows';
import { startTestApp, MONDAY_8AM, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { roomDayOf, roomMonth, times } from '../../../testing/harness/rentals';

const TUESDAY = '2026-06-02';

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
const day = (date = TUESDAY, token = laura.token, query: object = {}) => roomDayOf(app, token, date, query);

describe('The rental calendar', () => {
  test('reports the rentable time of every room and day', async () => {
    const roomId = await makeRoom(app.db, { hours: ['08:00-12:00', '14:00-20:00'] });
    expect(await day()).toEqual({
      date: TUESDAY,
      isPast: false,
      state: 'available',
      freeRoomCount: 1,
      ownBookingCount: 0,
      rooms: [
        {
          roomId,
          isFree: true,
          open: times('08:00-12:00', '14:00-20:00'),
          free: times('08:00-12:00', '14:00-20:00'),
          bookings: [],
        },
      ],
    });
    const { days } = (await dataOf(roomMonth(app, laura.token))).roomMonth;
    expect(days.map(({ date }) => date.slice(8))).toEqual(
      Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
  });

  test('lists the active rooms in their order', async () => {
    const second = await makeRoom(app.db, { sortOrder: 2 });
    const first = await makeRoom(app.db, { sortOrder: 1 });
    await makeRoom(app.db, { isActive: false });
    expect((await day()).rooms.map(({ roomId }) => roomId)).toEqual([first, second]);
  });

  test('shows rentals with who has them, and takes their time', async () => {
    const roomId = await makeRoom(app.db);
    const mine = await makeRental(app.db, { professionalId: laura.id, roomId, ...at('09:00', '10:00') });
    const theirs = await makeRental(app.db, { professionalId: pablo.id, roomId, ...at('14:00', '16:00') });
    await app.db.pool.query("UPDATE room_bookings SET notes = 'Cambiar la camilla'");

    const {
      ownBookingCount,
      rooms: [room],
    } = await day();
    expect(ownBookingCount).toBe(1);
    expect(room).toMatchObject({ free: times('08:00-09:00', '10:00-14:00', '16:00-20:00') });
    expect(room!.bookings).toEqual([
      {
        id: mine,
        ...times('09:00-10:00')[0],
        isOwn: true,
        professionalName: 'Laura Médica',
        notes: 'Cambiar la camilla',
      },
      { id: null, ...times('14:00-16:00')[0], isOwn: false, professionalName: 'Pablo Médico', notes: null },
    ]);
    expect((await day(TUESDAY, admin)).rooms[0]!.bookings[1]).toMatchObject({
      id: theirs,
      isOwn: false,
      notes: 'Cambiar la camilla',
    });
  });

  test.each([
    [1900, 1],
    [9999, 12],
  ])('can be asked for month %i-%i, at either end of time', async (year, month) => {
    const roomId = await makeRoom(app.db, { months: [`${year}-${month}`] });
    const { days } = (await dataOf(roomMonth(app, laura.token, { year, month }))).roomMonth;
    expect(days).toHaveLength(31);
    expect(days.at(-1)).toMatchObject({
      date: `${year}-${String(month).padStart(2, '0')}-31`,
      rooms: [{ roomId, open: times('08:00-20:00') }],
    });
  });

  test('keeps cancelled rentals out', async () => {
    const roomId = await makeRoom(app.db);
    await makeRental(app.db, { professionalId: laura.id, roomId, ...at('09:00', '10:00') });
    await app.db.pool.query('UPDATE room_bookings SET cancelled_at = created_at');
    expect((await day()).rooms[0]).toMatchObject({ free: times('08:00-20:00'), bookings: [] });
  });

  test("counts colleagues' appointments as taken, but not the tenant's own", async () => {
    const roomId = await makeRoom(app.db);
    await makeAppointment(app.db, { professionalId: laura.id, roomId, ...at('09:00', '09:30') });
    await makeAppointment(app.db, { professionalId: pablo.id, roomId, ...at('11:00', '11:30') });
    await makeAppointment(app.db, { professionalId: pablo.id, roomId, ...at('15:00', '15:30'), status: 'cancelled' });
    const free = async (token: string, query: object = {}) => (await day(TUESDAY, token, query)).rooms[0]!.free;

    expect(await free(laura.token)).toEqual(times('08:00-11:00', '11:30-20:00'));
    expect(await free(pablo.token)).toEqual(times('08:00-09:00', '09:30-20:00'));
    expect(await free(admin)).toEqual(times('08:00-09:00', '09:30-11:00', '11:30-20:00'));
    expect(await free(admin, { professionalId: pablo.id })).toEqual(await free(pablo.token));
  });

  test('follows a date’s own hours instead of its weekday’s', async () => {
    const roomId = await makeRoom(app.db);
    const open = await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: TUESDAY });
    await app.db.pool.query('INSERT INTO room_day_override_hours VALUES ($1, 600, 660), ($1, 720, 1440)', [open]);
    await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: '2026-06-03' });

    expect((await day()).rooms[0]!.open).toEqual(times('10:00-11:00', '12:00-24:00'));
    expect(await day('2026-06-03')).toMatchObject({
      state: 'unavailable',
      freeRoomCount: 0,
      rooms: [{ isFree: false, open: [], free: [] }],
    });
  });
});

test('A month with only overrides is unconfigured on other dates', async () => {
  const roomId = await makeRoom(app.db, { hours: [] });
  await insertRow(app.db, 'room_months', { room_id: roomId, year: 2026, month: 6, template_name: null });
  await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: TUESDAY });
  const overview = `{ roomsOverview(year: 2026, month: 6) { days { state } } }`;
  const { days } = (
    await dataOf(sendGraphQL<{ roomsOverview: { days: { state: string }[] } }>(app, overview, {}, admin))
  ).roomsOverview;
  expect(days.slice(1, 3)).toEqual([{ state: 'unavailable' }, { state: 'unconfigured' }]);
  expect([await day(), await day('2026-06-03')]).toMatchObject(days.slice(1, 3));
});

describe('A day is shown as', () => {
  const rentAll = async (roomId: number, to = '20:00', from = '08:00') =>
    makeRental(app.db, { professionalId: pablo.id, roomId, ...at(from, to) });

  test('available while every room has time, partial while some have, full when none has', async () => {
    const roomA = await makeRoom(app.db);
    const roomB = await makeRoom(app.db);
    await rentAll(roomA, '12:00');
    expect(await day()).toMatchObject({ state: 'available', freeRoomCount: 2 });
    await rentAll(roomA, '20:00', '12:00');
    expect(await day()).toMatchObject({ state: 'partial', freeRoomCount: 1 });
    await rentAll(roomB);
    expect(await day()).toMatchObject({ state: 'full', freeRoomCount: 0 });
  });

  test('full from 95 % of a room’s hours on, and what remains is still offered', async () => {
    const roomId = await makeRoom(app.db);
    // 684 minutes are 95 % of 12 hours.
    await rentAll(roomId, '19:23');
    expect((await day()).state).toBe('available');
    await makeRental(app.db, { professionalId: laura.id, roomId, ...at('19:23', '19:24') });
    expect(await day()).toMatchObject({
      state: 'full',
      freeRoomCount: 0,
      rooms: [{ isFree: false, free: times('19:24-20:00') }],
    });
  });

  test('unconfigured in a month without opening hours, unless one date has hours', async () => {
    const roomId = await makeRoom(app.db);
    const open = await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: '2026-08-03' });
    await app.db.pool.query('INSERT INTO room_day_override_hours VALUES ($1, 600, 660)', [open]);
    expect((await day('2026-08-04')).state).toBe('unconfigured');
    expect((await day('2026-08-03')).state).toBe('available');
  });

  test('past before today, with its rentals and nothing to rent', async () => {
    const roomId = await makeRoom(app.db);
    app.clock.now = new Date('2026-06-10T12:00:00Z');
    await rentAll(roomId, '12:00');
    expect(await day()).toMatchObject({
      isPast: true,
      state: 'past',
      freeRoomCount: 0,
      rooms: [{ free: [], bookings: [{ professionalName: 'Pablo Médico' }] }],
    });
    expect(await day('2026-06-10')).toMatchObject({ isPast: false, state: 'available' });
  });
});

describe('Today', () => {
  const freeAt = async (now: string) => {
    app.clock.now = new Date(now);
    return (await day()).rooms[0]!.free;
  };

  test('offers what begins an hour from now, at the next quarter', async () => {
    await makeRoom(app.db);
    expect(await freeAt('2026-06-02T09:00:00-03:00')).toEqual(times('10:00-20:00'));
    expect(await freeAt('2026-06-02T09:00:01-03:00')).toEqual(times('10:15-20:00'));
    expect(await freeAt('2026-06-02T18:40:00-03:00')).toEqual(times('19:45-20:00'));
  });

  test("is unavailable once the rooms' hours are over", async () => {
    await makeRoom(app.db);
    expect(await freeAt('2026-06-02T19:00:00-03:00')).toEqual([]);
    expect((await day()).state).toBe('unavailable');
  });

  test('is the clinic’s, not that of UTC', async () => {
    await makeRoom(app.db, { hours: ['00:00-24:00'] });
    expect(await freeAt('2026-06-03T01:00:00Z')).toEqual(times('23:00-24:00'));
  });
});

describe('The rental calendar is refused to', () => {
  test('visitors and patients', async () => {
    const { token } = await signedIn(app.db, 'user');
    expect(await failureOf(roomMonth(app, undefined))).toContain('UNAUTHENTICATED');
    expect(await failureOf(roomMonth(app, token))).toContain('FORBIDDEN');
  });

  test('callers who ask for a colleague’s, or are no professional', async () => {
    const { token } = await signedIn(app.db, 'professional');
    expect(await failureOf(roomMonth(app, laura.token, { professionalId: pablo.id }))).toContain('FORBIDDEN');
    expect(await failureOf(roomMonth(app, token))).toContain('FORBIDDEN');
  });

  test.each([
    [{ month: 13 }, 'BAD_REQUEST month: El mes debe estar entre 1 y 12'],
    [{ year: 1899 }, 'BAD_REQUEST year: El año debe estar entre 1900 y 9999'],
  ])('callers who ask for %j', async (query, failure) => {
    expect(await failureOf(roomMonth(app, laura.token, query))).toBe(failure);
  });
});

test('On a day with a clock change, hours, rentals and free time agree', async () => {
  await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
  await makeRoom(app.db, { hours: ['00:00-06:00'], months: ['2026-11'] });
  const roomId = (await day('2026-11-01')).rooms[0]!.roomId;
  // From the first 01:00 to 02:00: two hours, as 01:00 comes twice.
  await makeRental(app.db, {
    professionalId: laura.id,
    roomId,
    from: '2026-11-01T01:00-04:00',
    to: '2026-11-01T02:00-05:00',
  });
  expect((await day('2026-11-01')).rooms[0]).toMatchObject({
    free: times('00:00-01:00', '02:00-06:00'),
    bookings: times('01:00-02:00'),
  });
  await app.db.pool.query('UPDATE settings SET timezone = DEFAULT');
});
