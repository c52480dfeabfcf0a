import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';

const READ = 'query ($id: ID!) { patient(id: $id) { id reads { at kind readerName } } }';
const MINE = '{ myPatientReads { at kind readerName } }';

interface Reading {
  at: string;
  kind: string;
  readerName: string | null;
}

let app: TestApp;
let desk: { userId: number; token: string };
let laura: { id: number; token: string };
let nora: { id: string; token: string };

const rows = async <Row>(sql: string, values: unknown[] = []) => (await app.db.pool.query(sql, values)).rows as Row[];
const open = async (id: string, token = desk.token) =>
  (await dataOf(sendGraphQL<{ patient: { reads: Reading[] | null } }>(app, READ, { id }, token))).patient.reads;
const mine = async (token = nora.token) =>
  (await dataOf(sendGraphQL<{ myPatientReads: Reading[] }>(app, MINE, {}, token))).myPatientReads;

beforeAll(async () => {
  app = await startTestApp();
  const userId = await makeUser(app.db, { role: 'admin', name: 'Mesa Uno' });
  desk = { userId, token: await openSession(app.db, userId) };
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  const account = await makeUser(app.db, { name: 'Nora Ñandú', email: 'nora@correo.example' });
  const [patient] = await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [account]);
  nora = { id: patient!.id, token: await openSession(app.db, account) };
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: await makeRoom(app.db),
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    from: '2026-06-02T10:00-03:00',
    to: '2026-06-02T10:30-03:00',
  });
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await rows('DELETE FROM patient_reads');
});
afterAll(() => app.close());

test('Each member of staff that opens a patient is noted once an hour; lists, and the patient, are not', async () => {
  await Promise.all([open(nora.id), open(nora.id), open(nora.id)]);
  await dataOf(sendGraphQL(app, '{ patients(search: "nora") { id } allPatients { items { id } } }', {}, desk.token));
  app.clock.now = new Date('2026-06-01T12:05:00Z');
  expect(await open(nora.id, laura.token)).toBeNull();
  const { token } = await makeKey(app.db, {
    name: 'Central telefónica',
    scopes: ['patients:read', 'personal-data'],
    createdById: desk.userId,
  });
  await open(nora.id, token);
  app.clock.now = new Date('2026-06-01T13:10:00Z');
  expect(await open(nora.id)).toEqual([
    { at: '2026-06-01T10:10:00-03:00', kind: 'administrator', readerName: 'Mesa Uno' },
    { at: '2026-06-01T09:05:00-03:00', kind: 'program', readerName: 'Central telefónica' },
    { at: '2026-06-01T09:05:00-03:00', kind: 'professional', readerName: 'Laura Médica' },
    { at: '2026-06-01T08:00:00-03:00', kind: 'administrator', readerName: 'Mesa Uno' },
  ]);
});

test('Reading name, contact and relations alone is not noted; another field of a fragment is', async () => {
  const read = (fields: string) =>
    dataOf(
      sendGraphQL(
        app,
        `query ($id: ID!) { patient(id: $id) { __typename id ...Caller } }
         fragment Caller on Patient { name email ... on Patient { phone birthDate ${fields} } }`,
        { id: nora.id },
        desk.token,
      ),
    );
  await read('relations { patientName }');
  expect(await rows('SELECT FROM patient_reads')).toHaveLength(0);
  await read('documentNumber');
  expect(await rows('SELECT FROM patient_reads')).toHaveLength(1);
});

test('Patients read who opened their own data, without the names of the desk; staff have none', async () => {
  await open(nora.id);
  app.clock.now = new Date('2026-06-01T12:05:00Z');
  await open(nora.id, laura.token);
  expect(await mine()).toEqual([
    { at: '2026-06-01T09:05:00-03:00', kind: 'professional', readerName: 'Laura Médica' },
    { at: '2026-06-01T08:00:00-03:00', kind: 'administrator', readerName: null },
  ]);
  expect(await mine(desk.token)).toEqual([]);
  expect(await mine((await signedIn(app.db, 'user')).token)).toEqual([]);
});

test('Readings follow a merged patient, outlive their reader, and expire with the audit', async () => {
  const create = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id version } }';
  const { made } = await dataOf(
    sendGraphQL<{ made: { id: string; version: number } }>(app, create, { input: { name: 'Nora N' } }, desk.token),
  );
  const other = await signedIn(app.db, 'admin');
  await open(made.id, other.token);
  const merge = `mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }`;
  const [patient] = await rows<{ version: number }>('SELECT version FROM patients WHERE id = $1', [nora.id]);
  const input = {
    survivorId: nora.id,
    mergedId: made.id,
    survivorVersion: patient!.version,
    mergedVersion: made.version,
    take: [],
    takeIdentifiers: [],
  };
  await dataOf(sendGraphQL(app, merge, { input }, desk.token));
  await rows('DELETE FROM users WHERE id = $1', [other.userId]);
  expect(await mine()).toEqual([{ at: '2026-06-01T08:00:00-03:00', kind: 'deleted', readerName: null }]);
  await rows("UPDATE patient_reads SET at = at - interval '5 years 1 day'");
  await app.jobs.go('housekeeping');
  expect(await rows('SELECT FROM patient_reads')).toEqual([]);
});
