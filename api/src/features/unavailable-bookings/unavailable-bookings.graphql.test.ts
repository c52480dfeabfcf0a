import { makeProfessional } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';

const FIELDS = '{ id affectedAppointments { id } affectedRentals { id } }';
const LIST = `query ($id: Int!) { dates: unavailableDates(professionalId: $id) ${FIELDS} }`;
const ADD = `mutation ($id: Int!, $input: AddUnavailableDateInput!) {
  date: addUnavailableDate(professionalId: $id, input: $input) ${FIELDS}
}`;
const UPDATE = `mutation ($id: Int!, $dateId: Int!, $input: UpdateUnavailableDateInput!) {
  date: updateUnavailableDate(professionalId: $id, id: $dateId, input: $input) ${FIELDS}
}`;
/** A Monday. */
const HOLIDAY = { date: '2026-06-15', reason: 'holiday' };
const MORNING = { isAllDay: false, startTime: '09:00', endTime: '11:00' };

interface DateData {
  id: number;
  affectedAppointments: { id: string }[];
  affectedRentals: { id: string }[];
}

let app: TestApp;
let laura: { id: number; token: string };
let pablo: { id: number };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("UPDATE settings SET timezone = 'America/Argentina/Buenos_Aires'");
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

const listed = async () =>
  (await dataOf(sendGraphQL<{ dates: DateData[] }>(app, LIST, { id: laura.id }, laura.token))).dates;
const added = async (input: object) =>
  (await dataOf(sendGraphQL<{ date: DateData }>(app, ADD, { id: laura.id, input }, laura.token))).date;
const updated = async (dateId: number, input: object) =>
  (await dataOf(sendGraphQL<{ date: DateData }>(app, UPDATE, { id: laura.id, dateId, input }, laura.token))).date;

describe('The appointments that an unavailable date falls on', () => {
  const at = (from: string, to: string, more: object = {}) =>
    makeAppointment(app.db, {
      professionalId: laura.id,
      roomId,
      from: `2026-06-15T${from}-03:00`,
      to: `2026-06-15T${to}-03:00`,
      ...more,
    });
  const hit = ({ affectedAppointments }: DateData) => affectedAppointments.map(({ id }) => id);

  test('are listed in every response, and stay', async () => {
    const ids = [await at('09:00', '09:30'), await at('10:45', '11:15', { status: 'confirmed' })];
    const later = await at('11:15', '11:45');
    await at('10:00', '10:30', { status: 'cancelled' });
    await at('10:00', '10:30', { status: 'no_show' });
    await makeAppointment(app.db, {
      professionalId: pablo.id,
      roomId,
      from: '2026-06-15T12:00-03:00',
      to: '2026-06-15T12:30-03:00',
    });

    const date = await added({ ...HOLIDAY, ...MORNING });
    expect(hit(date)).toEqual(ids);
    expect(hit(await updated(date.id, { isAllDay: true }))).toEqual([...ids, later]);
    expect((await listed()).map(hit)).toEqual([[...ids, later]]);
    const { rows } = await app.db.pool.query(
      'SELECT status FROM appointments WHERE professional_id = $1 AND is_live ORDER BY starts_at',
      [laura.id],
    );
    expect(rows).toEqual([{ status: 'pending' }, { status: 'confirmed' }, { status: 'pending' }]);
  });

  test("overlap it, and don't just touch it", async () => {
    await at('08:30', '09:00');
    await at('11:00', '11:30');
    expect(hit(await added({ ...HOLIDAY, ...MORNING }))).toEqual([]);
  });

  test('are listed by date', async () => {
    const id = await at('10:00', '10:30');
    await added({ ...HOLIDAY, date: '2026-06-14' });
    await added({ ...HOLIDAY, ...MORNING });
    await added(HOLIDAY);
    expect((await listed()).map(hit)).toEqual([[], [id], [id]]);
  });

  /** New York: 02:00 to 03:00 does not exist on 8 March 2026, 01:00 to 02:00 happens twice on 1 November. */
  test('follow the clinic’s clock where it changes', async () => {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
    const on = (from: string, to: string) => makeAppointment(app.db, { professionalId: laura.id, roomId, from, to });
    const early = await on('2026-03-08T01:30-05:00', '2026-03-08T03:30-04:00');
    const [first, second] = [
      await on('2026-11-01T01:15-04:00', '2026-11-01T01:45-04:00'),
      await on('2026-11-01T01:15-05:00', '2026-11-01T01:45-05:00'),
    ];
    const last = await on('2026-11-01T23:30-05:00', '2026-11-02T00:00-05:00');
    const part = (date: string, startTime: string, endTime: string) =>
      added({ ...HOLIDAY, date, isAllDay: false, startTime, endTime });

    // The skipped hour is empty, although the appointment spans it.
    expect(hit(await part('2026-03-08', '02:00', '03:00'))).toEqual([]);
    expect(hit(await part('2026-03-08', '02:30', '03:15'))).toEqual([early]);
    expect(hit(await part('2026-11-01', '01:00', '02:00'))).toEqual([first, second]);
    // 01:30 means the first of the two.
    expect(hit(await part('2026-11-01', '00:00', '01:30'))).toEqual([first]);
    expect(hit(await added({ ...HOLIDAY, date: '2026-11-01' }))).toEqual([first, second, last]);
    expect(hit(await added({ ...HOLIDAY, date: '2026-11-02' }))).toEqual([]);
  });
});

describe('The rentals that an unavailable date falls on', () => {
  const rent = (from: string, to: string, more: object = {}) =>
    makeRental(app.db, {
      professionalId: laura.id,
      roomId,
      from: `2026-06-15T${from}-03:00`,
      to: `2026-06-15T${to}-03:00`,
      ...more,
    });
  const hit = ({ affectedRentals }: DateData) => affectedRentals.map(({ id }) => id);

  test("are the professional's own, live and overlapping, and stay", async () => {
    await rent('07:00', '09:00');
    const [id, later] = [await rent('10:30', '12:00'), await rent('14:00', '18:00')];
    const cancelled = await rent('12:00', '13:00');
    await app.db.pool.query('UPDATE room_bookings SET cancelled_at = now() WHERE id = $1', [cancelled]);
    await makeRental(app.db, {
      professionalId: pablo.id,
      roomId: await makeRoom(app.db),
      from: '2026-06-15T09:00-03:00',
      to: '2026-06-15T12:00-03:00',
    });

    const date = await added({ ...HOLIDAY, ...MORNING });
    expect(hit(date)).toEqual([id]);
    expect(hit(await updated(date.id, { startTime: '10:00', endTime: '14:30' }))).toEqual([id, later]);
    expect((await app.db.pool.query('SELECT FROM room_bookings WHERE is_live')).rowCount).toBe(4);
  });
});
