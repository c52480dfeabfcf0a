import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { dataOf, sendGraphQL } from '../testing/harness/graphql';
import { join } from '../testing/harness/waiting-list';

let app: TestApp;
let admin: string;

const NAMES = ['Ana Gómez', 'Bruno Gomes', 'Carla Giménez', 'Darío Álvarez', 'Elsa Paz', "Lía O'Higgins"];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  const roomId = await makeRoom(app.db, { name: 'Consultorio Azul' });
  const specialtyId = await makeSpecialty(app.db);
  for (const [index, name] of NAMES.entries()) {
    const [from, to] = [10, 11].map((hour) => `2026-06-0${index + 1}T${hour}:00-03:00`) as [string, string];
    const { id: professionalId } = await makeProfessional(app.db, { name });
    await makeAppointment(app.db, { professionalId, roomId, from, to, patientName: name });
    await makeRequest(app.db, { specialtyId, patientName: name });
    await dataOf(join(app, { specialtyId, name, email: `${index}@ejemplo.example` }, admin));
    await ask('mutation ($name: String!) { createService(input: { name: $name }) { id } }', { name });
  }
  await makeUser(app.db, { name: 'Fabio Sin Turnos' });
});
afterAll(() => app.close());

type Page<Row> = { items: Row[]; isNear: boolean };

/** Each list of the panel, with what its rows are called. */
const LISTS: Record<string, (search: string) => Promise<[names: string[], isNear: boolean, total: number | null]>> = {
  turnos: async (search) => {
    const query = `query ($filter: AppointmentFilter!) {
      appointments(filter: $filter) { items { patientName } isNear } appointmentCounts(filter: $filter) { total }
    }`;
    const { appointments, appointmentCounts } = await ask<{
      appointments: Page<{ patientName: string }>;
      appointmentCounts: { total: number };
    }>(query, { filter: { search } });
    return [appointments.items.map((it) => it.patientName), appointments.isNear, appointmentCounts.total];
  },
  accounts: async (search) => {
    const query = 'query ($filter: UserFilter!) { users(filter: $filter) { items { name } isNear total } }';
    const { users } = await ask<{ users: Page<{ name: string }> & { total: number } }>(query, { filter: { search } });
    return [users.items.map(({ name }) => name), users.isNear, users.total];
  },
  requests: async (search) => {
    const query = `query ($search: String) {
      appointmentRequests(search: $search) { items { patientName } isNear pagination { total } }
    }`;
    const { appointmentRequests: page } = await ask<{
      appointmentRequests: Page<{ patientName: string }> & { pagination: { total: number } };
    }>(query, { search });
    return [page.items.map((it) => it.patientName), page.isNear, page.pagination.total];
  },
  'who waits': async (search) => {
    const query = `query ($filter: WaitingListFilter!) {
      waitingList(filter: $filter) { edges { node { patientName } } isNear }
    }`;
    const { waitingList } = await ask<{
      waitingList: { edges: { node: { patientName: string } }[]; isNear: boolean };
    }>(query, { filter: { search } });
    return [waitingList.edges.map(({ node }) => node.patientName), waitingList.isNear, null];
  },
  availability: async (search) => {
    const query = `query ($search: String) {
      availabilityOverview(year: 2026, month: 6, search: $search) { items { professional { name } } isNear total }
    }`;
    const { availabilityOverview: page } = await ask<{
      availabilityOverview: Page<{ professional: { name: string } }> & { total: number };
    }>(query, { search });
    return [page.items.map(({ professional }) => professional.name), page.isNear, page.total];
  },
  audit: async (search) => {
    const query = 'query ($filter: AuditFilter!) { auditEvents(filter: $filter) { items { called } isNear } }';
    const { auditEvents } = await ask<{ auditEvents: Page<{ called: string }> }>(query, { filter: { search } });
    return [auditEvents.items.map(({ called }) => called), auditEvents.isNear, null];
  },
};
const ask = <Data>(query: string, variables: Record<string, unknown>) =>
  dataOf(sendGraphQL<Data>(app, query, variables, admin));

