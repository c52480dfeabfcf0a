import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest, restFailure } from '../../testing/harness/rest';

const ESTIMATE =
  '{ incomeEstimate { totalMonthly items { professionalId name weeklyHours monthlyHours monthlyCost } } }';

let app: TestApp;
let admin: string;
let patient: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
});
afterAll(() => app.close());

const counted = () => callRest(app, 'GET /admin/stats', { token: admin });
const estimated = () => dataOf(sendGraphQL(app, ESTIMATE, {}, admin));

test('a clinic without professionals has no counts and no expected income', async () => {
  expect(await counted()).toMatchObject({
    status: 200,
    body: { users: 2, professionals: 0, patients: 1, rooms: 0, appointments: 0, pending_requests: 0 },
  });
  expect(await estimated()).toEqual({ incomeEstimate: { totalMonthly: 0, items: [] } });
});

describe('with people, rooms and appointments', () => {
  let laura: { id: number; token: string };
  let pablo: { id: number };

  beforeAll(async () => {
    await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1500.50');
    laura = await makeProfessional(app.db, { name: 'Laura', sortOrder: 2, hours: ['09:00-12:00', '14:00-17:30'] });
    pablo = await makeProfessional(app.db, { name: 'Pablo', sortOrder: 1, hours: [] });
    await makeProfessional(app.db, { name: 'Oculta', isPublic: false });
    const roomId = await makeRoom(app.db);
    await makeRoom(app.db, { isActive: false });
    const at = (day: number, status: string) =>
      makeAppointment(app.db, {
        professionalId: laura.id,
        roomId,
        status,
        from: `2026-06-0${day}T10:00-03:00`,
        to: `2026-06-0${day}T10:30-03:00`,
      });
    for (const [day, status] of [
      [1, 'completed'],
      [2, 'cancelled'],
      [3, 'pending'],
    ] as const)
      await at(day, status);
    const specialtyId = await makeSpecialty(app.db);
    for (const status of ['pending', 'pending', 'pending_assignment', 'rejected'])
      await makeRequest(app.db, { specialtyId, status });
  });

  test('the panel counts appointments without reading them', async () => {
    const busy = await app.db.pool.connect();
    try {
      await busy.query('BEGIN; LOCK appointments');
      expect((await counted()).body).toEqual({
        users: 5,
        professionals: 3,
        patients: 1,
        rooms: 2,
        appointments: 3,
        pending_requests: 2,
      });
    } finally {
      await busy.query('ROLLBACK');
      busy.release();
    }
  });

  test('the expected income is the rent of all attended hours, in display order', async () => {
    expect(await estimated()).toEqual({
      incomeEstimate: {
        totalMonthly: 295848.58,
        items: [
          { professionalId: pablo.id, name: 'Pablo', weeklyHours: 0, monthlyHours: 0, monthlyCost: 0 },
          { professionalId: laura.id, name: 'Laura', weeklyHours: 45.5, monthlyHours: 197.17, monthlyCost: 295848.58 },
        ],
      },
    });
  });

  test('both are for administrators', async () => {
    expect(await restFailure(callRest(app, 'GET /admin/stats'))).toBe(
      '401 UNAUTHENTICATED: Es necesario iniciar sesión',
    );
    for (const token of [laura.token, patient]) {
      expect(await restFailure(callRest(app, 'GET /admin/stats', { token }))).toBe(
        '403 FORBIDDEN: Sin permisos para realizar esta acción',
      );
      expect(await failureOf(sendGraphQL(app, ESTIMATE, {}, token))).toContain('FORBIDDEN');
    }
  });
});
