import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { daily, day, week } from '../../../testing/harness/room-availability';
import { JUNE, readRoomMonth, setRoomMonth } from '../../../testing/harness/room-month';

const AUGUST = { year: 2026, month: 8 };

let app: TestApp;
let admin: string;
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  roomId = await makeRoom(app.db, { name: 'Norte' });
});

interface More {
  at?: { year: number; month: number };
  seen?: number;
  token?: string;
}
const read = (at = JUNE) => dataOf(readRoomMonth(app, admin, { roomId, ...at })).then(({ month }) => month);
const send = (input: object, { at = JUNE, seen, token = admin }: More = {}) =>
  setRoomMonth(app, token, { roomId, ...at, input, seen });
const set = (input: object, more?: More) => dataOf(send(input, more)).then(({ month }) => month);
const AUDITED = "SELECT entity_id, fields FROM audit_events WHERE entity = 'room_availability' ORDER BY id";
const audited = async () => (await app.db.pool.query(AUDITED)).rows;

describe('A month of a room', () => {
  test('is closed and unconfigured by default', async () => {
    expect(await read(AUGUST)).toMatchObject({
      id: null,
      roomName: 'Norte',
      isConfigured: false,
      templateName: 'Sin Configurar',
      version: 0,
      weeklyTemplate: { monday: { isAvailable: false, intervals: [] } },
      dailyOverrides: [],
    });
  });

  test('stores a whole week, several unordered intervals a day, and its name', async () => {
    const weeklyTemplate = week({ monday: ['16:00-24:00', '08:00-12:30'] });
    const saved = await set({ weeklyTemplate, templateName: ' Mañana y tarde ' }, { at: AUGUST });
    expect(saved).toMatchObject({
      isConfigured: true,
      templateName: 'Mañana y tarde',
      version: 1,
      weeklyTemplate: {
        monday: {
          isAvailable: true,
          intervals: [
            { startTime: '08:00', endTime: '12:30' },
            { startTime: '16:00', endTime: '24:00' },
          ],
        },
        sunday: { isAvailable: false },
      },
    });
    expect(await read(AUGUST)).toEqual(saved);
    expect(await audited()).toEqual([{ entity_id: `${roomId}/2026-08`, fields: ['templateName', 'week'] }]);
  });

  test('takes the name inside the week too, else keeps or generates one', async () => {
    const name = async (input: object) => (await set(input, { at: AUGUST })).templateName;
    expect(await name({ weeklyTemplate: week(daily('08:00-12:00')) })).toBe('Personalizada');
    expect(await name({ weeklyTemplate: { ...week(daily('08:00-12:00')), templateName: 'Mañana' } })).toBe('Mañana');
    expect(await name({ weeklyTemplate: week(daily('08:00-13:00')) })).toBe('Mañana');
  });

  test('keeps its overrides unless sent; an empty list removes them', async () => {
    const closed = { date: '2026-06-15', ...day(), notes: ' Feriado ' };
    const short = { date: '2026-06-10', ...day('08:00-12:00') };
    const saved = await set({ dailyOverrides: [closed, short] });
    expect(saved.dailyOverrides).toEqual([
      { ...short, notes: null },
      { ...closed, notes: 'Feriado' },
    ]);
    const other = await set({ weeklyTemplate: week(daily('08:00-20:00')), templateName: 'Otra' });
    expect(other.dailyOverrides).toEqual(saved.dailyOverrides);
    expect((await set({ templateName: 'Otra', dailyOverrides: [] })).dailyOverrides).toEqual([]);
    expect((await read()).weeklyTemplate.monday.intervals).toHaveLength(1);
  });

  test('adds and removes single overrides, and keeps the others', async () => {
    const dated = (date: string, ...hours: string[]) => ({ date, ...day(...hours), notes: null });
    await set({ dailyOverrides: [dated('2026-06-10'), dated('2026-06-11')] });
    const put = await set({ putOverrides: [dated('2026-06-10', '10:00-11:00'), dated('2026-06-01')] });
    expect(put.dailyOverrides).toEqual([dated('2026-06-01'), dated('2026-06-10', '10:00-11:00'), dated('2026-06-11')]);
    const left = await set({ removeOverrides: ['2026-06-10', '2026-06-20'] });
    expect(left.dailyOverrides).toEqual([dated('2026-06-01'), dated('2026-06-11')]);
  });

  test('does not count as configured for a closed holiday alone, nor for the form of an unconfigured month', async () => {
    const holiday = { date: '2026-08-17', ...day(), notes: 'Feriado' };
    for (const input of [
      { dailyOverrides: [holiday] },
      { weeklyTemplate: week({}), templateName: 'Sin Configurar', dailyOverrides: [] },
    ]) {
      expect(await set(input, { at: AUGUST })).toMatchObject({ isConfigured: false, templateName: 'Sin Configurar' });
    }
    expect((await read(AUGUST)).version).toBe(2);
  });

  test('is changed by the same call sent twice once', async () => {
    const dailyOverrides = [{ date: '2026-08-03', ...day('10:00-11:00') }];
    const input = { weeklyTemplate: week(daily('09:00-18:00')), templateName: 'Horario', dailyOverrides };
    const first = await set(input, { at: AUGUST, seen: 0 });
    expect(await set(input, { at: AUGUST, seen: 0 })).toEqual(first);
    expect(await audited()).toHaveLength(1);
  });

  const first = { date: '2026-06-01', ...day() };
  test.each<[object, string, string]>([
    [
      { weeklyTemplate: week({ monday: ['12:00-08:00'] }) },
      'weeklyTemplate.monday.intervals.0.endTime',
      'La hora de fin debe ser posterior a la de inicio',
    ],
    [
      { weeklyTemplate: week({ sunday: ['08:00-12:00', '11:00-13:00'] }) },
      'weeklyTemplate.sunday.intervals.1.startTime',
      'Los horarios del domingo se superponen',
    ],
    [
      { weeklyTemplate: { ...week({}), friday: { isAvailable: true } } },
      'weeklyTemplate.friday.intervals',
      'Falta el horario del viernes',
    ],
    [
      { weeklyTemplate: { monday: day() } },
      'weeklyTemplate.tuesday',
      'Falta un dato obligatorio: weeklyTemplate.tuesday',
    ],
    [{ templateName: '  ' }, 'templateName', 'El nombre de la plantilla es requerido'],
    [
      { dailyOverrides: [{ ...first, date: '2026-07-01' }] },
      'dailyOverrides.0.date',
      'La fecha está repetida o no es de este mes',
    ],
    [{ dailyOverrides: [first, first] }, 'dailyOverrides.1.date', 'La fecha está repetida o no es de este mes'],
    [
      { dailyOverrides: [{ ...first, ...day('10:00-12:00', '11:00-13:00') }] },
      'dailyOverrides.0.intervals.1.startTime',
      'Los horarios del 01-06-2026 se superponen',
    ],
    [
      { dailyOverrides: [{ ...first, ...day('24:00-25:00') }] },
      'dailyOverrides.0.intervals.0.startTime',
      'La hora debe tener la forma HH:mm',
    ],
    [
      { dailyOverrides: [{ ...first, notes: 'x'.repeat(501) }] },
      'dailyOverrides.0.notes',
      'No puede superar los 500 caracteres',
    ],
  ])('rejects %j with its field, and writes nothing', async (input, field, message) => {
    expect(await failureOf(send(input))).toBe(`BAD_REQUEST ${field}: ${message}`);
    expect((await read()).version).toBe(1);
  });

  test('is only for administrators, and for existing rooms and months', async () => {
    for (const { token } of [await makeProfessional(app.db), await signedIn(app.db, 'user')]) {
      expect(await failureOf(send({ dailyOverrides: [] }, { token }))).toBe(
        'FORBIDDEN: Sin permisos para realizar esta acción',
      );
      expect(await failureOf(readRoomMonth(app, token, { roomId, ...JUNE }))).toContain('FORBIDDEN');
    }
    expect(await failureOf(send({}, { at: { year: 2026, month: 13 } }))).toBe(
      'BAD_REQUEST month: El mes debe estar entre 1 y 12',
    );
    roomId = 2 ** 30;
    expect(await failureOf(send({}))).toBe('NOT_FOUND: La sala no existe');
    expect(await failureOf(readRoomMonth(app, admin, { roomId, ...JUNE }))).toBe('NOT_FOUND: La sala no existe');
  });
});

