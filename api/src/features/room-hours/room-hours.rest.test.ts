import { makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app, 'rooms'));

const list = async (month: string) => (await callRest(app, `GET /public/rooms/availability/${month}`)).body;
const week = (roomId: number, start: string, end: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    room_id: roomId,
    weekday,
    date: null,
    is_available: true,
    start_time: start,
    end_time: end,
  }));

test('anyone may read the hours of a month by weekday, Monday = 0, room after room', async () => {
  const second = await makeRoom(app.db, { sortOrder: 2, hours: ['08:00-12:00'] });
  const first = await makeRoom(app.db, { sortOrder: 1, hours: ['14:00-24:00'] });
  await makeRoom(app.db, { isActive: false });
  await makeRoom(app.db, { hours: [] });
  expect(await list('2026/6')).toEqual([...week(first, '14:00', '24:00'), ...week(second, '08:00', '12:00')]);
  expect(await list('2026/06')).toEqual(await list('2026/6'));
});

test('weekdays have their own hours', async () => {
  const roomId = await makeRoom(app.db, { hours: ['08:00-12:00'] });
  // 7 is Sunday in ISO 8601.
  await app.db.pool.query('DELETE FROM room_month_hours WHERE weekday NOT IN (1, 7)');
  const [monday, ...others] = week(roomId, '08:00', '12:00');
  expect(await list('2026/6')).toEqual([monday, others.at(-1)]);
});

test('overrides follow, one record per interval, or one for a closed date', async () => {
  const roomId = await makeRoom(app.db, { hours: ['08:00-12:00'] });
  const open = await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: '2026-06-10' });
  await app.db.pool.query('INSERT INTO room_day_override_hours VALUES ($1, 720, 780), ($1, 600, 660)', [open]);
  await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: '2026-06-09' });
  await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: '2026-07-01' });
  const record = { room_id: roomId, weekday: null };
  expect(await list('2026/6')).toEqual([
    ...week(roomId, '08:00', '12:00'),
    { ...record, date: '2026-06-09', is_available: false, start_time: null, end_time: null },
    { ...record, date: '2026-06-10', is_available: true, start_time: '10:00', end_time: '11:00' },
    { ...record, date: '2026-06-10', is_available: true, start_time: '12:00', end_time: '13:00' },
  ]);
});

test('an unconfigured month has none, and an invalid one is refused', async () => {
  await makeRoom(app.db);
  expect(await list('2026/8')).toEqual([]);
  expect(await restFailure(callRest(app, 'GET /public/rooms/availability/2026/13'))).toBe(
    '400 BAD_REQUEST month: El mes debe estar entre 1 y 12',
  );
  expect(await restFailure(callRest(app, 'GET /public/rooms/availability/26/6'))).toBe(
    '400 BAD_REQUEST year: El año debe estar entre 1900 y 9999',
  );
});
