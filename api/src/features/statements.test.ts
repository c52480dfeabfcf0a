import { Client } from 'pg';

import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { insertRow } from '../testing/factories/rows';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { clearClinic } from '../testing/harness/booking';
import { dataOf, sendGraphQL } from '../testing/harness/graphql';
import { callRest } from '../testing/harness/rest';

let app: TestApp;
let admin: string;
let professionalId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  // Three of each, so that a statement per row would show.
  for (let index = 0; index < 3; index += 1) {
    const specialtyId = await makeSpecialty(app.db);
    professionalId = (await makeProfessional(app.db, { specialtyId })).id;
    const roomId = await makeRoom(app.db);
    const hour = `2026-06-02T1${index}`;
    await makeAppointment(app.db, { professionalId, roomId, from: `${hour}:00-03:00`, to: `${hour}:30-03:00` });
  }
});
afterAll(() => app.close());

/** Counts the statements that reach PostgreSQL: all go through a Client. */
async function statementsOf(query: string, token?: string): Promise<number> {
  return (await counted(() => dataOf(sendGraphQL(app, query, {}, token)))).statements;
}

async function counted<Answer>(ask: () => Promise<Answer>): Promise<{ statements: number; answer: Answer }> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    const answer = await ask();
    return { statements: sent.mock.calls.length, answer };
  } finally {
    sent.mockRestore();
  }
}

describe('In a clinic of many rooms', () => {
  beforeAll(async () => {
    for (let index = 0; index < 10; index += 1) await makeRoom(app.db);
  });

  /** The limit of rooms in each read of the calendars; null: no limit. */
  async function roomsRead(query: string): Promise<unknown[]> {
    const sent = jest.spyOn(Client.prototype, 'query');
    try {
      await dataOf(sendGraphQL(app, query));
      const calls = sent.mock.calls.map(([statement]) => statement as unknown as { name: string; values: unknown[] });
      return calls.filter(({ name }) => name.startsWith('slots.schedule')).map(({ values }) => values[5]);
    } finally {
      sent.mockRestore();
    }
  }

  test.each([
    ['a month', () => MONTH()],
    ['the first slot', () => `{ firstSlot(professionalId: ${professionalId}) }`],
    ['the next slots', () => '{ nextSlots { startTime } }'],
  ])('%s is found by looking once, at a few of them', async (_, query) => {
    expect(await roomsRead(query())).toEqual([8]);
  });
});

const MONTH = () => `{ monthSlots(professionalId: ${professionalId}, year: 2026, month: 6) { days { day slots } } }`;
const LANDING = `{ landing {
  clinic { name now acceptsInsurers } specialties { name professionalCount } professionals { name specialty { name } }
} }`;
const LISTS = {
  rooms: '{ rooms { name } }',
  specialties: '{ specialties { name } }',
  professionals: '{ professionals { name specialtyName } }',
};

describe('One statement answers a visitor', () => {
  test('who asks for the slots of a month', async () => {
    expect(await statementsOf(MONTH())).toBe(1);
  });

  test('who opens the first page, with every specialty and professional on it', async () => {
    expect(await statementsOf(LANDING)).toBe(1);
  });

  test('who searches it', async () => {
    const query =
      '{ findCare(search: "especialista") { specialties { name } professionals { name specialtyName pictureUrl } } }';
    expect(await statementsOf(query)).toBe(1);
  });

  test.each(Object.entries(LISTS))('who lists %s', async (_, query) => {
    expect(await statementsOf(query)).toBe(1);
  });
});

test('The first page counts the professionals of a specialty as its list does', async () => {
  const list = '{ specialties { name professionalCount } }';
  const { landing } = await dataOf(sendGraphQL<{ landing: object }>(app, `{ landing ${list} }`));
  expect(landing).toEqual(await dataOf(sendGraphQL(app, list)));
  expect(landing).toMatchObject({
    specialties: [{ professionalCount: 1 }, { professionalCount: 1 }, { professionalCount: 1 }],
  });
});

