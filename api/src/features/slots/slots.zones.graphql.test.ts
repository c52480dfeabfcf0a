import { makeProfessional } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { firstSlotOf, monthOf } from '../../testing/harness/slots';

const MONTHS = ['2026-3', '2026-10', '2026-11'];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(new Date('2026-02-20T12:00:00Z'));
});
beforeEach(() => clearClinic(app));
afterAll(() => app.close());

const setZone = (zone: string) => app.db.pool.query('UPDATE settings SET timezone = $1', [zone]);

async function slotsOf(hours: string, month: number, day: number): Promise<string[]> {
  const { id } = await makeProfessional(app.db, { hours: [hours], defaultDurationMinutes: 60 });
  await makeRoom(app.db, { hours: ['00:00-24:00'], months: MONTHS });
  const { days } = (await dataOf(monthOf(app, { professionalId: id, month }))).monthSlots;
  return days.find((it) => it.day === day)?.slots ?? [];
}

describe('In New York', () => {
  beforeEach(() => setZone('America/New_York'));

  test("slots before and after a clock change have their day's offset", async () => {
    const { id } = await makeProfessional(app.db, { hours: ['09:00-10:00'], defaultDurationMinutes: 60 });
    await makeRoom(app.db, { months: MONTHS });
    const { days } = (await dataOf(monthOf(app, { professionalId: id, month: 3 }))).monthSlots;
    expect(days.slice(6, 9).map(({ slots }) => slots)).toEqual([
      ['2026-03-07T09:00:00-05:00'],
      ['2026-03-08T09:00:00-04:00'],
      ['2026-03-09T09:00:00-04:00'],
    ]);
  });

  test('the night of spring has no slot in the hour that is skipped', async () => {
    expect(await slotsOf('00:00-05:00', 3, 8)).toEqual([
      '2026-03-08T00:00:00-05:00',
      '2026-03-08T01:00:00-05:00',
      '2026-03-08T03:00:00-04:00',
      '2026-03-08T04:00:00-04:00',
    ]);
  });

  test('the night of autumn has one more, with another offset', async () => {
    expect(await slotsOf('00:00-03:00', 11, 1)).toEqual([
      '2026-11-01T00:00:00-04:00',
      '2026-11-01T01:00:00-04:00',
      '2026-11-01T01:00:00-05:00',
      '2026-11-01T02:00:00-05:00',
    ]);
  });

  test('the repeated hour can be booked twice, as it was offered', async () => {
    const { id } = await makeProfessional(app.db, { hours: ['00:00-03:00'], defaultDurationMinutes: 60 });
    const roomId = await makeRoom(app.db, { hours: ['00:00-24:00'], months: MONTHS });
    for (const startTime of ['2026-11-01T01:00:00-04:00', '2026-11-01T01:00:00-05:00']) {
      const { bookAppointment } = await dataOf(book(app, { professionalId: id, roomId, startTime }));
      expect(bookAppointment.startTime).toBe(startTime);
    }
  });
});

test('A zone on the other side of the date line keeps its own dates', async () => {
  await setZone('Pacific/Kiritimati');
  expect(await slotsOf('00:00-01:00', 10, 1)).toEqual(['2026-10-01T00:00:00+14:00']);
  expect(await slotsOf('23:00-24:00', 10, 31)).toEqual(['2026-10-31T23:00:00+14:00']);
});

test("Changing the clinic's zone moves no appointment, and busy time stays busy", async () => {
  await setZone('America/Argentina/Buenos_Aires');
  const { id } = await makeProfessional(app.db, { hours: ['09:00-17:00'], defaultDurationMinutes: 60 });
  const roomId = await makeRoom(app.db, { months: MONTHS });
  const booked = await dataOf(book(app, { professionalId: id, roomId, startTime: '2026-03-03T12:00' }));
  await setZone('America/Bogota');
  const read = await dataOf(
    sendGraphQL<{ appointment: { startTime: string; endTime: string } }>(
      app,
      'query ($id: ID!) { appointment(id: $id) { startTime endTime } }',
      { id: booked.bookAppointment.id },
    ),
  );
  expect(read.appointment).toEqual({ startTime: '2026-03-03T10:00:00-05:00', endTime: '2026-03-03T11:00:00-05:00' });
  const { days } = (await dataOf(monthOf(app, { professionalId: id, month: 3 }))).monthSlots;
  expect(days.find(({ day }) => day === 3)?.slots).not.toContain('2026-03-03T10:00:00-05:00');
});

test('Today is the clinic’s date: late in the evening the first slot is tomorrow’s', async () => {
  await setZone('America/Argentina/Buenos_Aires');
  const { id } = await makeProfessional(app.db, { hours: ['09:00-10:00'], defaultDurationMinutes: 60 });
  await makeRoom(app.db, { months: ['2026-3'] });
  await insertRow(app.db, 'unavailable_dates', { professional_id: id, date: '2026-03-02', reason: 'other' });
  app.clock.now = new Date('2026-03-02T02:30:00Z');
  expect(await dataOf(firstSlotOf(app, { professionalId: id }))).toEqual({ firstSlot: '2026-03-03T09:00:00-03:00' });
});
