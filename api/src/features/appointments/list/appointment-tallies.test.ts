import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../../testing/harness/lock-wait';

let app: TestApp;
let admin: string;
let professionalId: number;
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  await emptyTables(app, 'rooms', 'professionals');
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

/** The same time may be taken again and again by cancelled ones. */
const make = (status: string, hour = 10) =>
  makeAppointment(app.db, {
    professionalId,
    roomId,
    status,
    from: `2026-05-29T${hour}:00-03:00`,
    to: `2026-05-29T${hour}:30-03:00`,
  });
const COUNT = '{ appointmentCounts { total scheduled completed cancelled } }';
const counted = async () =>
  (await dataOf(sendGraphQL<{ appointmentCounts: object }>(app, COUNT, {}, admin))).appointmentCounts;
const counts = (total: number, scheduled: number, completed: number, cancelled: number) => ({
  total,
  scheduled,
  completed,
  cancelled,
});
const tallies = async () => (await app.db.pool.query('SELECT FROM appointment_tallies')).rowCount;
const change = (text: string) => app.db.pool.query(text);

test('An administrator’s counts follow every change of the turnos', async () => {
  expect(await counted()).toEqual(counts(0, 0, 0, 0));
  for (const [index, status] of ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'].entries())
    await make(status, 10 + index);
  expect(await counted()).toEqual(counts(5, 2, 1, 1));
  await change("UPDATE appointments SET status = 'cancelled' WHERE status = 'pending'");
  expect(await counted()).toEqual(counts(5, 1, 1, 2));
  await change("UPDATE appointments SET status = 'pending' WHERE status = 'cancelled'");
  expect(await counted()).toEqual(counts(5, 3, 1, 0));
  await change("DELETE FROM appointments WHERE status IN ('pending', 'no_show')");
  expect(await counted()).toEqual(counts(2, 1, 1, 0));
  await change('TRUNCATE appointments CASCADE');
  expect(await counted()).toEqual(counts(0, 0, 0, 0));
  await make('completed');
  expect(await counted()).toEqual(counts(1, 0, 1, 0));
});

test('Rolled-back changes are not counted, and changes without a new status add no tally', async () => {
  await make('pending');
  const before = await tallies();
  await change("BEGIN; UPDATE appointments SET status = 'cancelled'; DELETE FROM appointments; ROLLBACK");
  await change("UPDATE appointments SET notes = 'Trae estudios', status = status");
  await change('DELETE FROM appointments WHERE false');
  expect(await tallies()).toBe(before);
  expect(await counted()).toEqual(counts(1, 1, 0, 0));
});

test('Folded while fifty write, a count is never off by one', async () => {
  let writing = true;
  const folding = (async () => {
    while (writing) await app.jobs.go('appointment-tallies');
  })();
  const seen = new Set<number>();
  const watching = (async () => {
    while (writing) {
      const { rows } = await app.db.pool.query<{ off: number }>(OFF);
      seen.add(rows[0]!.off);
    }
  })();
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const id = await make('cancelled');
      await app.db.pool.query("UPDATE appointments SET status = 'no_show' WHERE id = $1", [id]);
      if (index % 2 === 0) await app.db.pool.query('DELETE FROM appointments WHERE id = $1', [id]);
    }),
  );
  writing = false;
  await Promise.all([folding, watching]);
  expect([...seen]).toEqual([0]);
  expect(await counted()).toEqual(counts(25, 0, 0, 0));

  await app.jobs.go('appointment-tallies');
  expect(await tallies()).toBe(1);
  expect(await counted()).toEqual(counts(25, 0, 0, 0));
});

const OFF =
  'SELECT (SELECT count(*) FROM appointments)::int - (SELECT coalesce(sum(change), 0) FROM appointment_tallies)::int AS off';

test('More than one statement takes is folded in several', async () => {
  await make('completed');
  await change(
    "INSERT INTO appointment_tallies (status, change) SELECT 'completed', (-1) ^ n FROM generate_series(1, 12000) AS n",
  );
  await app.jobs.go('appointment-tallies');
  expect(await tallies()).toBe(1);
  expect(await counted()).toEqual(counts(1, 0, 1, 0));
});

test('A clinic that is updated counts what it had, and what was being written at the time', async () => {
  await change(`
    DROP TABLE appointment_tallies;
    DROP FUNCTION tally_appointments, forget_appointment_tallies CASCADE;
    DELETE FROM migrations WHERE name LIKE 'AppointmentTallies%'`);
  await make('completed');
  const writer = await app.db.pool.connect();
  await writer.query("BEGIN; UPDATE appointments SET status = 'cancelled'");
  const updated = app.db.migrate();
  await untilSomebodyWaits(app);
  await writer.query('COMMIT');
  writer.release();
  await updated;
  expect(await counted()).toEqual(counts(1, 0, 0, 1));
});