describe('Two concurrent changes of a month', () => {
  test('are serialized: the second reads the current state, and the first is not lost', async () => {
    await set({ dailyOverrides: [{ date: '2026-06-15', ...day() }] }, { seen: 1 });
    const second = await send({ dailyOverrides: [{ date: '2026-06-16', ...day() }] }, { seen: 1 });
    const current = { version: 2, dailyOverrides: [{ date: '2026-06-15' }] };
    expect(second.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current });
    expect((await read()).dailyOverrides).toHaveLength(1);
  });

  test('one of which configures an unconfigured month', async () => {
    const weeklyTemplate = week(daily('08:00-12:00'));
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((templateName) => send({ weeklyTemplate, templateName }, { at: AUGUST, seen: 0 })),
    );
    const [done, ...others] = answers.flatMap(({ data }) => (data ? [data.month.templateName] : []));
    expect(others).toEqual([]);
    expect(await read(AUGUST)).toMatchObject({ templateName: done, version: 1 });
  });
});

test('All callers read holidays, only staff those of distant years', async () => {
  const holidays = (year: number, month: number, token?: string) =>
    dataOf(
      sendGraphQL<{ holidays: { date: string; name: string }[] }>(
        app,
        `{ holidays(year: ${year}, month: ${month}) { date name } }`,
        {},
        token,
      ),
    ).then((data) => data.holidays);
  expect(await holidays(2026, 5)).toContainEqual({ date: '2026-05-01', name: 'Día del Trabajador' });
  expect([await holidays(2029, 5), (await holidays(2029, 5, admin)).length > 0]).toEqual([[], true]);
});
