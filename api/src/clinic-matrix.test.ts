import { seedDemoClinic } from './demo/seed-demo-clinic';
import { SCOPES } from './domain/scopes';
import { newKeyToken } from './features/api-keys/key-token';
import { newToken } from './platform/access/session-token';
import { makeKey } from './testing/factories/api-keys';
import { makeProfessional, openSession, signedIn } from './testing/factories/people';
import { MONDAY_8AM } from './testing/harness/app';
import { startTestClinics, type TestClinic, type TestClinics } from './testing/harness/clinics';
import { textsOf } from './testing/harness/database-texts';
import { dataOf, sendGraphQL } from './testing/harness/graphql';
import { callRest } from './testing/harness/rest';
import { callOf, lineOf } from './testing/harness/root-fields';
import { REST } from './testing/rest-matrix';
import { GRAPHQL } from './testing/role-matrix';

let served: TestClinics;
/** A clinic with the demo's data. */
let full: TestClinic;
/** In the same process, one person of each kind; its ids exist in the full one too. */
let other: TestClinic;
let professionalId: number;
/** An unknown token, then one of the full clinic's administrator. */
let sessions: string[];
let keys: string[];
/** All answers of the other clinic. */
const answers: string[] = [];

beforeAll(async () => {
  served = await startTestClinics(['llena', 'otra'], { publicAnswersKeptMs: 3_000 });
  [full, other] = served.clinics as [TestClinic, TestClinic];
  await seedDemoClinic(full.db, MONDAY_8AM);
  professionalId = (await makeProfessional(other.db)).id;
  for (const role of ['user', 'admin'] as const) await signedIn(other.db, role);
  const { rows } = await full.db.pool.query<{ id: number }>("SELECT min(id) AS id FROM users WHERE role = 'admin'");
  sessions = [newToken(), await openSession(full.db, rows[0]!.id)];
  keys = [newKeyToken(), (await makeKey(full.db, { scopes: SCOPES })).token];
});
afterAll(() => served.close());

/** A type or state. */
const WORD_OF_OURS = /^[a-z_.-]+$/;

const namesIn = (table: Readonly<Record<string, string>>, separator: RegExp) =>
  Object.values(table).flatMap((rows) =>
    rows
      .trim()
      .split(separator)
      .map((row) => row.trim()),
  );

/** The first token of each kind is unknown; the others must end like it. */
async function expectStrangers(call: (token: string) => Promise<unknown>): Promise<void> {
  for (const [stranger, ...foreign] of await Promise.all([sessions, keys].map((all) => Promise.all(all.map(call))))) {
    answers.push(JSON.stringify([stranger, ...foreign]));
    for (const answer of foreign) expect(answer).toEqual(stranger);
  }
}

test.each(namesIn(GRAPHQL, /\s+/))('at another clinic, %s treats a clinic’s session as unknown', async (name) => {
  const { query, variables } = callOf(name, professionalId);
  if (query.startsWith('query')) await sendGraphQL(full, query, variables, sessions.at(-1));
  await expectStrangers((token) => sendGraphQL(other, query, variables, token));
});

test.each(namesIn(REST, /\n/))('at another clinic, %s treats a clinic’s session as unknown', async (row) => {
  const { line, ...sent } = lineOf(row, professionalId);
  if (line.startsWith('GET')) await callRest(full, line, { token: sessions.at(-1), ...sent });
  await expectStrangers(async (token) => {
    const { status, body } = await callRest(other, line, { token, ...sent });
    return { status, body };
  });
});

test.each([
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/fhir/metadata',
  '/fhir/$bulk-publish',
  '/fhir/Practitioner',
  '/fhir/Slot?start=2026-06-02',
  '/fhir/Appointment',
  '/fhir/Patient?name=a',
  '/crashes',
  '/dev/mail.json',
  '/metrics',
  '/graphql?query={professionals{name}}',
])('at another clinic, %s answers as for a visitor', async (address) => {
  const ask = async ({ url }: TestClinic, token: string) => {
    const response = await fetch(`${url}${address}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, body: await response.text() };
  };
  await ask(full, sessions.at(-1)!);
  await expectStrangers((token) => ask(other, token));
});

test('links to a calendar, screen, picture or appointment do not work at another clinic', async () => {
  const { calendar, screen } = await dataOf(
    sendGraphQL<{ calendar: { url: string }; screen: { token: string } }>(
      full,
      `mutation { calendar: createCalendarFeed(input: { professionalId: 1 }) { url }
        screen: createWaitingScreen(input: { name: "Sala de espera" }) { token } }`,
      {},
      sessions[1],
    ),
  );
  const { rows } = await full.db.pool.query<{ picture: string; turno: string }>(
    'SELECT min(picture_id::text) AS picture, min(appointments.id::text) AS turno FROM users, appointments',
  );
  const links = [
    new URL(calendar.url).pathname,
    `/api/screens/${screen.token}/events`,
    `/api/pictures/${rows[0]!.picture}`,
    `/api/appointments/${rows[0]!.turno}`,
  ];
  const statusesAt = async (clinic: TestClinic) => {
    const asked = links.map(async (link) => {
      const { status, body } = await fetch(clinic.url + link);
      await body?.cancel();
      return status;
    });
    return Promise.all(asked);
  };
  expect(await statusesAt(full)).toEqual([200, 200, 200, 200]);
  expect(await statusesAt(other)).toEqual([404, 404, 404, 404]);
});

test('idempotency keys are separate per clinic', async () => {
  const create = async (clinic: TestClinic) => {
    const { token } = await signedIn(clinic.db, 'admin');
    const query =
      'mutation { createRoom(idempotencyKey: "una-sala-nueva", input: { name: "Consultorio nuevo" }) { name } }';
    return sendGraphQL(clinic, query, {}, token);
  };
  for (const clinic of [full, other]) {
    expect(await create(clinic)).toMatchObject({ data: { createRoom: { name: 'Consultorio nuevo' } } });
    const { rows } = await clinic.db.pool.query("SELECT FROM rooms WHERE name = 'Consultorio nuevo'");
    expect(rows).toHaveLength(1);
  }
});

test('every log line of a clinic names it, and only it', () => {
  const lines = served
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const ofRequests = lines.filter(({ requestId }) => requestId !== undefined);
  expect(new Set(ofRequests.map(({ clinic }) => clinic))).toEqual(new Set(['llena', 'otra']));
});

test('no answer of the other clinic has data of the full one', async () => {
  const own = new Set(await textsOf(other.db));
  const foreign = (await textsOf(full.db)).filter((text) => !own.has(text));
  expect(foreign.length).toBeGreaterThan(500);
  const told = answers.join('\n');
  expect(foreign.filter((text) => told.includes(text) && !WORD_OF_OURS.test(text))).toEqual([]);
});
