import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dailyTurnos } from '../../../testing/harness/daily-turnos';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const CANDIDATE = 'id band reasons foundAt dismissedAt patients { id name rowCounts { appointments requests } }';
const LIST = `query ($isDismissed: Boolean! = false, $page: Int! = 1, $limit: Int! = 20) {
  list: patientCandidates(isDismissed: $isDismissed, page: $page, limit: $limit) {
    items { ${CANDIDATE} } pagination { total } hasUncounted } }`;
const DISMISS = `mutation ($id: ID!) { it: dismissPatientCandidate(id: $id) { ${CANDIDATE} } }`;
const RESTORE = `mutation ($id: ID!) { it: restorePatientCandidate(id: $id) { ${CANDIDATE} } }`;
const MERGE = 'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { back: undoPatientMerge(id: $id) { id } }';

interface Candidate {
  id: string;
  band: string;
  reasons: string[];
  dismissedAt: string | null;
  patients: { id: string; name: string; rowCounts: object }[];
}

let app: TestApp;
let admin: string;
let book: ReturnType<typeof dailyTurnos>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties', 'patient_comparisons');
  book = dailyTurnos(app.db, '2026-07-01T13:00Z');
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

async function create(name: string, more: object = {}): Promise<string> {
  const text = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
  const input = { name, ...more };
  return (await dataOf(sendGraphQL<{ made: { id: string } }>(app, text, { input }, admin))).made.id;
}

async function list(variables: Record<string, unknown> = {}) {
  await app.jobs.go('patient-candidates');
  const { list: found } = await dataOf(
    sendGraphQL<{ list: { items: Candidate[]; pagination: { total: number } } }>(app, LIST, variables, admin),
  );
  return found;
}
const pairs = async () => (await list()).items.map(({ band, reasons }) => [band, ...reasons]);
const send = (text: string, id: string, token = admin) => sendGraphQL<{ it: Candidate }>(app, text, { id }, token);
const merge = (survivorId: string, mergedId: string) =>
  dataOf(
    sendGraphQL<{ made: { id: string } }>(
      app,
      MERGE,
      { input: { survivorId, mergedId, survivorVersion: 1, mergedVersion: 1 } },
      admin,
    ),
  );

const BORN = { birthDate: '1980-02-29' };
const dni = (number: string, registeredSex = 'F') => ({ identifiers: [{ kind: 'dni', number, registeredSex }] });

describe('Two patients may be one person', () => {
  test.each<[string, [string, object], [string, object], string[] | null]>([
    [
      'with a similar name, the birth date and a phone',
      ['Rosa Paz', { ...BORN, phone: '011 4555-1200' }],
      ['Rosa Pas', { ...BORN, phone: '+54 11 4555 1200' }],
      ['certain', 'birth_date_and_name', 'phone_and_name'],
    ],
    [
      'with a similar name and the birth date',
      ['Rosa Paz Gil', BORN],
      ['Gil Paz, Rosa', BORN],
      ['probable', 'birth_date_and_name'],
    ],
    [
      'with a similar name and the e-mail',
      ['José Núñez', { email: 'jn@correo.example' }],
      ['Jose Nuñes', { email: 'JN@correo.example' }],
      ['probable', 'email_and_name'],
    ],
    [
      'with a phone and the first name',
      ['Ana Paz', { phone: '11 4555-1200' }],
      ['Ana María Gutiérrez', { phone: '11 4555-1200' }],
      ['possible', 'phone_and_first_name'],
    ],
    [
      'with one DNI of another sex, which may be a slip',
      ['Rosa Paz', dni('30111222', 'F')],
      ['Rosa Paz', dni('30111222', 'X')],
      ['certain', 'document_and_name'],
    ],
    [
      'not with the phone of a family',
      ['Ana Paz', { phone: '11 4555-1200' }],
      ['Luis Paz Ortiz', { phone: '11 4555-1200' }],
      null,
    ],
    ['not with a name alone', ['Rosa Paz', {}], ['Rosa Paz', {}], null],
    [
      'hardly with two documents, or two dates of birth',
      ['Juan Paz', { ...BORN, ...dni('30111222', 'M') }],
      ['Juan Pas', { ...BORN, ...dni('30111333', 'M') }],
      ['possible', 'birth_date_and_name'],
    ],
    [
      'not as grandmother and child, with a contact and a similar name',
      ['Marta Sandoval', { birthDate: '1951-06-30', email: 'marta@correo.example' }],
      ['Martina Sandoval', { birthDate: '2018-09-30', email: 'marta@correo.example' }],
      null,
    ],
    [
      'not as father and son, with a phone, a first name and two dates of birth',
      ['Juan Paz', { ...BORN, phone: '11 4555-1200' }],
      ['Juan Ignacio Ortiz', { birthDate: '2010-03-04', phone: '11 4555-1200' }],
      null,
    ],
  ])('%s', async (_, [name, facts], [otherName, otherFacts], expected) => {
    await create(name, facts);
    await create(otherName, otherFacts);
    expect(await pairs()).toEqual(expected ? [expected] : []);
  });

  test('with the DNI of a request, whatever the names', async () => {
    await create('Rosa Paz', dni('30111222'));
    const dniField = { id: 'dni', type: 'text', label: 'DNI', required: true };
    await makeRequest(app.db, {
      specialtyId: await makeSpecialty(app.db),
      patientName: 'Marta Gómez',
      patientEmail: 'marta@correo.example',
      formConfig: [dniField],
      formData: { dni: '30.111.222' },
    });
    expect(await pairs()).toEqual([['probable', 'document']]);
  });
});

