import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import {
  closedDates,
  decideHolidays,
  publicHolidays,
  readHolidayYear,
  unconfirmedBookings,
  withdrawHolidays,
} from '../../../testing/harness/holiday-year';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { day } from '../../../testing/harness/room-availability';
import { readRoomMonth, setRoomMonth } from '../../../testing/harness/room-month';

let app: TestApp;
let admin: string;
let adminName: string;
let laura: { id: number; token: string };
let norte: number;
let sur: number;

beforeAll(async () => {
  app = await startTestApp();
  const signed = await signedIn(app.db, 'admin');
  admin = signed.token;
  const { rows } = await app.db.pool.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [signed.userId]);
  adminName = rows[0]!.name;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'holiday_years', 'holiday_closures', 'audit_events');
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  norte = await makeRoom(app.db, { name: 'Norte' });
  sur = await makeRoom(app.db, { name: 'Sur' });
});

const read = (year?: number) => readHolidayYear(app, admin, year);
type Decision = Parameters<typeof decideHolidays>[3];
const decide = (closures: readonly object[], more?: Decision) => decideHolidays(app, admin, closures, more);
const decided = async (closures: readonly object[], more?: Decision) => (await dataOf(decide(closures, more))).year;
const calendar = (month: number) => publicHolidays(app, 2026, month);
const toDecide = async () =>
  (await dataOf(sendGraphQL<{ years: number[] }>(app, '{ years: holidayYearsToDecide }', {}, admin))).years;
const slots = async (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  const query = `query ($id: Int!) {
    monthSlots(professionalId: $id, year: ${year}, month: ${month}) { days { day slots } }
  }`;
  const { monthSlots } = await dataOf(
    sendGraphQL<{ monthSlots: { days: { day: number; slots: string[] }[] } }>(app, query, { id: laura.id }),
  );
  return monthSlots.days.find((it) => it.day === day)?.slots.length ?? 0;
};
const month = async (roomId: number, of: { year: number; month: number }) =>
  (await dataOf(readRoomMonth(app, admin, { roomId, ...of }))).month as unknown as {
    version: number;
    dailyOverrides: object[];
  };

/** Güemes, moved to a Monday. */
const GUEMES = '2026-06-15';
const BELGRANO = '2026-06-20';
const INDEPENDENCE = '2026-07-09';
const at = (date: string, time: string) => `${date}T${time}-03:00`;
const on = (date: string, from: string, to: string, roomId = norte) => ({
  professionalId: laura.id,
  roomId,
  from: at(date, from),
  to: at(date, to),
});

test('lists the dates of a year with kind and bookings, two holidays of a day as one', async () => {
  await makeAppointment(app.db, on(GUEMES, '10:00', '10:30'));
  await makeRental(app.db, on(GUEMES, '09:00', '13:00'));
  const { dates, ...year } = await read();
  expect(year).toEqual({ version: 0, decidedAt: null, decidedByName: null });
  const open = { appointments: 0, rentals: 0, closure: null };
  expect(dates).toHaveLength(19);
  expect(dates).toEqual(
    expect.arrayContaining([
      { date: '2026-01-01', name: 'Año Nuevo', kind: 'fixed', ...open },
      { date: '2026-04-02', name: expect.stringMatching(/Malvinas; Jueves Santo$/), kind: 'fixed', ...open },
      { ...open, date: GUEMES, name: expect.stringContaining('Güemes'), kind: 'movable', appointments: 1, rentals: 1 },
      { date: '2026-12-07', name: 'Día no laborable con fines turísticos', kind: 'optional', ...open },
    ]),
  );
  expect((await read(2028)).dates).toContainEqual({ date: '2028-02-29', name: 'Carnaval', kind: 'fixed', ...open });
});

