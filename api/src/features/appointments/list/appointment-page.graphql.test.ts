import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
  id = await make('10');
});

const make = (hour: string, month = '06') =>
  makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    from: `2026-${month}-03T${hour}:00-03:00`,
    to: `2026-${month}-03T${hour}:30-03:00`,
  });
const version = async (token = admin): Promise<string> => {
  const { appointments } = await dataOf(
    sendGraphQL<{ appointments: { version: string } }>(
      app,
      '{ appointments(filter: { month: "2026-06" }, first: null) { version } }',
      {},
      token,
    ),
  );
  return appointments.version;
};

test.each<[string, () => Promise<unknown>]>([
  ['a status changes', () => app.db.pool.query("UPDATE appointments SET status = 'confirmed' WHERE id = $1", [id])],
  [
    'one is moved',
    () =>
      app.db.pool.query(
        "UPDATE appointments SET starts_at = starts_at + interval '5 minutes', ends_at = ends_at + interval '5 minutes'",
      ),
  ],
  ['another is booked', () => make('12')],
  ['one is gone', () => app.db.pool.query('DELETE FROM appointments')],
  ['its room gets another name', () => app.db.pool.query("UPDATE rooms SET name = 'Consultorio 9'")],
])('The version of a calendar is another when %s', async (_, change) => {
  const before = await version();
  await change();
  expect(await version()).not.toBe(before);
});

test('The version of a calendar stays while nothing in it changes, for every reader', async () => {
  const before = await version();
  await make('10', '07');
  expect([await version(), await version(laura.token)]).toEqual([before, before]);
});
