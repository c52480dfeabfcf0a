import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

let app: TestApp;
let laura: { id: number; userId: number; token: string };
let roomId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

test('Counts include what the caller may see', async () => {
  const patient = await signedIn(app.db, 'user');
  const statuses = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'];
  for (const [index, status] of statuses.entries()) {
    await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId,
      status,
      patientUserId: index % 2 === 0 ? patient.userId : null,
      from: `2026-06-0${index + 2}T10:00-03:00`,
      to: `2026-06-0${index + 2}T10:30-03:00`,
    });
  }
  app.clock.now = new Date('2026-06-07T12:00:00Z');
  const counts = async (session: string) =>
    (
      await dataOf(
        sendGraphQL<{ appointmentCounts: object }>(
          app,
          '{ appointmentCounts { total scheduled completed cancelled } }',
          {},
          session,
        ),
      )
    ).appointmentCounts;

  expect(await counts((await signedIn(app.db, 'admin')).token)).toEqual({
    total: 5,
    scheduled: 2,
    completed: 1,
    cancelled: 1,
  });
  expect(await counts(laura.token)).toEqual({ total: 5, scheduled: 2, completed: 1, cancelled: 1 });
  expect(await counts(patient.token)).toEqual({ total: 3, scheduled: 1, completed: 1, cancelled: 0 });
  expect(await counts((await signedIn(app.db, 'professional')).token)).toEqual({
    total: 0,
    scheduled: 0,
    completed: 0,
    cancelled: 0,
  });
  expect(await failureOf(sendGraphQL(app, '{ appointmentCounts { total } }'))).toBe(
    'UNAUTHENTICATED: Es necesario iniciar sesión',
  );
});