test('a closed holiday has no slots, and calendars name it; others stay open', async () => {
  expect(await slots(GUEMES)).toBeGreaterThan(0);
  const year = await decided([{ date: GUEMES }, { date: INDEPENDENCE, roomIds: [sur] }]);
  expect(year).toMatchObject({ version: 1, decidedAt: '2026-06-01T08:00:00-03:00', decidedByName: adminName });
  expect(closedDates(year)).toEqual([
    [GUEMES, null],
    [INDEPENDENCE, [sur]],
  ]);
  expect(await slots(GUEMES)).toBe(0);
  expect(await slots(INDEPENDENCE)).toBeGreaterThan(0);
  expect(await calendar(6)).toEqual([
    { date: GUEMES, name: expect.stringContaining('Güemes'), isClosed: true, closedRoomIds: [norte, sur] },
    { date: BELGRANO, name: expect.stringContaining('Belgrano'), isClosed: false, closedRoomIds: [] },
  ]);
  expect((await calendar(7))[0]).toMatchObject({ isClosed: false, closedRoomIds: [sur] });
  const booking = book(app, { professionalId: laura.id, roomId: norte, startTime: at(GUEMES, '10:00') });
  expect(await failureOf(booking)).toContain('CONFLICT');
});

test('series, rentals and a handover know the closed date', async () => {
  const specialtyId = await makeSpecialty(app.db);
  const leaving = await makeProfessional(app.db, { specialtyId, hours: ['10:00-11:00'] });
  await makeProfessional(app.db, { specialtyId, hours: ['10:00-11:00'] });
  const turno = { ...on(GUEMES, '10:00', '10:30'), professionalId: leaving.id };
  await makeAppointment(app.db, turno);
  const HANDOVER = 'query ($id: Int!) { handover(professionalId: $id) { entries { proposal { startTime } } } }';
  const DATES = `query ($id: Int!) {
    seriesDates(professionalId: $id, firstStart: "2026-06-08T10:00", everyWeeks: 1, count: 3) { state }
  }`;
  const RENTALS = 'query ($input: RentalSeriesInput!) { rentalSeriesPreview(input: $input) { state holiday } }';
  const hours = [{ weekday: 1, startTime: '14:00', endTime: '15:00' }];
  const pattern = { roomId: norte, everyWeeks: 1, firstDate: '2026-06-08', untilDate: '2026-06-15', hours };
  const input = { ...pattern, professionalId: laura.id };
  const send = (query: string, variables: Record<string, unknown>) =>
    dataOf(sendGraphQL<object>(app, query, variables, admin));
  const ask = async () => ({
    ...(await send(HANDOVER, { id: leaving.id })),
    ...(await send(DATES, { id: laura.id })),
    ...(await send(RENTALS, { input })),
  });
  expect(await ask()).toMatchObject({
    handover: { entries: [{ proposal: { startTime: '2026-06-15T10:00:00-03:00' } }] },
    seriesDates: [{ state: 'free' }, { state: 'free' }, { state: 'free' }],
    rentalSeriesPreview: [{ state: 'free' }, { state: 'free' }],
  });
  const confirmed = (await unconfirmedBookings(decide([{ date: GUEMES }]))).map(({ id }) => id);
  await decided([{ date: GUEMES }], { confirmed });
  expect(await ask()).toMatchObject({
    handover: { entries: [{ proposal: { startTime: expect.not.stringContaining(GUEMES) } }] },
    seriesDates: [{ state: 'free' }, { state: 'rooms_closed' }, { state: 'free' }],
    rentalSeriesPreview: [{ state: 'free' }, { state: 'closed', holiday: expect.stringContaining('Güemes') }],
  });
});

test('bookings on a closed date are listed before saving, and stay once confirmed', async () => {
  const appointment = await makeAppointment(app.db, on(GUEMES, '10:00', '10:30'));
  const rental = await makeRental(app.db, on(INDEPENDENCE, '09:00', '13:00', sur));
  await makeAppointment(app.db, { ...on(GUEMES, '11:00', '11:30'), status: 'cancelled' });
  await makeRental(app.db, on(BELGRANO, '09:00', '13:00'));
  const both = [{ date: GUEMES }, { date: INDEPENDENCE }];
  expect(await failureOf(decide(both))).toBe(
    'CONFLICT: 1 turno y 1 alquiler quedarían fuera del horario. Revisá la lista y confirmá para guardar',
  );
  const listed = await unconfirmedBookings(decide(both));
  expect(listed.map(({ bookingId }) => bookingId)).toEqual([appointment, rental]);
  expect((await read()).version).toBe(0);
  expect(closedDates(await decided(both, { confirmed: listed.map(({ id }) => id) }))).toHaveLength(2);
  // Already outside the hours, so not asked again.
  await decided([{ date: GUEMES }, { date: INDEPENDENCE }, { date: '2026-12-25' }]);
  const { rows } = await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [appointment]);
  expect(rows).toEqual([{ status: 'pending' }]);
});

