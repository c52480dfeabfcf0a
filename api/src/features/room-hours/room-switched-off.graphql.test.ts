import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../testing/harness/graphql';
import { inTheQueue } from '../../testing/harness/occupancy-queue';
import { rent, times } from '../../testing/harness/rentals';
import { forgetRequestedMails, requestedMails } from '../../testing/harness/requested-mails';

const UPDATE = `mutation ($id: Int!, $input: UpdateRoomInput!, $confirmed: [ID!], $seen: Int) {
  updateRoom(id: $id, input: $input, confirmedBookings: $confirmed, expectedVersion: $seen) { name isActive version }
}`;
const OFF = { isActive: false };
type Answer = GraphQLAnswer<{ updateRoom: { name: string; isActive: boolean; version: number } }>;
interface Listed {
  id: string;
  bookingId: string;
}

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
  await forgetRequestedMails(app);
  app.clock.now = new Date(MONDAY_8AM);
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db, { name: 'Norte' });
});

const update = (input: object, confirmed?: readonly string[], seen?: number): Promise<Answer> =>
  sendGraphQL(app, UPDATE, { id: roomId, input, confirmed, seen }, admin);
const saved = (answer: Promise<Answer>) => dataOf(answer).then(({ updateRoom }) => updateRoom);
const listed = async (answer: Answer | Promise<Answer>) =>
  ((await answer).errors?.[0]?.extensions as { unconfirmed?: Listed[] } | undefined)?.unconfirmed ?? [];
const bookingIds = async (answer: Answer | Promise<Answer>) => (await listed(answer)).map(({ bookingId }) => bookingId);
const ids = async (answer: Answer | Promise<Answer>) => (await listed(answer)).map(({ id }) => id);
const isActive = async () =>
  (await app.db.pool.query('SELECT is_active FROM rooms WHERE id = $1', [roomId])).rows[0].is_active as boolean;
const on = (from: string, to: string, day = '2026-06-15') => ({
  professionalId: laura.id,
  roomId,
  from: `${day}T${from}-03:00`,
  to: `${day}T${to}-03:00`,
});

