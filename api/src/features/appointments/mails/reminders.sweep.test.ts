import { makeProfessional } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';

/** Ten in the morning in Buenos Aires. */
const START = '2026-06-10T10:00:00-03:00';
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(new Date(START).getTime() - hours * HOUR_MS);

let app: TestApp;
let professionalId: number;
let roomId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app, 'rooms', 'professionals');
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
});

async function appointment(status = 'confirmed', createdAt = before(100)): Promise<string> {
  const id = await makeAppointment(app.db, {
    professionalId,
    roomId,
    from: START,
    to: '2026-06-10T10:30:00-03:00',
    status,
  });
  await app.db.pool.query('UPDATE appointments SET created_at = $2 WHERE id = $1', [id, createdAt]);
  return id;
}

/** The sweep of a minute, and whatever reminders have left by then. */
async function remindersAt(now: Date, id: string): Promise<string[]> {
  app.clock.now = now;
  await app.jobs.go('reminders');
  return (await app.mails()).filter(({ text }) => text.includes(id)).map(({ subject, at }) => `${at} ${subject}`);
}

const set = (id: string, change: string, values: unknown[] = []) =>
  app.db.pool.query(`UPDATE appointments SET ${change} WHERE id = $1`, [id, ...values]);

test('As minutes go by, one reminder leaves, 24 hours before', async () => {
  const id = await appointment();

  expect(await remindersAt(before(24.1), id)).toEqual([]);
  const reminder =
    '2026-06-09T13:00:00.000Z Recordatorio de turno: miércoles, 10 de junio de 2026, 10:00 - Centro Médico';
  expect(await remindersAt(before(24), id)).toEqual([reminder]);
  for (const hours of [23.9, 12, 1, 0, -1]) expect(await remindersAt(before(hours), id)).toEqual([reminder]);
});

test('After a downtime it leaves late, and none does once the appointment has begun', async () => {
  const id = await appointment();

  expect(await remindersAt(before(-0.01), id)).toEqual([]);
  expect(await remindersAt(before(2), id)).toEqual([expect.stringContaining('2026-06-10T11:00:00.000Z Recordatorio')]);
});

test('Two replicas that look at once ask for one, and so do two looks', async () => {
  const id = await appointment();
  app.clock.now = before(23);
  await Promise.all([app.jobs.go('reminders'), app.jobs.go('reminders'), app.jobs.go('reminders')]);
  await app.jobs.go('reminders');

  expect((await app.db.pool.query("SELECT FROM jobs WHERE data->>'appointmentId' = $1", [id])).rowCount).toBe(1);
  expect(await remindersAt(before(23), id)).toHaveLength(1);
});

test('A reminder with a killed sender leaves when its job returns, though the turno changed in between', async () => {
  const id = await appointment();
  app.clock.now = before(24);
  await app.jobs.go('reminders');
  await app.db.pool.query(
    `INSERT INTO appointment_mails (appointment_id, kind, sequence, starts_at, job_id)
     SELECT a.id, 'appointment-reminder', a.sequence, a.starts_at, j.id
     FROM appointments AS a JOIN jobs AS j ON j.data->>'appointmentId' = a.id::text WHERE a.id = $1`,
    [id],
  );
  await set(id, 'sequence = sequence + 1');

  expect((await app.mails()).filter(({ text }) => text.includes(id))).toHaveLength(1);
  const { rows } = await app.db.pool.query(
    'SELECT sequence, sent_at FROM appointment_mails WHERE appointment_id = $1',
    [id],
  );
  expect(rows).toEqual([{ sequence: 1, sent_at: before(24) }]);
});

test.each(['cancelled', 'completed', 'no_show'])('None is sent for one that is %s', async (status) => {
  expect(await remindersAt(before(20), await appointment(status))).toEqual([]);
});

test('None is sent for one that is cancelled between the look and the mail', async () => {
  const id = await appointment();
  app.clock.now = before(24);
  await app.jobs.go('reminders');
  await set(id, "status = 'cancelled'");

  expect((await app.mails()).filter(({ text }) => text.includes(id))).toEqual([]);
});

test('A reminder requested by a server with a fast clock leaves a little later, once', async () => {
  const id = await appointment();
  app.clock.now = before(24);
  await app.jobs.go('reminders');
  app.clock.now = before(24.01);
  expect((await app.mails()).filter(({ text }) => text.includes(id))).toEqual([]);

  for (const hours of [24, 23.9]) expect(await remindersAt(before(hours), id)).toHaveLength(1);
});

test('One that waited in the queue until the appointment began is not sent', async () => {
  const id = await appointment();
  app.clock.now = before(24);
  await app.jobs.go('reminders');
  app.clock.now = before(0);

  expect((await app.mails()).filter(({ text }) => text.includes(id))).toEqual([]);
});

test('None is sent for one that was booked less than 24 hours before, not even later', async () => {
  const id = await appointment('pending', before(20));

  for (const hours of [20, 10, 1]) expect(await remindersAt(before(hours), id)).toEqual([]);
});

test('None is sent for one that was moved within the hour before it was due, and one for an earlier move', async () => {
  const id = await appointment();
  await set(id, 'moved_at = $2', [before(24.5)]);
  expect(await remindersAt(before(24), id)).toEqual([]);

  await set(id, 'moved_at = $2, reminded_for = NULL', [before(25)]);
  expect(await remindersAt(before(24), id)).toHaveLength(1);
});

test('One that is moved to another day after its reminder gets another for that day, and no third', async () => {
  const id = await appointment();
  expect(await remindersAt(before(24), id)).toHaveLength(1);
  await set(
    id,
    `starts_at = '2026-06-20T10:00:00-03:00', ends_at = '2026-06-20T10:30:00-03:00', sequence = 1, moved_at = $2`,
    [before(20)],
  );

  expect(await remindersAt(before(20), id)).toHaveLength(1);
  expect(await remindersAt(before(24 - 240), id)).toHaveLength(2);
  await set(id, "status = 'confirmed', sequence = 2, reminded_for = NULL");
  expect(await remindersAt(before(20 - 240), id)).toHaveLength(2);
});