test('a turno booked in the same second is listed; one that queues behind the decision is refused', async () => {
  const booking = () => book(app, { professionalId: laura.id, roomId: norte, startTime: at(GUEMES, '10:00') });
  const rooms = { roomIds: [norte, sur] };
  const [booked, closing] = await inTheQueue(app, rooms, [booking, () => decide([{ date: GUEMES }])]);
  expect((await unconfirmedBookings(closing)).map(({ bookingId }) => bookingId)).toEqual([
    booked.data!.bookAppointment.id,
  ]);
  await emptyTables(app, 'appointments');
  const [closed, late] = await inTheQueue(app, rooms, [() => decide([{ date: GUEMES }]), booking]);
  expect(closed.errors).toBeUndefined();
  expect(await failureOf(Promise.resolve(late))).toContain('CONFLICT');
});

test('of two administrators at once, the second sees what the first decided', async () => {
  const [first, second] = await inTheQueue(app, { roomIds: [norte, sur] }, [
    () => decide([{ date: GUEMES }], { seen: 0 }),
    () => decide([{ date: INDEPENDENCE }], { seen: 0 }),
  ]);
  expect(first.errors).toBeUndefined();
  expect(second.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 1 } });
  expect(closedDates(await read())).toEqual([[GUEMES, null]]);
  // A retry of the same decision succeeds.
  expect(await decided([{ date: GUEMES }], { seen: 0 })).toMatchObject({ version: 1 });
  expect(await decided([], { seen: 1 })).toMatchObject({ version: 2, decidedAt: expect.any(String) });
});

test('reopening brings back what a room had on that date: other hours, or a closing by hand', async () => {
  const JULY = { year: 2026, month: 7 };
  const morning = { date: INDEPENDENCE, ...day('09:00-12:00'), notes: 'Guardia' };
  const closedByHand = { date: INDEPENDENCE, ...day(), notes: 'Pintura' };
  await dataOf(setRoomMonth(app, admin, { roomId: norte, ...JULY, input: { putOverrides: [morning] } }));
  await dataOf(setRoomMonth(app, admin, { roomId: sur, ...JULY, input: { putOverrides: [closedByHand] } }));
  await decided([{ date: INDEPENDENCE }]);
  expect(await month(norte, JULY)).toMatchObject({
    version: 3,
    dailyOverrides: [{ date: INDEPENDENCE, isAvailable: false, notes: 'Feriado: Día de la Independencia' }],
  });
  const { year } = await dataOf(withdrawHolidays(app, admin, { seen: 1 }));
  expect(year).toMatchObject({ version: 2, decidedAt: null, decidedByName: null });
  expect(closedDates(year)).toEqual([]);
  expect((await month(norte, JULY)).dailyOverrides).toEqual([morning]);
  expect((await month(sur, JULY)).dailyOverrides).toEqual([closedByHand]);
  expect(await toDecide()).toEqual([2026]);
});

test("a room opened by hand stays open; a change of the day's note does not open it", async () => {
  const JUNE = { year: 2026, month: 6 };
  await decided([{ date: GUEMES }]);
  const note = { putOverrides: [{ date: GUEMES, ...day(), notes: 'Cerramos' }] };
  await dataOf(setRoomMonth(app, admin, { roomId: sur, ...JUNE, input: note, seen: 2 }));
  expect(closedDates(await read())).toEqual([[GUEMES, null]]);
  const stale = setRoomMonth(app, admin, { roomId: norte, ...JUNE, input: { removeOverrides: [GUEMES] }, seen: 1 });
  expect(await failureOf(stale)).toContain('CONFLICT');
  await dataOf(setRoomMonth(app, admin, { roomId: norte, ...JUNE, input: { removeOverrides: [GUEMES] } }));
  expect(closedDates(await read())).toEqual([[GUEMES, [sur]]]);
  expect((await calendar(6))[0]).toMatchObject({ isClosed: false, closedRoomIds: [sur] });
  expect(await slots(GUEMES)).toBeGreaterThan(0);
});

