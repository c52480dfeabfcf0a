import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('requests that lost their appointment are listed apart, while it is recent', async () => {
  const { token } = await signedIn(app.db, 'admin');
  const specialtyId = await makeSpecialty(app.db);
  const { id: professionalId } = await makeProfessional(app.db, { specialtyId });
  const roomId = await makeRoom(app.db);
  const at = app.clock.now.getTime();
  const day = 24 * 3_600_000;
  const instant = (ms: number) => new Date(ms).toISOString();
  const assigned = async (days: number, status: string) => {
    const from = at + days * day;
    const times = { from: instant(from), to: instant(from + 1_800_000) };
    const appointmentId = await makeAppointment(app.db, { professionalId, roomId, ...times, status });
    return makeRequest(app.db, { specialtyId, status: 'assigned', appointmentId });
  };
  const lost = [await assigned(-29, 'no_show'), await assigned(2, 'cancelled')];
  await assigned(-31, 'cancelled');
  await assigned(1, 'confirmed');
  await makeRequest(app.db, { specialtyId });
  const LOST = '{ appointmentRequests(lostAppointment: true) { items { id } pagination { total } } }';
  const { appointmentRequests: found } = await dataOf(
    sendGraphQL<{ appointmentRequests: { items: { id: string }[]; pagination: object } }>(app, LOST, {}, token),
  );
  expect(found.pagination).toEqual({ total: 2 });
  expect(found.items.map(({ id }) => id).toSorted()).toEqual(lost.toSorted());
});
