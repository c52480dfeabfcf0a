import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { rent, times } from '../../../testing/harness/rentals';
import { daily, day, week } from '../../../testing/harness/room-availability';
import { JUNE, readRoomMonth, setRoomMonth, type RoomMonthAnswer } from '../../../testing/harness/room-month';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("UPDATE settings SET timezone = 'America/Argentina/Buenos_Aires'");
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db, { name: 'Norte' });
});

interface More {
  at?: { year: number; month: number };
  confirmed?: string[];
}
const read = () => dataOf(readRoomMonth(app, admin, { roomId, ...JUNE })).then(({ month }) => month);
const send = (input: object, { at = JUNE, confirmed }: More = {}) =>
  setRoomMonth(app, admin, { roomId, ...at, input, confirmed });
const set = (input: object, more?: More) => dataOf(send(input, more)).then(({ month }) => month);
interface Listed {
  id: string;
  bookingId: string;
}
const listed = async (answer: Promise<RoomMonthAnswer>) =>
  ((await answer).errors?.[0]?.extensions as { unconfirmed?: Listed[] } | undefined)?.unconfirmed ?? [];
const unconfirmed = async (answer: Promise<RoomMonthAnswer>) =>
  (await listed(answer)).map(({ bookingId }) => bookingId);
const ids = async (answer: Promise<RoomMonthAnswer>) => (await listed(answer)).map(({ id }) => id);

