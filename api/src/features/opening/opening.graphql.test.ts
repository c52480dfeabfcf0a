import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'specialties');
  await app.db.pool.query('UPDATE settings SET clinic_name = DEFAULT, phone = NULL, contact_email = NULL');
});

interface Data {
  opening: {
    isDone: boolean;
    firstSlot: { startTime: string; professionalId: number } | null;
    steps: { name: string; isDone: boolean }[];
  };
}
const opening = async () =>
  (
    await dataOf(
      sendGraphQL<Data>(
        app,
        '{ opening { isDone firstSlot { startTime professionalId } steps { name isDone } } }',
        {},
        admin,
      ),
    )
  ).opening;
const left = async () => (await opening()).steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
const named = () => app.db.pool.query("UPDATE settings SET clinic_name = 'Clínica Sur', phone = '11 4444-0000'");

test('An empty clinic has all steps to do; each existing record completes one', async () => {
  expect(await left()).toEqual(['identity', 'specialties', 'rooms', 'professionals', 'slot']);
  await app.db.pool.query("UPDATE settings SET clinic_name = 'Clínica Sur'");
  expect(await left()).toContain('identity');
  await named();
  expect(await left()).toEqual(['specialties', 'rooms', 'professionals', 'slot']);
  const specialtyId = await makeSpecialty(app.db);
  await makeRoom(app.db, { hours: [] });
  await makeRoom(app.db, { isActive: false });
  await makeRoom(app.db, { months: ['2026-5'] });
  expect(await left()).toEqual(['rooms', 'professionals', 'slot']);
  await makeRoom(app.db);
  await makeProfessional(app.db, { hours: [], specialtyId });
  await makeProfessional(app.db, { isPublic: false, specialtyId });
  await makeProfessional(app.db);
  expect(await left()).toEqual(['professionals', 'slot']);
  const laura = await makeProfessional(app.db, { specialtyId, sortOrder: 3 });
  await app.db.pool.query(
    `INSERT INTO unavailable_dates (professional_id, date, reason)
     SELECT id, '2026-06-01', 'vacation' FROM professionals WHERE id <> $1`,
    [laura.id],
  );
  expect(await opening()).toMatchObject({
    isDone: true,
    firstSlot: { startTime: '2026-06-01T09:00:00-03:00', professionalId: laura.id },
  });
});

test('A clinic with past appointments is open, also in weeks without free slots', async () => {
  await named();
  const professional = await makeProfessional(app.db, { specialtyId: await makeSpecialty(app.db) });
  const roomId = await makeRoom(app.db, { months: ['2026-6'] });
  app.clock.now = new Date('2026-07-01T12:00:00Z');
  await makeRoom(app.db, { months: ['2027-6'] });
  expect(await left()).toEqual(['slot']);
  const [from, to] = ['2026-06-02T10:00-03:00', '2026-06-02T10:30-03:00'];
  await makeAppointment(app.db, { professionalId: professional.id, roomId, from, to });
  expect(await opening()).toMatchObject({ isDone: true, firstSlot: null });
});
