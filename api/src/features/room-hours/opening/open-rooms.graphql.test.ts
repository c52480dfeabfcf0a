import { signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { closedDates, decideHolidays, publicHolidays, readHolidayYear } from '../../../testing/harness/holiday-year';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'holiday_years', 'holiday_closures');
});

const CLOSED = { isAvailable: false };
const OPEN = { isAvailable: true, intervals: [{ startTime: '09:00', endTime: '18:00' }] };
const WEEK = {
  monday: OPEN,
  tuesday: OPEN,
  wednesday: OPEN,
  thursday: OPEN,
  friday: OPEN,
  saturday: CLOSED,
  sunday: CLOSED,
};
const NEVER = Object.fromEntries(Object.keys(WEEK).map((day) => [day, CLOSED]));

const open = (input: object, key?: string) =>
  sendGraphQL<{ openRooms: { id: number; name: string }[] }>(
    app,
    'mutation ($input: OpenRoomsInput!, $key: String) { openRooms(input: $input, idempotencyKey: $key) { id name } }',
    { input: { schedule: WEEK, ...input }, key },
    admin,
  );
const hours = async () =>
  (
    await app.db.pool.query<{ text: string }>(
      `SELECT r.name || ' ' || min(m.year * 100 + m.month) || '-' || max(m.year * 100 + m.month) || ' ' || count(DISTINCT m.id)
         || ' ' || m.template_name || ' ' || min(h.start_minute) || '-' || max(h.end_minute) || ' ' || count(h.*) AS text
       FROM rooms AS r JOIN room_months AS m ON m.room_id = r.id JOIN room_month_hours AS h ON h.room_month_id = m.id
       GROUP BY r.name, m.template_name ORDER BY 1`,
    )
  ).rows.map(({ text }) => text);
const rows = async () =>
  (
    await app.db.pool.query<{ rooms: number; months: number; audited: number }>(
      `SELECT (SELECT count(*)::int FROM rooms) AS rooms, (SELECT count(*)::int FROM room_months) AS months,
              (SELECT count(*)::int FROM audit_events) AS audited`,
    )
  ).rows[0];

test('New rooms open from this month to the end of next year', async () => {
  const { openRooms } = await dataOf(open({ rooms: [{ name: 'Norte' }, { name: 'Sur' }], templateName: 'Comercial' }));
  expect(openRooms.map(({ name }) => name)).toEqual(['Norte', 'Sur']);
  expect(await hours()).toEqual([
    'Norte 202606-202712 19 Comercial 540-1080 95',
    'Sur 202606-202712 19 Comercial 540-1080 95',
  ]);
  expect(await rows()).toMatchObject({ audited: 4 });
});

test('The hours may be those of a template, with its name', async () => {
  await dataOf(open({ rooms: [{ name: 'Norte' }], schedule: null, templateId: 'extended-hours' }));
  expect(await hours()).toEqual(['Norte 202606-202712 19 Horario Extendido 480-1200 114']);
  expect(await failureOf(open({ rooms: [{ name: 'Sur' }], schedule: null, templateId: 'custom-1' }))).toBe(
    'NOT_FOUND: La plantilla no existe',
  );
  expect(await failureOf(open({ rooms: [{ name: 'Sur' }], templateId: 'extended-hours' }))).toContain('schedule');
});

test('A template without open days opens no room', async () => {
  const create = 'mutation ($input: CreateRoomTemplateInput!) { createRoomTemplate(input: $input) { id } }';
  const sent = sendGraphQL<{ createRoomTemplate: { id: string } }>(
    app,
    create,
    { input: { name: 'Receso', schedule: NEVER } },
    admin,
  );
  const { id: templateId } = (await dataOf(sent)).createRoomTemplate;
  expect(await failureOf(open({ rooms: [{ name: 'Norte' }], schedule: null, templateId }))).toBe(
    'BAD_REQUEST templateId: Esa plantilla no abre ningún día. Elegí otra',
  );
  expect(await rows()).toMatchObject({ rooms: 0, months: 0 });
});

