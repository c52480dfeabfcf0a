import { keepFree, makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { slotsOn } from '../../../testing/harness/slots';
import { auditOccupancy } from '../../backups/overlaps';

const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: ['09:00-11:00'] });
  pablo = await makeProfessional(app.db, { hours: ['09:00-11:00'] });
  roomId = await makeRoom(app.db);
  await keepFree(app.db, laura.id, [5, 10]);
});
afterEach(async () => {
  expect(Object.values(await auditOccupancy(app.db.pool)).filter((count) => count > 0)).toEqual([]);
});

const bookAt = (time: string, professionalId = laura.id, token?: string) =>
  book(app, { professionalId, roomId, startTime: `2026-06-02T${time}-03:00` }, token ? { token } : {});
const move = (id: string, time: string, professionalId?: number) =>
  sendGraphQL<{ moveAppointment: { startTime: string } }>(
    app,
    `mutation ($id: ID!, $at: DateTime!, $professionalId: Int) {
      moveAppointment(id: $id, startTime: $at, professionalId: $professionalId) { startTime }
    }`,
    { id, at: `2026-06-02T${time}-03:00`, professionalId },
    admin,
  );
const taken = async () => {
  const { rows } = await app.db.pool.query<{ taken: string }>(
    `SELECT to_char(starts_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'HH24:MI') || '-' ||
       to_char(ends_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'HH24:MI') AS taken
     FROM room_occupancies ORDER BY starts_at`,
  );
  return rows.map((row) => row.taken);
};
const online = () => slotsOn(app, 2, { professionalId: laura.id });

test('A turno takes its buffers of the day, and its patient sees its own time alone', async () => {
  expect(await online()).toEqual(['09:00', '09:45', '10:30']);
  const { bookAppointment } = await dataOf(bookAt('09:45'));
  expect([bookAppointment.startTime, bookAppointment.endTime].map((time) => time.slice(11, 16))).toEqual([
    '09:45',
    '10:15',
  ]);
  expect(await taken()).toEqual(['09:40-10:25']);
  expect(await online()).toEqual(['09:00', '10:30']);
});

test('The buffer is closed to other bookings, in that room or by staff', async () => {
  await dataOf(bookAt('09:45'));
  expect(await failureOf(bookAt('10:15', laura.id, admin))).toBe(TAKEN);
  expect(await failureOf(bookAt('10:15', pablo.id, admin))).toBe(TAKEN);
  await dataOf(bookAt('10:25', pablo.id, admin));
});

test('A room that a colleague rents right after the turno has no place for its buffer', async () => {
  await makeRental(app.db, {
    professionalId: pablo.id,
    roomId,
    from: '2026-06-02T10:20-03:00',
    to: '2026-06-02T12:00-03:00',
  });
  expect(await online()).toEqual(['09:00']);
  expect(await failureOf(bookAt('09:45'))).toBe(TAKEN);
});

test('Moved by a few minutes a turno is not in its own way, and a colleague’s buffers are the colleague’s', async () => {
  const { id } = (await dataOf(bookAt('09:45'))).bookAppointment;
  await dataOf(move(id, '09:50'));
  expect(await taken()).toEqual(['09:45-10:30']);
  await dataOf(move(id, '09:50', pablo.id));
  expect(await taken()).toEqual(['09:50-10:20']);
});

test('Buffers that change later leave the turnos that are booked as they are', async () => {
  await dataOf(bookAt('09:45'));
  await app.db.pool.query('UPDATE booking_rules SET buffer_before_minutes = 30, buffer_after_minutes = 30');
  expect(await taken()).toEqual(['09:40-10:25']);
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled'");
  expect(await taken()).toEqual([]);
});
