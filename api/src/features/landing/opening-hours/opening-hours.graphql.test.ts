import { signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WEEK = `{ ${DAYS.map((day) => `${day} { isAvailable intervals { startTime endTime } }`).join(' ')} }`;
const LANDING = `{ landing { openingHours ${WEEK} closedFor } }`;
const SAVE = `mutation ($week: WeekScheduleInput!, $seen: Int) {
  updateOpeningHours(input: { week: $week }, expectedVersion: $seen) { week ${WEEK} version }
}`;

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const open = (...hours: [startTime: string, endTime: string][]) => ({
  isAvailable: hours.length > 0,
  intervals: hours.map(([startTime, endTime]) => ({ startTime, endTime })),
});
const weekOf = (days: Record<string, object>) => Object.fromEntries(DAYS.map((day) => [day, days[day] ?? open()]));
const save = (week: object, seen?: number) => sendGraphQL(app, SAVE, { week, seen }, admin);
const landing = async () => (await dataOf(sendGraphQL<{ landing: object }>(app, LANDING))).landing;

const SPLIT = weekOf({ monday: open(['08:00', '12:00'], ['16:00', '20:00']), saturday: open(['08:00', '13:00']) });

test('the landing page has the hours once an administrator has set them, and none after they are cleared', async () => {
  expect(await landing()).toEqual({ openingHours: null, closedFor: null });
  expect(await dataOf(save(SPLIT, 1))).toEqual({ updateOpeningHours: { week: SPLIT, version: 2 } });
  expect(await landing()).toEqual({ openingHours: SPLIT, closedFor: null });
  expect(await dataOf(save(weekOf({}), 2))).toMatchObject({ updateOpeningHours: { version: 3 } });
  expect(await landing()).toMatchObject({ openingHours: null });
  const { rows } = await app.db.pool.query('SELECT entity_id, changes FROM audit_events ORDER BY id');
  const text = 'Lunes 08:00 a 12:00 y 16:00 a 20:00 · Sábados 08:00 a 13:00';
  expect(rows).toEqual([
    { entity_id: 'opening_hours', changes: [{ field: 'openingHours', from: null, to: text }] },
    { entity_id: 'opening_hours', changes: [{ field: 'openingHours', from: text, to: null }] },
  ]);
});

test('a retry after a lost answer changes nothing, and another edit meanwhile is a conflict', async () => {
  const {
    updateOpeningHours: { version },
  } = await dataOf(sendGraphQL<{ updateOpeningHours: { version: number } }>(app, SAVE, { week: SPLIT }, admin));
  expect(await dataOf(save(SPLIT, version - 1))).toMatchObject({ updateOpeningHours: { version } });
  expect(await failureOf(save(weekOf({ sunday: open(['09:00', '10:00']) }), version - 1))).toContain('CONFLICT');
});

test.each([
  [
    { monday: open(['12:00', '08:00']) },
    'week.monday.intervals.0.endTime: La hora de fin debe ser posterior a la de inicio',
  ],
  [
    { friday: open(['08:00', '12:00'], ['11:00', '13:00']) },
    'week.friday.intervals.1.startTime: Los horarios del viernes se superponen',
  ],
])('hours are refused as in a room’s week: %j', async (days, failure) => {
  expect(await failureOf(save(weekOf(days)))).toBe(`BAD_REQUEST ${failure}`);
});

test('the landing page names the holiday on which the whole clinic is closed today', async () => {
  await app.db.pool.query(`
    INSERT INTO holiday_closures (date, name, is_for_all_rooms)
    VALUES ('2026-06-01', 'Feriado de hoy', true), ('2026-06-02', 'Feriado de mañana', true)`);
  expect(await landing()).toMatchObject({ closedFor: 'Feriado de hoy' });
});
