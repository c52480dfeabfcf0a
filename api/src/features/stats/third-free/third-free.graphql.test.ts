import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';

const FIGURES = `query ($filter: FigureFilter!) { thirdFreeFigures(filter: $filter) {
  measuredOn
  specialties { specialtyName days { date medianDays } }
  professionals { professionalName days }
} }`;

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const ask = (filter: object) => dataOf(sendGraphQL(app, FIGURES, { filter }, admin));

test('measures each professional’s wait for the third free slot once a day', async () => {
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  const roomId = await makeRoom(app.db);
  const who = (name: string, sortOrder: number, hours: string[]) =>
    makeProfessional(app.db, { name, sortOrder, specialtyId, hours });
  const ana = await who('Ana', 1, ['09:00-10:00']);
  await who('Berta', 2, ['09:00-12:00']);
  await who('Ciro', 3, []);
  await makeProfessional(app.db, { name: 'Oculta', isPublic: false });
  // Two slots today, none tomorrow: the third is the day after.
  await makeAppointment(app.db, {
    professionalId: ana.id,
    roomId,
    from: '2026-06-02T09:00-03:00',
    to: '2026-06-02T10:00-03:00',
  });
  expect(await ask({ from: '2026-06-01', until: '2026-06-02' })).toEqual({
    thirdFreeFigures: { measuredOn: null, specialties: [], professionals: [] },
  });

  await Promise.all([app.jobs.go('slot-waits'), app.jobs.go('slot-waits')]);
  await app.db.pool.query('DELETE FROM appointments');
  await app.jobs.go('slot-waits');
  app.clock.now = new Date(MONDAY_8AM.getTime() + 86_400_000);
  await app.jobs.go('slot-waits');

  expect(await ask({ from: '2026-06-01', until: '2026-06-02' })).toEqual({
    thirdFreeFigures: {
      measuredOn: '2026-06-02',
      specialties: [
        {
          specialtyName: 'Cardiología',
          days: [
            { date: '2026-06-01', medianDays: 2 },
            { date: '2026-06-02', medianDays: 1 },
          ],
        },
      ],
      professionals: [
        { professionalName: 'Ana', days: 1 },
        { professionalName: 'Berta', days: 0 },
        { professionalName: 'Ciro', days: null },
      ],
    },
  });
  expect(await ask({ from: '2026-06-01', until: '2026-06-01', professionalId: ana.id })).toMatchObject({
    thirdFreeFigures: { professionals: [{ professionalName: 'Ana', days: 2 }] },
  });
});

test('deletes measurements after two years', async () => {
  await app.db.pool.query("INSERT INTO slot_waits SELECT '2024-05-01', id, 3 FROM professionals");
  await app.jobs.go('housekeeping');
  const { rows } = await app.db.pool.query("SELECT FROM slot_waits WHERE date < '2026-01-01'");
  expect(rows).toHaveLength(0);
});