test('One more counts the professionals of every specialty, which specialties know nothing of', async () => {
  expect(await statementsOf('{ specialties { name professionalCount } }')).toBe(2);
});

test('One more finds who takes an insurer, for every list of a request', async () => {
  const { rows } = await app.db.pool.query<{ id: number }>(
    "UPDATE insurers SET is_accepted = true WHERE name = 'OSDE' RETURNING id",
  );
  const payer = `(insurerId: ${rows[0]!.id})`;
  const lists = (its: string) => `{ specialties${its} { name } professionals${its} { name } }`;
  expect(await statementsOf(lists(payer))).toBe((await statementsOf(lists(''))) + 1);
});

describe('A session costs one more statement, which reads its account:', () => {
  test.each([
    ['the slots of a month', MONTH],
    ['the first page', () => LANDING],
    ['the list of appointments', () => '{ appointments { items { professionalName specialty roomName startTime } } }'],
    ['the list of every room', () => '{ allRooms { name } }'],
    [
      'the rental calendar of a month',
      () =>
        '{ roomMonth(year: 2026, month: 6) { days { state rooms { free { startTime } bookings { professionalName } } } } }',
    ],
  ])('for %s', async (_, query) => {
    expect(await statementsOf(query(), admin)).toBe(2);
  });
});

test.each(['', '(filter: { status: "completed" })'])(
  'An administrator’s count of all turnos%s reads none of them, however many there are',
  async (filter) => {
    const busy = await app.db.pool.connect();
    try {
      await busy.query('BEGIN; LOCK appointments');
      expect(await dataOf(sendGraphQL(app, `{ appointmentCounts${filter} { total } }`, {}, admin))).toEqual({
        appointmentCounts: { total: filter ? 0 : 3 },
      });
    } finally {
      await busy.query('ROLLBACK');
      busy.release();
    }
  },
);

/** Lists of administrators with a full page of SIZE rows, and their number of statements, including the session's. */
const ADMIN_LISTS: Record<string, [request: string, statements: number]> = {
  users: [
    '{ users(filter: { search: "paciente" }, size: SIZE) { items { name appointmentCount createdAt viewerCan { delete } } total } }',
    5,
  ],
  'users with their turnos': [
    '{ users(filter: { search: "paciente" }, size: SIZE) { items { name appointments { roomName startTime } } } }',
    3,
  ],
  professionals: ['{ allProfessionals { name email phone specialty { name } specialtyName pictureUrl } }', 3],
  rooms: ['{ allRooms { name viewerCan { delete } } }', 2],
  turnos: [
    '{ allAppointments { items { professionalName specialty roomName startTime viewerCan { update move } } next } }',
    2,
  ],
  'turnos searched': [
    `{ appointments(filter: { search: "pedro paciente", from: "2026-06-01T00:00" }, order: earliest) {
      items { patientName roomName } next
    } }`,
    3,
  ],
  'the calendar': [
    '{ appointments(filter: { month: "2026-06" }, first: null) { items { professionalName roomName viewerCan { update } } version } }',
    2,
  ],
  'the agenda of a day': [
    `{ agendaDay(date: "2026-06-02") {
      appointments { professionalName roomName viewerCan { update } }
      professionals { hours { startTime } absences { id } } rooms { hours { startTime } } rentals { roomId } version
    } }`,
    7,
  ],
  requests: [
    `{ appointmentRequests(limit: SIZE) {
      items { createdAt formConfig { label } appointment { startTime roomName } } pagination { total }
    } }`,
    5,
  ],
  activity: [
    '{ activity(limit: SIZE) { items { professional { name } actor { name } createdAt } pagination { total } } }',
    4,
  ],
  audit: [
    '{ auditEvents(filter: { search: "consultorio" }) { items { called at actor { name } changes { label } } next } }',
    3,
  ],
  'the availability of professionals': [
    `{ availabilityOverview(year: 2026, month: 6, size: SIZE) {
      items { professional { name specialty { name } } week { startTime } unavailableDates { date } } total
    } }`,
    7,
  ],
  'the year of rooms': ['{ roomYears(year: 2026) { months { isConfigured } } }', 2],
  'GET /admin/users': ['GET /admin/users?search=paciente&limit=SIZE', 5],
  'GET /admin/professionals': ['GET /admin/professionals', 2],
  'GET /admin/appointments': ['GET /admin/appointments', 2],
  'GET /admin/pre-appointments': ['GET /admin/pre-appointments?limit=SIZE', 5],
  'GET /admin/activity-logs': ['GET /admin/activity-logs?limit=SIZE', 4],
};

