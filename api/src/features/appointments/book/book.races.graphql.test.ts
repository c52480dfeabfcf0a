import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, type BookingAnswer } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../../testing/harness/lock-wait';

const TEN = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
const EXCLUSION_VIOLATION = '23P01';

let app: TestApp;
let laura: number;
let pablo: number;
let roomA: number;
let roomB: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await clearClinic(app);
  laura = (await makeProfessional(app.db)).id;
  pablo = (await makeProfessional(app.db)).id;
  roomA = await makeRoom(app.db);
  roomB = await makeRoom(app.db);
});
afterAll(() => app.close());

const ask = (professionalId: number, roomId: number, input: object = {}, by: { token?: string } = {}) =>
  book(app, { professionalId, roomId, ...input }, by);
const codesOf = (answers: BookingAnswer[]) =>
  answers
    .map(({ data, errors }) => (data ? 'booked' : `${errors?.[0]?.extensions.code} ${errors?.[0]?.extensions.status}`))
    .sort();
const setStatus = (id: string, status: string) =>
  app.db.pool.query('UPDATE appointments SET status = $2 WHERE id = $1', [id, status]);

describe('Bookings at the same moment', () => {
  test('twenty want one slot: one gets it, the others get 409', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(laura, roomA)));
    expect(codesOf(answers)).toEqual([...Array.from({ length: 19 }, () => 'CONFLICT 409'), 'booked']);
    expect(await bookingRows(app)).toEqual({ appointments: 1, occupancies: 1, audited: 1, keys: 0 });
  });

  test('one professional is not in two rooms', async () => {
    expect(codesOf(await Promise.all([ask(laura, roomA), ask(laura, roomB)]))).toEqual(['CONFLICT 409', 'booked']);
  });

  test('one room does not hold two professionals', async () => {
    expect(codesOf(await Promise.all([ask(laura, roomA), ask(pablo, roomA)]))).toEqual(['CONFLICT 409', 'booked']);
  });

  test('two professionals in two rooms do not disturb each other', async () => {
    expect(codesOf(await Promise.all([ask(laura, roomA), ask(pablo, roomB)]))).toEqual(['booked', 'booked']);
  });

  test('all get their turn where one ends as the next starts', async () => {
    const starts = ['09:30', '10:00', '10:30', '11:00'].map((time) => `2026-06-02T${time}`);
    const answers = await Promise.all(starts.map((startTime) => ask(laura, roomA, { startTime })));
    expect(codesOf(answers)).toEqual(['booked', 'booked', 'booked', 'booked']);
  });

  test('an overlap of one minute is too much', async () => {
    const patient = await signedIn(app.db, 'user');
    const answers = await Promise.all([
      ask(laura, roomA, { startTime: '2026-06-02T09:00', durationMinutes: 61 }, patient),
      ask(laura, roomB, { startTime: '2026-06-02T10:00', durationMinutes: 60 }, patient),
    ]);
    expect(codesOf(answers)).toEqual(['CONFLICT 409', 'booked']);
  });
});

describe('A status', () => {
  test.each(['cancelled', 'no_show'])('of %s gives the time back', async (status) => {
    const { id } = (await dataOf(ask(laura, roomA))).bookAppointment;
    await setStatus(id, status);
    expect((await bookingRows(app)).occupancies).toBe(0);
    await dataOf(ask(pablo, roomA));
    await dataOf(ask(laura, roomB));
  });

  test.each(['confirmed', 'completed'])('of %s goes on holding the time', async (status) => {
    const { id } = (await dataOf(ask(laura, roomA))).bookAppointment;
    await setStatus(id, status);
    expect(await failureOf(ask(pablo, roomA))).toContain('CONFLICT');
  });

  test.each([
    ['the professional is busy by then', () => ask(laura, roomB)],
    ['the room is taken by then', () => ask(pablo, roomA)],
    ['the room is rented by then', () => makeRental(app.db, { professionalId: pablo, roomId: roomA, ...TEN })],
  ])('that revives an appointment must win its time again: not when %s', async (_, takeIt) => {
    const { id } = (await dataOf(ask(laura, roomA))).bookAppointment;
    await setStatus(id, 'cancelled');
    await takeIt();
    await expect(setStatus(id, 'pending')).rejects.toMatchObject({ code: EXCLUSION_VIOLATION });
    expect((await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [id])).rows).toEqual([
      { status: 'cancelled' },
    ]);
  });

  test('that revives an appointment takes the time when it is still free', async () => {
    const { id } = (await dataOf(ask(laura, roomA))).bookAppointment;
    await setStatus(id, 'no_show');
    await setStatus(id, 'confirmed');
    expect(await failureOf(ask(pablo, roomA))).toContain('CONFLICT');
  });
});

describe('A change while a colleague moves the appointment to another room', () => {
  test.each([
    [
      'says what became of it',
      'setAppointmentStatus(id: $id, status: "confirmed") { status roomId }',
      { status: 'confirmed' },
    ],
    [
      'moves it in time',
      'moveAppointment(id: $id, startTime: "2026-06-02T12:00") { startTime roomId }',
      { startTime: '2026-06-02T12:00:00-03:00' },
    ],
    ['cancels it', 'cancelAppointment(id: $id) { status roomId }', { status: 'cancelled' }],
  ])('%s, and finds it where it is by then', async (_, change, outcome) => {
    const { token } = await signedIn(app.db, 'admin');
    const id = await makeAppointment(app.db, { professionalId: laura, roomId: roomA, ...TEN });
    let changed: Promise<Record<string, unknown>> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.rows({ name: 'test-move', text: 'UPDATE appointments SET room_id = $2 WHERE id = $1' }, [id, roomB]);
      changed = dataOf(
        sendGraphQL<Record<string, unknown>>(app, `mutation ($id: ID!) { changed: ${change} }`, { id }, token),
      );
      await untilSomebodyWaits(app);
    });
    expect(await changed).toEqual({ changed: { ...outcome, roomId: roomB } });
  });
});

describe('The database itself refuses', () => {
  test('an appointment moved onto another, in time, room or professional', async () => {
    await makeAppointment(app.db, { professionalId: laura, roomId: roomA, ...TEN });
    const id = await makeAppointment(app.db, { professionalId: pablo, roomId: roomB, ...TEN });
    const later = { from: '2026-06-01T12:00-03:00', to: '2026-06-01T12:30-03:00' };
    const laterId = await makeAppointment(app.db, { professionalId: laura, roomId: roomB, ...later });
    for (const [changed, change, values] of [
      [id, 'room_id = $2', [roomA]],
      [id, 'professional_id = $2', [laura]],
      [laterId, 'starts_at = $2, ends_at = $3', [TEN.from, TEN.to]],
    ] as const) {
      await expect(
        app.db.pool.query(`UPDATE appointments SET ${change} WHERE id = $1`, [changed, ...values]),
      ).rejects.toMatchObject({
        code: EXCLUSION_VIOLATION,
      });
    }
  });

  test.each([
    ['without an end', TEN.from, 'infinity', '23514'],
    ['that ends before it starts', TEN.to, TEN.from, '22000'],
    ['that takes no time', TEN.from, TEN.from, '23514'],
  ])('an appointment %s, which no constraint would guard', async (_, from, to, code) => {
    await expect(makeAppointment(app.db, { professionalId: laura, roomId: roomA, from, to })).rejects.toMatchObject({
      code,
    });
    expect((await bookingRows(app)).appointments).toBe(0);
  });
});