describe.each(Object.entries(LISTS))('In the list of %s', (_list, search) => {
  test.each<[string, string[], boolean]>([
    ['gomez', ['Ana Gómez'], false],
    ['gomes', ['Bruno Gomes'], false],
    ['gómex', ['Ana Gómez', 'Bruno Gomes'], true],
    ['ana gomex', ['Ana Gómez'], true],
    ['anna gomes', ['Ana Gómez'], true],
    ['jimenez', ['Carla Giménez'], true],
    ['CARLA jimenez', ['Carla Giménez'], true],
    ['Álvares', ['Darío Álvarez'], true],
    ['alvrez', ['Darío Álvarez'], true],
    ['OHIGGINS', ["Lía O'Higgins"], true],
    ['ohigins', ["Lía O'Higgins"], true],
    ["lía o'higgin", ["Lía O'Higgins"], false],
    ['pax', [], false],
    ['jimenes', [], false],
    ['gomex zulma', [], false],
  ])('%j finds %j', async (words, names, isNear) => {
    const [found, near, total] = await search(words);
    expect([found.toSorted(), near]).toEqual([names, isNear]);
    if (total !== null) expect(total).toBe(names.length);
  });
});

test('A page past the last exact match is empty, without similar ones', async () => {
  const query =
    'query ($page: Int!) { users(filter: { search: "gomez" }, page: $page) { items { name } total isNear } }';
  expect(await ask(query, { page: 2 })).toEqual({ users: { items: [], total: 1, isNear: false } });
});

test.each([
  [
    'appointments',
    `SELECT extract(epoch FROM starts_at)::bigint / 60 || '_' || id AS cursor FROM appointments
      WHERE patient_name = 'Bruno Gomes'`,
  ],
  [
    'auditEvents',
    `SELECT floor(extract(epoch FROM at) * 1000) || '_' || id AS cursor FROM audit_events
      WHERE called = 'Bruno Gomes'`,
  ],
])('After the last exact match, %s returns no similar ones, such as an older Gómez', async (list, last) => {
  const [{ cursor }] = (await app.db.pool.query<{ cursor: string }>(last)).rows as [{ cursor: string }];
  const query = (search: string) =>
    `query ($after: String!) { ${list}(filter: { search: "${search}" }, after: $after) { items { id } isNear } }`;
  expect(await ask(query('gomes'), { after: cursor })).toEqual({ [list]: { items: [], isNear: false } });
  expect(await ask(query('gomec'), { after: cursor })).toMatchObject({ [list]: { items: [{}], isNear: true } });
});

test('Similar ones have pages too', async () => {
  const query = `query ($page: Int!) {
    users(filter: { search: "gomex" }, page: $page, size: 1) { items { name } total isNear }
  }`;
  expect(await ask(query, { page: 2 })).toEqual({
    users: { items: [{ name: 'Bruno Gomes' }], total: 2, isNear: true },
  });
});

test('A name that is corrected is found as it is now; a clinic that is updated knows the words that it had', async () => {
  await app.db.pool.query("UPDATE users SET name = 'Fabio Quiroga' WHERE name LIKE 'Fabio%'");
  const found = async (words: string) => (await LISTS['accounts']!(words))[0];
  expect(await found('kiroga')).toEqual([]);
  expect(await found('quirogha')).toEqual(['Fabio Quiroga']);
  const { rows: before } = await app.db.pool.query('SELECT word FROM search_words');
  await app.db.pool.query(`
    DROP TABLE search_words;
    DROP FUNCTION shortened, keep_search_words CASCADE;
    CREATE INDEX appointments_patient_email ON appointments (lower(patient_email));
    DROP INDEX appointments_of_person;
    ALTER TABLE appointment_requests DROP COLUMN document_number, DROP COLUMN searched;
    ALTER TABLE appointment_requests ADD COLUMN searched text;
    DROP FUNCTION document_number;
    DROP INDEX appointment_requests_of_address;
    DELETE FROM migrations WHERE timestamp BETWEEN 1767800200000 AND 1767800200004`);
  await app.db.migrate();
  const { rows: after } = await app.db.pool.query<{ word: string }>('SELECT word FROM search_words');
  expect(before).toEqual(expect.arrayContaining(after));
  expect(after.map(({ word }) => word)).toEqual(expect.arrayContaining(['gomez', 'quiroga', 'azul', 'consultorio']));
});