test('The surest pair is first, with what each patient holds; the one with an account should stay', async () => {
  await create('Ana Paz', { phone: '11 4555-1200' });
  await create('Ana María Gutiérrez', { phone: '11 4555-1200' });
  await book({ patientName: 'Rosa Pas', patientEmail: 'rosa@correo.example', patientBirthDate: BORN.birthDate });
  await makeUser(app.db, { name: 'Rosa Paz', email: 'rosa@correo.example' });
  await app.db.pool.query("UPDATE patients SET birth_date = '1980-02-29', version = 2 WHERE name = 'Rosa Paz'");
  const { items, pagination } = await list({ limit: 1 });
  expect(pagination).toEqual({ total: 2 });
  expect(items).toMatchObject([
    {
      band: 'certain',
      patients: [
        { name: 'Rosa Paz', rowCounts: { appointments: 0, requests: 0 } },
        { name: 'Rosa Pas', rowCounts: { appointments: 1, requests: 0 } },
      ],
    },
  ]);
  expect((await list({ limit: 1, page: 2 })).items).toMatchObject([{ band: 'possible' }]);
});

test('Two accounts are never proposed, and a contact of very many patients is no reason', async () => {
  for (const name of ['Rosa Paz', 'Rosa Pas'])
    await makeUser(app.db, { name, email: `${name.replace(' ', '')}@correo.example`, phone: '11 4555-1200' });
  expect(await pairs()).toEqual([]);
  for (let number = 10; number < 41; number += 1) await create(`Ana Gómez ${number}`, { phone: '11 5555-0000' });
  expect(await pairs()).toEqual([]);
});

test('Relatives are never proposed', async () => {
  const [one, other] = [await create('Juan Paz', BORN), await create('Juan Pas', BORN)];
  expect(await pairs()).toHaveLength(1);
  await app.db.pool.query(
    `INSERT INTO patient_relations (id, patient_id, relative_id, kind, may_book, may_see, is_told, agreed_by, agreed_at)
     VALUES (gen_random_uuid(), $1, $2, 'child', true, true, false, 'staff', now())`,
    [one, other],
  );
  expect(await pairs()).toEqual([]);
});

test('A corrected patient is no longer proposed', async () => {
  const rosa = await create('Rosa Paz', BORN);
  await create('Rosa Pas', BORN);
  expect(await pairs()).toHaveLength(1);
  const text = 'mutation ($id: ID!, $input: UpdatePatientInput!) { it: updatePatient(id: $id, input: $input) { id } }';
  await dataOf(sendGraphQL(app, text, { id: rosa, input: { name: 'Zulema Ortiz' } }, admin));
  expect(await pairs()).toEqual([]);
});

test('A merged pair leaves the list, and returns with the undo', async () => {
  const [one, other] = [await create('Rosa Paz', BORN), await create('Rosa Pas', BORN)];
  const [{ id }] = (await list()).items as [Candidate];
  const { made } = await merge(one, other);
  expect(await pairs()).toEqual([]);
  expect(await failureOf(send(DISMISS, id))).toBe(
    'NOT_FOUND: La propuesta no existe: los pacientes ya están unidos, o cambiaron sus datos',
  );
  await dataOf(sendGraphQL(app, UNDO, { id: made.id }, admin));
  expect(await pairs()).toHaveLength(1);
});

test('A dismissed pair is remembered when the two are compared again, can be taken back, and is audited without names', async () => {
  await create('Rosa Paz', BORN);
  await create('Rosa Pas', BORN);
  const [{ id }] = (await list()).items as [Candidate];
  const { it } = await dataOf(send(DISMISS, id));
  expect(it).toMatchObject({ id, dismissedAt: '2026-06-01T08:00:00-03:00' });
  await dataOf(send(DISMISS, id));
  await app.db.pool.query('UPDATE patients SET version = version + 1');
  expect(await pairs()).toEqual([]);
  expect((await list({ isDismissed: true })).items).toMatchObject([{ id }]);
  await dataOf(send(RESTORE, id));
  expect(await pairs()).toHaveLength(1);
  const { rows } = await app.db.pool.query(
    "SELECT called, changes FROM audit_events WHERE entity = 'patient_candidate' ORDER BY at, id",
  );
  const words = ['Por revisar', 'No son la misma persona'];
  expect(rows.map(({ changes }) => [changes[0].from, changes[0].to])).toEqual([words, words.toReversed()]);
  expect(JSON.stringify(rows)).not.toMatch(/Rosa/);
});

test('Only administrators read and decide; a page out of range and an unknown pair are refused', async () => {
  const { token } = await makeProfessional(app.db);
  expect(await failureOf(sendGraphQL(app, LIST, {}, token))).toContain('FORBIDDEN');
  expect(await failureOf(send(DISMISS, '7', token))).toContain('FORBIDDEN');
  expect(await failureOf(send(RESTORE, '7'))).toMatch(/^NOT_FOUND/);
  expect(await failureOf(sendGraphQL(app, LIST, { limit: 0 }, admin))).toMatch(/^BAD_REQUEST limit/);
});