describe('Switching a room off', () => {
  test('lists its future bookings before saving, and saves once all are confirmed', async () => {
    const turno = await makeAppointment(app.db, on('10:00', '10:30'));
    const rental = await makeRental(app.db, on('09:00', '13:00', '2031-03-03'));
    const refused = await update({ ...OFF, name: 'Sur' });
    expect(await failureOf(Promise.resolve(refused))).toBe(
      'CONFLICT: 1 turno y 1 alquiler quedarían en una sala inactiva. Revisá la lista y confirmá para guardar',
    );
    expect(await listed(refused)).toEqual([
      {
        id: expect.any(String),
        bookingId: turno,
        kind: 'appointment',
        date: '2026-06-15',
        startTime: '10:00',
        endTime: '10:30',
        professionalName: 'Laura Médica',
        patientName: 'Pedro Paciente',
      },
      {
        id: expect.any(String),
        bookingId: rental,
        kind: 'rental',
        date: '2031-03-03',
        startTime: '09:00',
        endTime: '13:00',
        professionalName: 'Laura Médica',
        patientName: null,
      },
    ]);
    const confirmed = await ids(refused);
    expect(await bookingIds(update(OFF, confirmed.slice(1)))).toEqual([turno, rental]);
    expect(await saved(update({ name: 'Norte' }))).toEqual({ name: 'Norte', isActive: true, version: 1 });
    expect(await saved(update({ ...OFF, name: 'Sur' }, confirmed))).toEqual({
      name: 'Sur',
      isActive: false,
      version: 2,
    });
  });

  test('keeps its bookings, sends no mail, and accepts no new ones, not even inside rentals', async () => {
    const turno = await makeAppointment(app.db, on('10:00', '10:30'));
    await makeRental(app.db, on('14:00', '18:00'));
    await saved(update(OFF, await ids(update(OFF))));
    expect(await requestedMails(app)).toEqual([]);
    const { rows } = await app.db.pool.query('SELECT count(*)::int AS held FROM room_occupancies WHERE room_id = $1', [
      roomId,
    ]);
    expect(rows).toEqual([{ held: 2 }]);
    const inRental = book(
      app,
      { professionalId: laura.id, roomId, startTime: '2026-06-15T15:00-03:00' },
      { token: laura.token },
    );
    expect(await failureOf(inRental)).toContain('La sala');
    const rented = rent(app, laura.token, { roomIds: [roomId], date: '2026-06-16', intervals: times('10:00-11:00') });
    expect(await failureOf(rented)).toContain('La sala');
    const move = `mutation { moveAppointment(id: "${turno}", startTime: "2026-06-15T11:00") { roomName } }`;
    expect(await dataOf(sendGraphQL(app, move, {}, laura.token))).toEqual({ moveAppointment: { roomName: 'Norte' } });
  });

  test('ignores past and cancelled bookings, other rooms, and inactive rooms', async () => {
    await makeAppointment(app.db, { ...on('11:00', '11:30'), status: 'cancelled' });
    await makeRental(app.db, { ...on('10:00', '11:00'), roomId: await makeRoom(app.db) });
    await makeAppointment(app.db, on('18:00', '19:00', '2026-05-31'));
    // Over by now, but for its buffer.
    await makeAppointment(app.db, on('07:30', '08:00', '2026-06-01'));
    await app.db.pool.query('UPDATE appointments SET buffer_after_minutes = 15');
    expect(await saved(update(OFF))).toMatchObject({ isActive: false, version: 2 });
    await makeRental(app.db, on('10:00', '11:00'));
    expect(await saved(update({ ...OFF, name: 'Sur' }))).toMatchObject({ name: 'Sur', version: 3 });
    expect(await saved(update({ isActive: true }))).toMatchObject({ isActive: true, version: 4 });
  });

  test('lists bookings under way', async () => {
    const turno = await makeAppointment(app.db, on('10:00', '10:30'));
    app.clock.now = new Date('2026-06-15T13:29:30Z');
    expect(await bookingIds(update(OFF))).toEqual([turno]);
    app.clock.now = new Date('2026-06-15T13:30:00Z');
    expect(await saved(update(OFF))).toMatchObject({ isActive: false });
  });

  test('notices bookings made while it waited, and after the list was read', async () => {
    const [booked, first] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => book(app, { professionalId: laura.id, roomId, startTime: '2026-06-15T10:00-03:00' }, { token: admin }),
      () => update(OFF),
    ]);
    expect(await bookingIds(first)).toEqual([booked.data!.bookAppointment.id]);
    const seen = await ids(first);
    const [rented, second] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => rent(app, laura.token, { roomIds: [roomId], date: '2026-06-15', intervals: times('12:00-13:00') }),
      () => update(OFF, seen),
    ]);
    expect(await bookingIds(second)).toEqual([booked.data!.bookAppointment.id, rented.data!.rentRooms[0]!.id]);
    expect(await isActive()).toBe(true);
    expect(await saved(update(OFF, await ids(second)))).toMatchObject({ isActive: false });
  });

  test('refuses bookings and rentals that queue behind it', async () => {
    const [off, booked] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => update(OFF),
      () => book(app, { professionalId: laura.id, roomId, startTime: '2026-06-15T10:00-03:00' }, { token: admin }),
    ]);
    expect(off.data!.updateRoom).toMatchObject({ isActive: false });
    expect(await failureOf(Promise.resolve(booked))).toContain('CONFLICT roomId: La sala Norte no está activa');
  });

  test('lists a moved booking again: the confirmation was for the old time', async () => {
    const turno = await makeAppointment(app.db, on('10:00', '10:30'));
    const seen = await ids(update(OFF));
    const move = `mutation { moveAppointment(id: "${turno}", startTime: "2026-06-15T18:00") { id } }`;
    await dataOf(sendGraphQL(app, move, {}, admin));
    const again = await listed(update(OFF, seen));
    expect(again).toMatchObject([{ bookingId: turno, startTime: '18:00' }]);
    expect(
      await saved(
        update(
          OFF,
          again.map(({ id }) => id),
        ),
      ),
    ).toMatchObject({ isActive: false });
  });

  test('for a stale version reports the current room before asking', async () => {
    await makeAppointment(app.db, on('10:00', '10:30'));
    await saved(update({ name: 'Sur' }));
    const refused = await update(OFF, undefined, 1);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ current: { name: 'Sur', version: 2 } });
    expect(await listed(refused)).toEqual([]);
  });
});
