import { Client } from 'pg';

import { makeProfessional, makeSpecialty, signedIn } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { dataOf, sendGraphQL } from '../testing/harness/graphql';

let app: TestApp;
let admin: string;
let professionalId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  // Enough of each that a statement per row would show.
  for (let index = 0; index < 3; index += 1) {
    const specialtyId = await makeSpecialty(app.db);
    professionalId = (await makeProfessional(app.db, { specialtyId })).id;
    const roomId = await makeRoom(app.db);
    const hour = `2026-06-02T1${index}`;
    await makeAppointment(app.db, { professionalId, roomId, from: `${hour}:00-03:00`, to: `${hour}:30-03:00` });
  }
});
afterAll(() => app.close());

/** How many statements reach PostgreSQL for one request, over whatever path: all of them go through a Client. */
async function statementsOf(query: string, token?: string): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await dataOf(sendGraphQL(app, query, {}, token));
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

describe('In a clinic of many rooms', () => {
  beforeAll(async () => {
    for (let index = 0; index < 10; index += 1) await makeRoom(app.db);
  });

  /** How many rooms each look at the calendars reads at most; null: all of them. */
  async function roomsRead(query: string): Promise<unknown[]> {
    const sent = jest.spyOn(Client.prototype, 'query');
    try {
      await dataOf(sendGraphQL(app, query));
      const asked = sent.mock.calls.map(([statement]) => statement as unknown as { name: string; values: unknown[] });
      return asked.filter(({ name }) => name.startsWith('slots.schedule')).map(({ values }) => values.at(-1));
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
  clinic { name now } specialties { name professionalCount } professionals { name specialty { name } }
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

  test.each(Object.entries(LISTS))('who lists %s', async (_, query) => {
    expect(await statementsOf(query)).toBe(1);
  });
});

test('The first page counts the professionals of a specialty as its list does', async () => {
  const list = '{ specialties { name professionalCount } }';
  const { landing } = await dataOf(sendGraphQL<{ landing: object }>(app, `{ landing ${list} }`));
  expect(landing).toEqual(await dataOf(sendGraphQL(app, list)));
  expect(landing).toMatchObject({ specialties: [{ professionalCount: 1 }, { professionalCount: 1 }, { professionalCount: 1 }] });
});

test('One more counts the professionals of every specialty, which specialties know nothing of', async () => {
  expect(await statementsOf('{ specialties { name professionalCount } }')).toBe(2);
});

describe('With a session there is one more, which says whose it is,', () => {
  test.each([
    ['the slots of a month', MONTH],
    ['the first page', () => LANDING],
    ['the list of appointments', () => '{ appointments { items { professionalName specialty roomName startTime } } }'],
    ['the list of every room', () => '{ allRooms { name } }'],
    ['the rental calendar of a month', () => '{ roomMonth(year: 2026, month: 6) { days { state rooms { free { startTime } bookings { professionalName } } } } }'],
  ])('for %s', async (_, query) => {
    expect(await statementsOf(query(), admin)).toBe(2);
  });
});

test('Five answer an administrator who looks for people: whose session it is, those found, their number, their turnos, the clinic’s zone', async () => {
  for (const size of [1, 50]) {
    const list = `{ users(filter: { search: "a" }, size: ${size}) { total items { name appointmentCount createdAt } } }`;
    expect(await statementsOf(list, admin)).toBe(5);
  }
});

test('Five answer one who looks at requests: whose session it is, those of the page, their number, their turnos, the clinic’s zone', async () => {
  const specialtyId = await makeSpecialty(app.db);
  const { rows } = await app.db.pool.query<{ id: string }>('SELECT id FROM appointments');
  for (const { id: appointmentId } of rows) await makeRequest(app.db, { specialtyId, status: 'assigned', appointmentId });
  for (const limit of [1, 2]) {
    const list = `{ appointmentRequests(status: assigned, limit: ${limit}) { pagination { total } items { createdAt appointment { startTime } } } }`;
    expect(await statementsOf(list, admin)).toBe(5);
  }
});

test.each(['', '(filter: { status: "completed" })'])('An administrator’s count of all turnos%s reads none of them, however many there are', async (filter) => {
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
});
