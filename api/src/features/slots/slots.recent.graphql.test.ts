import { makeProfessional } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { firstSlotOf, monthOf, nextSlotsOf, slotsOn } from '../../testing/harness/slots';

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
const at = (hour: string) => `2026-06-04T${hour}:00-03:00`;
/** As another replica does it: this one hears nothing of it. */
const takeElsewhere = (from: string, to: string) =>
  makeAppointment(app.db, { professionalId: professional.id, roomId, from: at(from), to: at(to) });

describe('What the public was offered', () => {
  test('is offered to the next who ask, for three seconds at most', async () => {
    await thursday();
    await takeElsewhere('09:00', '10:00');
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
    app.clock.now = new Date(app.clock.now.getTime() + 3_000);
    expect(await thursday()).toEqual(['10:00', '11:00']);
  });

  test('is out of date at once for whoever books, and for everyone else with them', async () => {
    const [before] = await nextSlotsOf(app);
    expect((await dataOf(firstSlotOf(app, { professionalId: professional.id }))).firstSlot).toBe(before?.startTime);
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
    await dataOf(book(app, { professionalId: professional.id, roomId, startTime: before!.startTime }));
    await dataOf(book(app, { professionalId: professional.id, roomId, startTime: at('10:00') }));
    expect((await nextSlotsOf(app))[0]?.startTime).not.toBe(before?.startTime);
    expect((await dataOf(firstSlotOf(app, { professionalId: professional.id }))).firstSlot).not.toBe(before?.startTime);
    expect(await thursday()).toEqual(['09:00', '11:00']);
  });

  test('is not offered again to who is told that it is taken', async () => {
    await thursday();
    await takeElsewhere('10:00', '11:00');
    expect(await failureOf(book(app, { professionalId: professional.id, roomId, startTime: at('10:00') }))).toContain('CONFLICT');
    expect(await thursday()).toEqual(['09:00', '11:00']);
  });

  test('is nothing to the staff, who are told what is there', async () => {
    await thursday();
    await takeElsewhere('09:00', '10:00');
    expect(await thursday(professional.token)).toEqual(['10:00', '11:00']);
  });

  test('is not kept when it could not be found out', async () => {
    const setPublic = (isPublic: boolean) => app.db.pool.query('UPDATE professionals SET is_public = $1', [isPublic]);
    await setPublic(false);
    expect(await failureOf(monthOf(app, { professionalId: professional.id }))).toContain('NOT_FOUND');
    await setPublic(true);
    expect(await thursday()).toEqual(['09:00', '10:00', '11:00']);
  });
});

test('Slots asked for by many names are found once, and each name gets its own number of them', async () => {
  const colleague = await makeProfessional(app.db, { hours: ['09:00-12:00'], defaultDurationMinutes: 60 });
  const { data } = await sendGraphQL<Record<string, { professionalId: number }[]>>(
    app,
    '{ one: nextSlots(limit: 1) { professionalId } two: nextSlots(limit: 2) { professionalId } }',
  );
  expect(data?.['one']).toEqual([{ professionalId: professional.id }]);
  expect(data?.['two']?.map(({ professionalId }) => professionalId)).toEqual([professional.id, colleague.id]);
});
