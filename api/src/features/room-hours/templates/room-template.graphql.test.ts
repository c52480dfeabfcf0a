import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { daily, week } from '../../../testing/harness/room-availability';

const FIELDS = `{
  id name description isCustom version
  schedule { monday { intervals { startTime endTime } } saturday { isAvailable } sunday { isAvailable } }
}`;
const LIST = `{ them: roomTemplates ${FIELDS} }`;
const CREATE = `mutation ($input: CreateRoomTemplateInput!, $key: String) {
  it: createRoomTemplate(input: $input, idempotencyKey: $key) ${FIELDS}
}`;
const UPDATE = `mutation ($id: ID!, $input: UpdateRoomTemplateInput!, $seen: Int) {
  it: updateRoomTemplate(id: $id, input: $input, expectedVersion: $seen) ${FIELDS}
}`;
const DELETE = 'mutation ($id: ID!) { deleteRoomTemplate(id: $id) }';
const MORNINGS = { name: ' Mañanas ', description: 'Solo de mañana', schedule: week(daily('08:00-12:00')) };

interface TemplateData {
  id: string;
  name: string;
  version: number;
}

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app, 'room_templates', 'rooms', 'audit_events', 'idempotency_keys'));

const list = async () => (await dataOf(sendGraphQL<{ them: TemplateData[] }>(app, LIST, {}, admin))).them;
const create = (input: object, key?: string) => sendGraphQL<{ it: TemplateData }>(app, CREATE, { input, key }, admin);
const created = async (input: object) => (await dataOf(create(input))).it;
const update = (id: string, input: object, seen?: number) =>
  sendGraphQL<{ it: TemplateData }>(app, UPDATE, { id, input, seen }, admin);
const remove = (id: string) => sendGraphQL(app, DELETE, { id }, admin);

describe('Templates', () => {
  test('start with the two built-in ones', async () => {
    const hours = (startTime: string, endTime: string) => ({ monday: { intervals: [{ startTime, endTime }] } });
    expect(await list()).toMatchObject([
      {
        id: 'business-hours',
        name: 'Horario Comercial',
        isCustom: false,
        schedule: { ...hours('09:00', '18:00'), saturday: { isAvailable: false } },
      },
      {
        id: 'extended-hours',
        name: 'Horario Extendido',
        isCustom: false,
        schedule: { ...hours('08:00', '20:00'), saturday: { isAvailable: true }, sunday: { isAvailable: false } },
      },
    ]);
  });

  test('are created, changed and deleted, without effect on months', async () => {
    const made = await created(MORNINGS);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^custom-\d+$/),
      name: 'Mañanas',
      isCustom: true,
      version: 1,
    });
    const roomId = await makeRoom(app.db, { hours: ['08:00-12:00'] });
    const changed = (await dataOf(update(made.id, { name: 'Tardes', schedule: week(daily('14:00-20:00')) }, 1))).it;
    expect(changed).toMatchObject({
      name: 'Tardes',
      description: 'Solo de mañana',
      version: 2,
      schedule: { monday: { intervals: [{ startTime: '14:00', endTime: '20:00' }] } },
    });
    expect((await list()).slice(2)).toEqual([changed]);
    await dataOf(remove(made.id));
    expect(await list()).toHaveLength(2);
    expect((await app.db.pool.query('SELECT FROM room_months WHERE room_id = $1', [roomId])).rowCount).toBe(2);
    expect((await app.db.pool.query('SELECT action, fields FROM audit_events ORDER BY id')).rows).toEqual([
      { action: 'created', fields: [] },
      { action: 'updated', fields: ['name', 'schedule'] },
      { action: 'deleted', fields: [] },
    ]);
  });

  test('have unique names ignoring case, also among built-in ones', async () => {
    await created(MORNINGS);
    const { id } = await created({ ...MORNINGS, name: 'Otra' });
    for (const name of ['MAÑANAS', 'horario comercial']) {
      expect(await failureOf(create({ ...MORNINGS, name }))).toBe(
        'CONFLICT name: Ya existe una plantilla con ese nombre',
      );
      expect(await failureOf(update(id, { name }))).toBe('CONFLICT name: Ya existe una plantilla con ese nombre');
    }
  });

  test('shipped with the product can’t be changed, and an unknown one is not found', async () => {
    for (const refused of [update('business-hours', { name: 'X' }), remove('extended-hours')]) {
      expect(await failureOf(refused)).toBe(
        'FORBIDDEN: Las plantillas incluidas no se pueden modificar. Creá una nueva a partir de ella',
      );
    }
    for (const id of ['custom-999999999', 'custom-x', '7', '']) {
      expect(await failureOf(remove(id))).toBe('NOT_FOUND: La plantilla no existe');
    }
  });

  test('are created once by a retry, and changed by one of two concurrent changes', async () => {
    const [first, again] = await Promise.all([1, 2].map(() => dataOf(create(MORNINGS, 'plantilla-1'))));
    expect(again).toEqual(first);
    const answers = await Promise.all(['A', 'B'].map((name) => update(first!.it.id, { name }, 1)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2 },
    });
  });

  test.each([
    [{ name: ' ' }, 'BAD_REQUEST name: El nombre es requerido'],
    [{ name: 'X', description: 'x'.repeat(301) }, 'BAD_REQUEST description: No puede superar los 300 caracteres'],
    [
      { name: 'X', schedule: week({ monday: ['08:00-25:00'] }) },
      'BAD_REQUEST schedule.monday.intervals.0.endTime: La hora debe tener la forma HH:mm',
    ],
  ])('refuse %j', async (input, failure) => {
    expect(await failureOf(create({ ...MORNINGS, ...input }))).toBe(failure);
    expect(await list()).toHaveLength(2);
  });
});