test("The month follows the clinic's clock, also at the end of a year", async () => {
  app.clock.now = new Date('2026-12-01T02:59:00Z');
  await dataOf(open({ rooms: [{ name: 'Noviembre' }] }));
  app.clock.now = new Date('2027-01-01T02:59:00Z');
  await dataOf(open({ rooms: [{ name: 'Diciembre' }] }));
  expect((await hours()).map((text) => text.slice(0, 24))).toEqual([
    'Diciembre 202612-202712 ',
    'Noviembre 202611-202712 ',
  ]);
});

test('An existing room keeps its configured months, and gets the missing ones', async () => {
  const there = await makeRoom(app.db, { name: 'Norte', hours: ['08:00-20:00'], months: ['2026-6', '2027-1'] });
  await app.db.pool.query('INSERT INTO room_months (room_id, year, month) VALUES ($1, 2026, 8)', [there]);
  await dataOf(open({ roomIds: [there, there] }));
  expect(await hours()).toEqual([
    'Norte 202606-202701 2 Prueba 480-1200 14',
    'Norte 202607-202712 17 Personalizada 540-1080 85',
  ]);
  expect(await rows()).toEqual({ rooms: 1, months: 19, audited: 1 });
  await dataOf(open({ roomIds: [there] }));
  expect(await rows()).toEqual({ rooms: 1, months: 19, audited: 1 });
});

test('A retry creates no room twice', async () => {
  const input = { rooms: [{ name: 'Norte' }, { name: 'Sur' }] };
  const twins = await Promise.all([dataOf(open(input, 'una-sola-vez')), dataOf(open(input, 'una-sola-vez'))]);
  expect(twins[1]).toEqual(twins[0]);
  expect(await dataOf(open(input, 'una-sola-vez'))).toEqual(twins[0]);
  expect(await rows()).toMatchObject({ rooms: 2, months: 38 });
});

test('Rooms added later close on the holidays on which all rooms do', async () => {
  const guemes = { date: '2026-06-15' };
  const independence = '2026-07-09';
  await dataOf(decideHolidays(app, admin, [guemes, { date: '2026-12-25' }]));
  const create = 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }';
  const { createRoom } = await dataOf(
    sendGraphQL<{ createRoom: { id: number } }>(app, create, { input: { name: 'Este', hourlyRate: 1 } }, admin),
  );
  const onlyEast = { date: independence, roomIds: [createRoom.id] };
  await dataOf(decideHolidays(app, admin, [guemes, onlyEast]));
  const { openRooms } = await dataOf(open({ rooms: [{ name: 'Oeste' }], roomIds: [createRoom.id] }));
  const all = openRooms.map(({ id }) => id);
  expect((await publicHolidays(app, 2026, 6))[0]).toMatchObject({ ...guemes, isClosed: true, closedRoomIds: all });
  expect(closedDates(await readHolidayYear(app, admin))).toEqual([
    [guemes.date, null],
    [independence, [createRoom.id]],
  ]);
});

test('Two administrators who open the same room at once open it once', async () => {
  const roomIds = [await makeRoom(app.db, { hours: [] }), await makeRoom(app.db, { hours: [] })];
  await Promise.all([dataOf(open({ roomIds })), dataOf(open({ roomIds: roomIds.toReversed() }))]);
  expect(await rows()).toEqual({ rooms: 2, months: 38, audited: 2 });
});

test.each([
  [{ rooms: [] }, 'BAD_REQUEST rooms: Agregá al menos una sala'],
  [{ rooms: [{ name: 'Norte' }], schedule: NEVER }, 'BAD_REQUEST schedule: Elegí al menos un día'],
  [{ rooms: [{ name: 'Norte' }, { name: ' ' }] }, 'BAD_REQUEST rooms.1.name: El nombre es requerido'],
  [{ rooms: [{ name: 'Norte' }, { name: 'NORTE' }] }, 'CONFLICT rooms.1.name: Ya existe una sala con ese nombre'],
  [{ rooms: [{ name: 'Norte' }], roomIds: [999_999] }, 'NOT_FOUND: La sala no existe'],
  [
    { rooms: [{ name: 'Norte' }], schedule: { ...WEEK, monday: { isAvailable: true, intervals: [] } } },
    'BAD_REQUEST schedule.monday.intervals: Falta el horario del lunes',
  ],
])('%j is refused as a whole', async (input, failure) => {
  expect(await failureOf(open(input))).toBe(failure);
  expect(await rows()).toEqual({ rooms: 0, months: 0, audited: 0 });
});
