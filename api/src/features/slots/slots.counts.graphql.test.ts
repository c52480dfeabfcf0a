import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const COUNTS = `query ($professionalId: Int!, $date: LocalDate!, $durations: [Int!]!, $roomId: Int) {
  slotCounts(professionalId: $professionalId, date: $date, durations: $durations, roomId: $roomId) { durationMinutes count }
}`;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: ['09:00-11:00'], defaultDurationMinutes: 20 });
});

interface Counts {
  slotCounts: { durationMinutes: number; count: number }[];
}
const ask = (query: object, token: string = admin) =>
  sendGraphQL<Counts>(app, COUNTS, { professionalId: laura.id, date: '2026-06-03', durations: [60], ...query }, token);
const counts = async (query: object) =>
  (await dataOf(ask(query))).slotCounts.map(({ durationMinutes, count }) => [durationMinutes, count]);

test('Counts shorter slots of a day without longer ones', async () => {
  const roomId = await makeRoom(app.db);
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    from: '2026-06-03T09:40-03:00',
    to: '2026-06-03T10:20-03:00',
  });
  expect(await counts({ durations: [60, 45, 20] })).toEqual([
    [60, 0],
    [45, 0],
    [20, 4],
  ]);
});

test("Counts only slots in the given room, and today's only from now", async () => {
  const [taken, free] = [await makeRoom(app.db), await makeRoom(app.db)];
  const pablo = await makeProfessional(app.db);
  await makeAppointment(app.db, {
    professionalId: pablo.id,
    roomId: taken,
    from: '2026-06-03T09:00-03:00',
    to: '2026-06-03T10:30-03:00',
  });
  expect(await counts({ roomId: taken, durations: [30] })).toEqual([[30, 1]]);
  expect(await counts({ roomId: free, durations: [30] })).toEqual([[30, 4]]);
  app.clock.now = new Date('2026-06-03T10:10-03:00');
  expect(await counts({ durations: [30] })).toEqual([[30, 1]]);
});

test('A clinic of many rooms counts like a small one', async () => {
  const pablo = await makeProfessional(app.db);
  for (let room = 0; room < 9; room += 1) {
    const roomId = await makeRoom(app.db);
    const from = `2026-06-03T0${room < 8 ? 9 : 7}:00-03:00`;
    const colleague = room === 0 ? pablo : await makeProfessional(app.db);
    await makeAppointment(app.db, {
      professionalId: colleague.id,
      roomId,
      from,
      to: `2026-06-03T${room < 8 ? '11' : '08'}:00-03:00`,
    });
  }
  expect(await counts({ durations: [60, 20] })).toEqual([
    [60, 2],
    [20, 6],
  ]);
});

test.each([
  [{ durations: [] }, 'BAD_REQUEST durations: Hay que indicar entre 1 y 12 duraciones'],
  [{ durations: Array<number>(13).fill(30) }, 'BAD_REQUEST durations: Hay que indicar entre 1 y 12 duraciones'],
  [{ durations: [30, 4] }, 'BAD_REQUEST durations: La duración debe estar entre 5 y 480 minutos'],
  [{ professionalId: 999_999 }, 'NOT_FOUND: El profesional no existe'],
  [{ roomId: 999_999 }, 'NOT_FOUND: La sala no existe'],
])('%j is refused', async (query, failure) => {
  expect(await failureOf(ask(query))).toBe(failure);
});

test('Professionals may query it, patients not', async () => {
  await makeRoom(app.db);
  expect((await dataOf(ask({}, laura.token))).slotCounts).toEqual([{ durationMinutes: 60, count: 2 }]);
  expect(await failureOf(ask({}, (await signedIn(app.db, 'user')).token))).toContain('FORBIDDEN');
});
