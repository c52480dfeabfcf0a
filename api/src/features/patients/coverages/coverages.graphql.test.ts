import { makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

interface Coverage {
  id: string;
  insurer: { name: string };
  number: string;
  isPrimary: boolean;
  checkedAt: string | null;
  version: number;
}

const FIELDS = `id insurer { name } plan { name } number holderName relationship validFrom validTo checkedAt checkedByName
  isPrimary version`;
const ADD = `mutation ($input: AddCoverageInput!) { made: addCoverage(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateCoverageInput!, $version: Int) {
  made: updateCoverage(id: $id, input: $input, expectedVersion: $version) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: ID!) { removeCoverage(id: $id) }';
const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id version } }';
const MERGE = 'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { undoPatientMerge(id: $id) { id } }';

let app: TestApp;
let admin: string;
const insurers = new Map<string, number>();
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  const { rows } = await app.db.pool.query<{ id: number; name: string }>('SELECT id, name FROM insurers');
  for (const { id, name } of rows) insurers.set(name, id);
  await app.db.pool.query("UPDATE insurers SET number_pattern = '## ####' WHERE name = 'IOMA'");
});
afterAll(() => app.close());

const send = (query: string, variables: Record<string, unknown>, token = admin) =>
  sendGraphQL<{ made: Coverage }>(app, query, variables, token);
const add = async (insurer: string, input: object, token = admin) =>
  (await dataOf(send(ADD, { input: { insurerId: insurers.get(insurer), number: '1', ...input } }, token))).made;
const listOf = async (id: string) => {
  const query = `query ($id: ID!) { patient(id: $id) { coverages { ${FIELDS} } } }`;
  const { patient } = await dataOf(sendGraphQL<{ patient: { coverages: Coverage[] } }>(app, query, { id }, admin));
  return patient.coverages;
};
const shortOf = async (id: string) =>
  (await listOf(id)).map(({ insurer, isPrimary }) => `${insurer.name}${isPrimary ? ' *' : ''}`);
const aPatient = async (name: string) =>
  (await dataOf(sendGraphQL<{ made: { id: string; version: number } }>(app, CREATE, { input: { name } }, admin))).made;
async function anAccount(name: string) {
  const account = await makeUser(app.db, { name });
  const { rows } = await app.db.pool.query<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [account]);
  return { id: rows[0]!.id, token: await openSession(app.db, account) };
}

test('The desk adds coverages and notes that it saw the card; the first is primary until another one is chosen', async () => {
  const { id: patientId } = await aPatient('Ana Cobertura');
  const first = await add('OSDE', { patientId, number: ' 61 234 ', isChecked: true });
  expect(first).toMatchObject({ number: '61 234', isPrimary: true, validFrom: '2026-06-01', version: 1 });
  expect(first.checkedAt).toBe('2026-06-01T08:00:00-03:00');
  const second = await add('Galeno', { patientId, isPrimary: true, relationship: 'child', holderName: 'Olga Díaz' });
  expect(await shortOf(patientId)).toEqual(['Galeno *', 'OSDE']);
  await dataOf(send(REMOVE, { id: second.id }));
  expect(await shortOf(patientId)).toEqual(['OSDE *']);
  const { rows } = await app.db.pool.query(
    "SELECT action, changes FROM audit_events WHERE entity = 'patient_coverage' AND entity_id = $1 ORDER BY id",
    [first.id],
  );
  expect(JSON.stringify(rows)).toContain('OSDE');
  expect(JSON.stringify(rows)).not.toContain('61 234');
});

test('Another number ends the check of the card, and a stale version is refused', async () => {
  const { id: patientId } = await aPatient('Beto Cobertura');
  const { id } = await add('OSDE', { patientId, isChecked: true });
  const dates = { id, input: { validTo: '2026-12-31' }, version: 1 };
  expect((await dataOf(send(UPDATE, dates))).made).toMatchObject({ version: 2, checkedAt: expect.any(String) });
  expect((await dataOf(send(UPDATE, { id, input: { number: '2' } }))).made.checkedAt).toBeNull();
  expect(await failureOf(send(UPDATE, { ...dates, input: { validTo: null } }))).toMatch(/^CONFLICT/);
});

test.each([
  [{ insurerId: 0 }, 'insurerId: Esa obra social ya no existe. Elegí otra'],
  [{ planId: 0 }, 'planId: Elegí un plan de esa obra social'],
  [{ number: ' ' }, 'number: El número de afiliado es requerido'],
  [{ number: '12 34' }, 'number: Revisá el número: debe tener la forma ## #### (# es un número)'],
  [{ validFrom: '2026-05-02', validTo: '2026-05-01' }, 'validTo: No puede terminar antes de empezar'],
])('A coverage with %j is refused', async (given, refusal) => {
  const { id: patientId } = await aPatient(`Con falta ${refusal}`);
  const input = { patientId, insurerId: insurers.get('IOMA'), number: '12-3456', ...given };
  expect(await failureOf(send(ADD, { input }))).toBe(`BAD_REQUEST ${refusal}`);
  expect(await listOf(patientId)).toEqual([]);
});

test('Patients keep their own coverages, unchecked, and reach no others', async () => {
  const [one, other] = [await anAccount('Carla Propia'), await anAccount('Dora Ajena')];
  const { id } = await add('PAMI', { isChecked: true }, one.token);
  expect(await listOf(one.id)).toMatchObject([{ insurer: { name: 'PAMI' }, checkedAt: null, isPrimary: true }]);
  const mine = '{ list: myCoverages { number checkedByName } }';
  expect(await dataOf(sendGraphQL(app, mine, {}, one.token))).toEqual({ list: [{ number: '1', checkedByName: null }] });
  expect(await dataOf(sendGraphQL(app, mine, {}, other.token))).toEqual({ list: [] });
  const foreign = { patientId: one.id, insurerId: insurers.get('OSDE'), number: '1' };
  for (const refused of [
    send(ADD, { input: foreign }, other.token),
    send(UPDATE, { id, input: { number: '2' } }, other.token),
    send(REMOVE, { id }, other.token),
  ])
    expect(await failureOf(refused)).toMatch(/^NOT_FOUND/);
  await dataOf(send(UPDATE, { id, input: { isChecked: true } }));
  const checked = await dataOf(send(UPDATE, { id, input: { isChecked: true } }, one.token));
  expect(checked.made.checkedAt).not.toBeNull();
  await dataOf(send(REMOVE, { id }, one.token));
  expect(await listOf(one.id)).toEqual([]);
});

test('Neither professionals nor staff without patients reach the coverage of a patient without an account', async () => {
  const { id: patientId } = await aPatient('Gala Sin Cuenta');
  const { id } = await add('OSDE', { patientId });
  const professional = (await signedIn(app.db, 'professional')).token;
  const manager = await openSession(app.db, await makeUser(app.db, { role: 'admin', permissionSet: 'management' }));
  for (const token of [professional, manager]) {
    expect(await failureOf(send(UPDATE, { id, input: {} }, token))).toMatch(/^FORBIDDEN/);
    expect(await failureOf(send(REMOVE, { id }, token))).toMatch(/^FORBIDDEN/);
  }
  expect(await shortOf(patientId)).toEqual(['OSDE *']);
});

test('After a removal the coverage that is valid today becomes primary, and a repeated check changes nothing', async () => {
  const { id: patientId } = await aPatient('Hugo Vigente');
  await add('Galeno', { patientId, validFrom: '2020-01-01' });
  await add('OSDE', { patientId, validFrom: '2025-01-01', validTo: '2025-12-31' });
  const { id } = await add('PAMI', { patientId, isPrimary: true });
  const check = { id, input: { isChecked: true }, version: 1 };
  expect((await dataOf(send(UPDATE, check))).made.version).toBe(2);
  expect((await dataOf(send(UPDATE, check))).made.version).toBe(2);
  await dataOf(send(REMOVE, { id }));
  expect((await shortOf(patientId)).toSorted()).toEqual(['Galeno *', 'OSDE']);
});

test('A merge moves coverages below the survivor’s primary one, and its undo takes them back', async () => {
  const [survivor, merged] = [await aPatient('Elsa Queda'), await aPatient('Elsa Unida')];
  await add('OSDE', { patientId: survivor.id });
  await add('Galeno', { patientId: merged.id });
  await add('IOMA', { patientId: merged.id, number: '12 3456' });
  const input = { survivorId: survivor.id, survivorVersion: survivor.version, mergedId: merged.id, mergedVersion: 1 };
  const { made } = await dataOf(send(MERGE, { input }));
  expect((await shortOf(survivor.id)).toSorted()).toEqual(['Galeno', 'IOMA', 'OSDE *']);
  await dataOf(send(UNDO, { id: made.id }));
  expect(await shortOf(survivor.id)).toEqual(['OSDE *']);
  expect((await shortOf(merged.id)).toSorted()).toEqual(['Galeno *', 'IOMA']);
});

test('Two that become primary at once leave one', async () => {
  const { id: patientId } = await aPatient('Fede Carrera');
  await Promise.all(['OSDE', 'Galeno', 'PAMI'].map((insurer) => add(insurer, { patientId, isPrimary: true })));
  expect((await listOf(patientId)).filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
});