describe('Bookings that a change leaves outside the hours', () => {
  const CLOSE_MONDAY = { dailyOverrides: [{ date: '2026-06-15', ...day() }] };
  const at = (time: string) => `2026-06-15T${time}-03:00`;
  const on = (from: string, to: string) => ({ professionalId: laura.id, roomId, from: at(from), to: at(to) });

  test('are listed before saving, which succeeds once all are confirmed', async () => {
    const appointment = await makeAppointment(app.db, on('10:00', '10:30'));
    const rental = await makeRental(app.db, on('09:00', '13:00'));
    await makeAppointment(app.db, { ...on('11:00', '11:30'), status: 'cancelled' });
    const refused = await send(CLOSE_MONDAY);
    expect(await failureOf(Promise.resolve(refused))).toBe(
      'CONFLICT: 1 turno y 1 alquiler quedarían fuera del horario. Revisá la lista y confirmá para guardar',
    );
    const common = { id: expect.any(String), date: '2026-06-15', professionalName: 'Laura Médica' };
    const turno = {
      bookingId: appointment,
      kind: 'appointment',
      startTime: '10:00',
      endTime: '10:30',
      patientName: 'Pedro Paciente',
    };
    expect(await listed(Promise.resolve(refused))).toEqual([
      { ...common, bookingId: rental, kind: 'rental', startTime: '09:00', endTime: '13:00', patientName: null },
      { ...common, ...turno },
    ]);
    expect(await read()).toMatchObject({ version: 1, dailyOverrides: [] });
    const confirmed = await ids(Promise.resolve(refused));
    expect(await unconfirmed(send(CLOSE_MONDAY, { confirmed: confirmed.slice(0, 1) }))).toEqual([rental, appointment]);
    expect(await set(CLOSE_MONDAY, { confirmed })).toMatchObject({ version: 2 });
    const { rows } = await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [appointment]);
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  test("exclude past ones, other rooms', and those already outside", async () => {
    await makeAppointment(app.db, on('21:00', '21:30'));
    await makeRental(app.db, { ...on('10:00', '11:00'), roomId: await makeRoom(app.db) });
    await set(CLOSE_MONDAY);
    app.clock.now = new Date('2026-06-15T23:00:00Z');
    await set({ dailyOverrides: [] });
    await makeRental(app.db, on('10:00', '11:00'));
    await set(CLOSE_MONDAY);
    app.clock.now = new Date('2026-06-01T11:00:00Z');
  });

  test("follow the clinic's clock in months with a clock change", async () => {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
    roomId = await makeRoom(app.db, { months: ['2026-11'], hours: ['08:00-20:00'] });
    // Clocks go back on 1 November: 08:00 is 13:00Z from then on, 12:00Z before.
    const early = await makeRental(app.db, {
      professionalId: laura.id,
      roomId,
      from: '2026-11-01T13:00Z',
      to: '2026-11-01T14:00Z',
    });
    const later = await makeRental(app.db, {
      professionalId: laura.id,
      roomId,
      from: '2026-11-01T14:00Z',
      to: '2026-11-01T15:00Z',
    });
    const input = { weeklyTemplate: week(daily('09:00-20:00')), templateName: 'Más tarde' };
    expect(await unconfirmed(send(input, { at: { year: 2026, month: 11 } }))).toEqual([early]);
    expect(early).not.toBe(later);
  });

  test('include those made while the change waited, and after the list was read', async () => {
    roomId = await makeRoom(app.db);
    const [booked, closing] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => book(app, { professionalId: laura.id, roomId, startTime: '2026-06-15T10:00:00-03:00' }, { token: admin }),
      () => send(CLOSE_MONDAY),
    ]);
    expect(await unconfirmed(Promise.resolve(closing))).toEqual([booked.data!.bookAppointment.id]);
    const seen = await ids(Promise.resolve(closing));
    const [rented, confirmed] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => rent(app, laura.token, { roomIds: [roomId], date: '2026-06-15', intervals: times('12:00-13:00') }),
      () => send(CLOSE_MONDAY, { confirmed: seen }),
    ]);
    expect(rented.errors).toBeUndefined();
    expect(await unconfirmed(Promise.resolve(confirmed))).toHaveLength(2);
    expect((await read()).dailyOverrides).toEqual([]);
  });

  test('are listed again once moved: the confirmation was for the old time', async () => {
    const appointment = await makeAppointment(app.db, on('10:00', '10:30'));
    const seen = await ids(send(CLOSE_MONDAY));
    const move = 'mutation ($id: ID!) { moveAppointment(id: $id, startTime: "2026-06-15T18:00") { id } }';
    await dataOf(sendGraphQL(app, move, { id: appointment }, admin));
    const again = await listed(send(CLOSE_MONDAY, { confirmed: seen }));
    expect(again).toMatchObject([{ bookingId: appointment, startTime: '18:00' }]);
    expect(await set(CLOSE_MONDAY, { confirmed: again.map(({ id }) => id) })).toMatchObject({ version: 2 });
  });

  test('are found across midnight at either end of the month', async () => {
    roomId = await makeRoom(app.db, { hours: ['00:00-24:00'] });
    const night = { professionalId: laura.id, roomId, from: '2026-06-30T22:00-03:00', to: '2026-07-01T02:00-03:00' };
    const rental = await makeRental(app.db, night);
    const lastDay = { putOverrides: [{ date: '2026-06-30', ...day('00:00-20:00') }] };
    const nextDay = (...hours: string[]) => ({ putOverrides: [{ date: '2026-07-01', ...day(...hours) }] });
    const JULY = { year: 2026, month: 7 };
    expect(await unconfirmed(send(lastDay))).toEqual([rental]);
    expect(await unconfirmed(send(nextDay('01:00-24:00'), { at: JULY }))).toEqual([rental]);
    // A booking that was already partly outside isn't reported again.
    await set(lastDay, { confirmed: await ids(send(lastDay)) });
    expect(await set(nextDay(), { at: JULY })).toMatchObject({ version: 2 });
  });

  test('are found however far ahead, also at the limits of years', async () => {
    roomId = await makeRoom(app.db, { months: ['2039-6'] });
    const then = { from: '2039-06-15T10:00-03:00', to: '2039-06-15T11:00-03:00' };
    const rental = await makeRental(app.db, { professionalId: laura.id, roomId, ...then });
    const closed = { dailyOverrides: [{ date: '2039-06-15', ...day() }] };
    expect(await unconfirmed(send(closed, { at: { year: 2039, month: 6 } }))).toEqual([rental]);
    for (const month of [
      { year: 1900, month: 1 },
      { year: 9999, month: 12 },
    ]) {
      expect(await set({ weeklyTemplate: week(daily('08:00-12:00')) }, { at: month })).toMatchObject({ version: 1 });
    }
  });

  test('cannot be added: bookings that queue behind the change are refused', async () => {
    const [closing, booked] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => send(CLOSE_MONDAY),
      () => rent(app, laura.token, { roomIds: [roomId], date: '2026-06-15', intervals: times('12:00-13:00') }),
    ]);
    expect(closing.errors).toBeUndefined();
    expect(await failureOf(Promise.resolve(booked))).toContain('CONFLICT');
  });
});