test('past dates and years stay as they are; the years to decide follow the calendar', async () => {
  expect(await toDecide()).toEqual([2026]);
  await decided([{ date: GUEMES }]);
  app.clock.now = new Date('2026-11-01T02:59:00Z');
  expect(await toDecide()).toEqual([]);
  app.clock.now = new Date('2026-11-01T03:00:00Z');
  expect(await toDecide()).toEqual([2027]);
  // Güemes stays closed, New Year of 2026 stays open.
  expect(closedDates(await decided([{ date: '2026-01-01' }, { date: '2026-12-25' }]))).toEqual([
    [GUEMES, null],
    ['2026-12-25', null],
  ]);
  expect(closedDates(await decided([{ date: '2027-01-01' }], { year: 2027 }))).toEqual([['2027-01-01', null]]);
  app.clock.now = new Date('2027-01-01T02:59:00Z');
  expect(await failureOf(decide([], { year: 2032 }))).toBe(
    'BAD_REQUEST year: Los feriados se pueden decidir hasta 2031',
  );
  app.clock.now = new Date('2027-01-01T03:00:00Z');
  expect(await failureOf(decide([]))).toBe('BAD_REQUEST year: Los feriados de un año que ya pasó no se pueden cambiar');
  expect(await toDecide()).toEqual([]);
});

test('a closed date stays listed when the country no longer has the holiday', async () => {
  await decided([{ date: GUEMES }]);
  await app.db.pool.query("UPDATE settings SET country_code = '+999'");
  expect((await read()).dates).toMatchObject([{ date: GUEMES, name: expect.stringContaining('Güemes') }]);
  expect(await calendar(6)).toMatchObject([{ date: GUEMES, isClosed: true }]);
  expect(closedDates(await decided([]))).toEqual([]);
  await app.db.pool.query("UPDATE settings SET country_code = '+54'");
});

test.each([
  [[{ date: '2026-06-16' }], 'BAD_REQUEST closures.0.date: La fecha está repetida o no es un feriado del año'],
  [
    [{ date: GUEMES }, { date: GUEMES }],
    'BAD_REQUEST closures.1.date: La fecha está repetida o no es un feriado del año',
  ],
  [[{ date: '2027-01-01' }], 'BAD_REQUEST closures.0.date: La fecha está repetida o no es un feriado del año'],
  [[{ date: GUEMES, roomIds: [] }], 'BAD_REQUEST closures.0.roomIds: Elegí al menos una sala'],
  [[{ date: GUEMES, roomIds: [999_999] }], 'NOT_FOUND: La sala no existe'],
])('%j is refused', async (closures, failure) => {
  expect(await failureOf(decide(closures))).toBe(failure);
  expect((await read()).version).toBe(0);
});

test('decisions are audited in words', async () => {
  await decided([{ date: GUEMES }, { date: INDEPENDENCE, roomIds: [norte] }]);
  await decided([]);
  const { rows } = await app.db.pool.query<{ changes: object[] }>(
    "SELECT action, entity_id, called, changes FROM audit_events WHERE entity = 'holidays' ORDER BY id",
  );
  const text =
    '15-06-2026 (Paso a la Inmortalidad del General Don Martín Miguel de Güemes); ' +
    '09-07-2026 (Día de la Independencia: Norte)';
  const event = { action: 'updated', entity_id: '2026', called: '2026' };
  expect(rows).toEqual([
    { ...event, changes: [{ field: 'closures', from: null, to: text }] },
    { ...event, changes: [{ field: 'closures', from: text, to: 'ninguno' }] },
  ]);
});