test('The first slots of all professionals take as many statements as those of a few', async () => {
  const query = '{ firstSlots(each: 4) { startTimes } }';
  // Looked for to the end.
  await makeProfessional(app.db, { hours: [] });
  const ofFew = await statementsOf(query);
  for (let index = 0; index < 20; index += 1) await makeProfessional(app.db);
  expect([ofFew, await statementsOf(query)]).toEqual([6, 6]);
});

describe('Twenty rows take an administrator’s list as many statements as one row:', () => {
  const ofOne: Record<string, number> = {};

  beforeAll(async () => {
    await clearClinic(app);
    await makeRows(1);
    for (const [list, [request]] of Object.entries(ADMIN_LISTS)) ofOne[list] = (await look(request, 1)).statements;
    await makeRows(19);
  });

  test.each(Object.entries(ADMIN_LISTS))('%s', async (list, [request, statements]) => {
    const many = await look(request, 20);
    expect({ one: ofOne[list], twenty: many.statements }).toEqual({ one: statements, twenty: statements });
  });
});

/** Asserts that the list has `rows` rows. */
async function look(list: string, rows: number) {
  const request = list.replace('SIZE', String(rows));
  const found = await counted(async () =>
    request.startsWith('GET')
      ? (await callRest(app, request, { token: admin })).body
      : dataOf(sendGraphQL(app, request, {}, admin)),
  );
  expect(firstList(found.answer)).toHaveLength(rows);
  return found;
}

function firstList(answer: unknown): unknown {
  return Array.isArray(answer) || typeof answer !== 'object' || answer === null
    ? answer
    : firstList(Object.values(answer)[0]);
}

/** `count` rows of everything that is listed, with all related rows. */
async function makeRows(count: number): Promise<void> {
  const { db } = app;
  for (let index = 0; index < count; index += 1) {
    const specialtyId = await makeSpecialty(db);
    const { id, userId } = await makeProfessional(db, { specialtyId, hours: ['09:00-13:00'] });
    const roomId = await makeRoom(db, { months: ['2026-6'] });
    const patientUserId = await makeUser(db, { name: 'Paciente' });
    const appointmentId = await makeAppointment(db, {
      professionalId: id,
      roomId,
      patientUserId,
      from: '2026-06-02T10:00-03:00',
      to: '2026-06-02T10:30-03:00',
    });
    await makeRequest(db, { specialtyId, status: 'assigned', appointmentId, patientUserId });
    await insertRow(db, 'unavailable_dates', { professional_id: id, date: '2026-06-04', reason: 'vacation' });
    const at = '2026-05-30T15:20:30Z';
    await insertRow(db, 'activity_log', {
      at,
      actor_user_id: userId,
      professional_id: id,
      action: 'profile_updated',
      changes_summary: 'Cambió',
      year: 2026,
      month: 5,
    });
    await insertRow(db, 'audit_events', {
      at,
      actor_user_id: userId,
      action: 'updated',
      entity: 'room',
      entity_id: roomId,
      called: 'Consultorio',
    });
  }
}
