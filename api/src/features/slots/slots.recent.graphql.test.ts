import { makeProfessional, makeUser, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { signIn } from '../../testing/harness/sessions';
import { firstSlotOf, firstSlotsOf, monthOf, nextSlotsOf, slotsOn } from '../../testing/harness/slots';

let app: TestApp;
let professional: { id: number; userId: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp(MONDAY_8AM, { publicAnswersKeptMs: 3_000 });
});
beforeEach(async () => {
  // An hour apart, so that no test is answered with what another asked.
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
  await clearClinic(app);
  professional = await makeProfessional(app.db, { hours: ['09:00-12:00'], defaultDurationMinutes: 60 });
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const thursday = (token?: string) => slotsOn(app, 4, { professionalId: professional.id }, token);
const AWAY = `mutation ($professionalId: Int!, $input: AddUnavailableDateInput!) {
  addUnavailableDate(professionalId: $professionalId, input: $input) { id }
}`;
const CLOSE = 'mutation ($id: Int!) { updateRoom(id: $id, input: { isActive: false }) { id } }';
const AT_NINE = { date: '2026-06-04', isAllDay: false, startTime: '09:00', endTime: '10:00' };
const at = (hour: string) => `2026-06-04T${hour}:00-03:00`;
/** As another replica does it: this one hears nothing of it. */
const takeElsewhere = (from: string, to: string) =>
  makeAppointment(app.db, { professionalId: professional.id, roomId, from: at(from), to: at(to) });

describe('The cached public slots', () => {
  test('are reused for at most three seconds', async () => {
    await thursday();
    await takeElsewhere('09:00', '10:00');
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
    app.clock.now = new Date(app.clock.now.getTime() + 3_000);
    expect(await thursday()).toEqual(['10:00', '11:00']);
  });

  test('are one result for all counts of first slots, as each takes hundreds of milliseconds in a full clinic', async () => {
    const startsOf = async (each: number) =>
      (await dataOf(firstSlotsOf(app, { each }))).firstSlots[0]?.startTimes ?? [];
    const [first, second] = await startsOf(2);
    const to = new Date(Date.parse(first!) + 3_600_000).toISOString();
    await makeAppointment(app.db, { professionalId: professional.id, roomId, from: first!, to });
    expect((await startsOf(5)).slice(0, 2)).toEqual([first, second]);
    app.clock.now = new Date(app.clock.now.getTime() + 3_000);
    expect((await startsOf(5))[0]).toBe(second);
  });

  test('expire at once for the caller who books, and for everyone else', async () => {
    const [before] = await nextSlotsOf(app);
    expect((await dataOf(firstSlotOf(app, { professionalId: professional.id }))).firstSlot).toBe(before?.startTime);
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
    await dataOf(book(app, { professionalId: professional.id, roomId, startTime: before!.startTime }));
    await dataOf(book(app, { professionalId: professional.id, roomId, startTime: at('10:00') }));
    expect((await nextSlotsOf(app))[0]?.startTime).not.toBe(before?.startTime);
    expect((await dataOf(firstSlotOf(app, { professionalId: professional.id }))).firstSlot).not.toBe(before?.startTime);
    expect(await thursday()).toEqual(['09:00', '11:00']);
  });

  test('are not offered again to a caller who was refused', async () => {
    await thursday();
    await takeElsewhere('10:00', '11:00');
    expect(await failureOf(book(app, { professionalId: professional.id, roomId, startTime: at('10:00') }))).toContain(
      'CONFLICT',
    );
    expect(await thursday()).toEqual(['09:00', '11:00']);
  });

  test('are reused while people sign in, register or change their data', async () => {
    await thursday();
    await takeElsewhere('10:00', '11:00');
    const { token } = await signedIn(app.db, 'user');
    await makeUser(app.db, { email: 'ana@ejemplo.example', password: 'secreta-1' });
    await dataOf(signIn(app, 'ana@ejemplo.example', 'secreta-1'));
    await dataOf(sendGraphQL(app, 'mutation { signOut }', {}, token));
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
  });

  test('expire at once when a professional or room becomes less available', async () => {
    const { token } = await signedIn(app.db, 'admin');
    const { id: professionalId } = professional;
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
    await dataOf(sendGraphQL(app, AWAY, { professionalId, input: { ...AT_NINE, reason: 'other' } }, token));
    expect(await thursday()).toEqual(['10:00', '11:00']);
    await dataOf(sendGraphQL(app, CLOSE, { id: roomId }, token));
    expect(await thursday()).toEqual([]);
  });

  test('are not used for staff, who read the current ones', async () => {
    await thursday();
    await takeElsewhere('09:00', '10:00');
    expect(await thursday(professional.token)).toEqual(['10:00', '11:00']);
  });

  test('are not cached after an error', async () => {
    const setPublic = (isPublic: boolean) => app.db.pool.query('UPDATE professionals SET is_public = $1', [isPublic]);
    await setPublic(false);
    expect(await failureOf(monthOf(app, { professionalId: professional.id }))).toContain('NOT_FOUND');
    await setPublic(true);
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
  });
});

test('Aliased queries share one search, each with its own count', async () => {
  const colleague = await makeProfessional(app.db, { hours: ['09:00-12:00'], defaultDurationMinutes: 60 });
  const { data } = await sendGraphQL<Record<string, { professionalId: number }[]>>(
    app,
    '{ one: nextSlots(limit: 1) { professionalId } two: nextSlots(limit: 2) { professionalId } }',
  );
  expect(data?.['one']).toEqual([{ professionalId: professional.id }]);
  expect(data?.['two']?.map(({ professionalId }) => professionalId)).toEqual([professional.id, colleague.id]);
});