describe('The year of the rooms', () => {
  const YEAR = `query ($id: Int!, $year: Int!) {
    roomYear(roomId: $id, year: $year) { configuredMonths months { month isConfigured templateName version } }
  }`;
  const YEARS = 'query { roomYears(year: 2026) { roomId configuredMonths } }';

  test('reports for each month whether it is configured and how', async () => {
    const id = await makeRoom(app.db, { months: ['2026-6', '2026-7', '2027-1'] });
    await makeRoom(app.db);
    await app.db.pool.query('UPDATE room_months SET template_name = NULL WHERE month = 7');
    const { roomYear } = await dataOf(
      sendGraphQL<{ roomYear: { configuredMonths: number; months: object[] } }>(app, YEAR, { id, year: 2026 }, admin),
    );
    expect(roomYear.configuredMonths).toBe(1);
    expect(roomYear.months).toHaveLength(12);
    expect(roomYear.months.slice(4, 7)).toEqual([
      { month: 5, isConfigured: false, templateName: null, version: 0 },
      { month: 6, isConfigured: true, templateName: 'Prueba', version: 1 },
      { month: 7, isConfigured: false, templateName: null, version: 1 },
    ]);
    expect(await failureOf(sendGraphQL(app, YEAR, { id: 2 ** 30, year: 2026 }, admin))).toBe(
      'NOT_FOUND: La sala no existe',
    );
    expect(await failureOf(sendGraphQL(app, YEAR, { id, year: 0 }, admin))).toContain('BAD_REQUEST year');
  });

  test('returns all of them at once, in their order', async () => {
    const second = await makeRoom(app.db, { sortOrder: 2 });
    const first = await makeRoom(app.db, { sortOrder: 1, isActive: false, hours: [] });
    expect(await dataOf(sendGraphQL(app, YEARS, {}, admin))).toEqual({
      roomYears: [
        { roomId: first, configuredMonths: 0 },
        { roomId: second, configuredMonths: 2 },
      ],
    });
  });
});

describe('Holidays', () => {
  const HOLIDAYS = 'query ($year: Int!, $month: Int!) { holidays(year: $year, month: $month) { date name } }';
  const of = (year: number, month: number, token = admin) => sendGraphQL(app, HOLIDAYS, { year, month }, token);
  afterEach(() => app.db.pool.query("UPDATE settings SET country_code = '+54'"));

  test('are those of the clinic’s country, in Spanish', async () => {
    expect(await dataOf(of(2026, 12))).toEqual({
      holidays: [
        { date: '2026-12-07', name: 'Día no laborable con fines turísticos' },
        { date: '2026-12-08', name: 'Inmaculada Concepción de María' },
        { date: '2026-12-25', name: 'Navidad' },
      ],
    });
    await app.db.pool.query("UPDATE settings SET country_code = '+1'");
    expect(await dataOf(of(2026, 7))).toEqual({
      holidays: expect.arrayContaining([{ date: '2026-07-04', name: 'Día de la Independencia' }]),
    });
    await app.db.pool.query("UPDATE settings SET country_code = '+999'");
    expect(await dataOf(of(2026, 12))).toEqual({ holidays: [] });
  });

  test('are expensive: three months at once are too many', async () => {
    const months = [1, 2, 3].map((month) => `m${month}: holidays(year: 2026, month: ${month}) { date }`).join(' ');
    expect(await failureOf(sendGraphQL(app, `{ ${months} }`, {}, admin))).toContain('BAD_REQUEST');
  });

  test('are public, for valid months', async () => {
    const { token } = await signedIn(app.db, 'user');
    expect(await dataOf(of(2026, 11, token))).toEqual({
      holidays: [{ date: '2026-11-23', name: 'Día de la Soberanía Nacional' }],
    });
    expect(await failureOf(of(2026, 0))).toContain('BAD_REQUEST month');
  });
});

test('Templates and years are only for administrators', async () => {
  for (const { token } of [await makeProfessional(app.db), await signedIn(app.db, 'user')]) {
    for (const query of [
      LIST,
      '{ roomYears(year: 2026) { roomId } }',
      '{ roomYear(roomId: 1, year: 2026) { year } }',
      'mutation { deleteRoomTemplate(id: "custom-1") }',
    ]) {
      expect(await failureOf(sendGraphQL(app, query, {}, token))).toBe(
        'FORBIDDEN: Sin permisos para realizar esta acción',
      );
    }
  }
});
