import { makeProfessional, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const FIELDS = `id name givenNames familyNames registeredSex birthDate email phone notes nationality preferredChannel mayBookOnline deceasedOn version
  identifiers { kind number registeredSex }`;
const CREATE = `mutation ($input: CreatePatientInput!, $key: String) {
  created: createPatient(input: $input, idempotencyKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdatePatientInput!, $version: Int) {
  updated: updatePatient(id: $id, input: $input, expectedVersion: $version) { ${FIELDS} } }`;
const READ = `query ($id: ID!) { patient(id: $id) { ${FIELDS} noShows lastAppointment { professionalName } } }`;

interface Shown {
  id: string;
  name: string;
  notes: string | null;
  version: number;
  identifiers: object[] | null;
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomId: number;
let day = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const create = (input: object, { token = admin, key = null as string | null } = {}) =>
  sendGraphQL<{ created: Shown }>(app, CREATE, { input, key }, token);
const update = (id: string, input: object, { token = admin, version = null as number | null } = {}) =>
  sendGraphQL<{ updated: Shown }>(app, UPDATE, { id, input, version }, token);
const read = (id: string, token = admin) => sendGraphQL<{ patient: Shown }>(app, READ, { id }, token);

/** Returns the id of the patient. */
async function book(
  patientName: string,
  patientEmail: string,
  status = 'pending',
): Promise<{ id: string; patientId: string }> {
  day += 1;
  const date = `2026-05-${String(day).padStart(2, '0')}`;
  const id = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    patientName,
    patientEmail,
    status,
    from: `${date}T10:00-03:00`,
    to: `${date}T10:30-03:00`,
  });
  const query = 'query ($id: ID!) { appointment(id: $id) { patientId } }';
  const { appointment } = await dataOf(sendGraphQL<{ appointment: { patientId: string } }>(app, query, { id }, admin));
  return { id, patientId: appointment.patientId };
}

const DNI = { kind: 'dni', number: '12.345.678', registeredSex: 'F' };

test('Reception adds a patient with documents, once per key, and finds them by DNI', async () => {
  const input = {
    name: 'Inés  Paz',
    givenNames: 'Inés María',
    familyNames: 'Paz Gil',
    registeredSex: 'F',
    birthDate: '1980-02-29',
    phone: '011 4555-1200',
    notes: 'Usa silla de ruedas',
    nationality: 'BO',
    preferredChannel: 'whatsapp',
    mayBookOnline: 'own_only',
    deceasedOn: null,
    identifiers: [DNI, { kind: 'cuil', number: '27-12345678-0' }],
  };
  const key = 'b8f1c2d4-0000-4000-8000-000000000001';
  const { created } = await dataOf(create(input, { key }));
  expect(created).toEqual({
    ...input,
    id: created.id,
    name: 'Inés Paz',
    email: null,
    phone: '+54 11 4555 1200',
    version: 1,
    identifiers: [
      { kind: 'cuil', number: '27123456780', registeredSex: null },
      { kind: 'dni', number: '12345678', registeredSex: 'F' },
    ],
  });
  expect((await dataOf(create(input, { key }))).created.id).toBe(created.id);
  const search = 'query ($search: String!) { patients(search: $search) { id } }';
  for (const words of ['12.345.678', 'gil ines', '4555 1200']) {
    const found = await dataOf(sendGraphQL(app, search, { search: words }, admin));
    expect(found).toEqual({ patients: [{ id: created.id }] });
  }
  expect((await book('INES PAZ', 'ines@correo.example')).patientId).not.toBe(created.id);
  expect(await failureOf(create({ name: 'INÉS PAZ', phone: '11 4555-1200' }))).toBe(
    'CONFLICT name: Ya hay un paciente con ese nombre y ese contacto',
  );
});

test.each([
  [{ name: ' ' }, 'BAD_REQUEST name: El nombre es requerido'],
  [{ name: 'A', email: 'nada' }, 'BAD_REQUEST email: Email inválido'],
  [{ name: 'A', birthDate: '2027-01-01' }, 'BAD_REQUEST birthDate: La fecha de nacimiento no puede ser futura'],
  [
    { name: 'A', birthDate: '1980-02-29', deceasedOn: '1979-01-01' },
    'BAD_REQUEST deceasedOn: La fecha de fallecimiento es anterior a la de nacimiento',
  ],
  [{ name: 'A', deceasedOn: '2027-01-01' }, 'BAD_REQUEST deceasedOn: La fecha de fallecimiento no puede ser futura'],
  [{ name: 'A', nationality: 'XX' }, 'BAD_REQUEST nationality: La nacionalidad es el código de un país, como AR'],
  [{ name: 'A', identifiers: [{ ...DNI, number: '12' }] }, 'BAD_REQUEST identifiers: El DNI tiene entre 6 y 8 números'],
  [{ name: 'A', identifiers: [DNI, DNI] }, 'BAD_REQUEST identifiers: Hay dos documentos del mismo tipo'],
])('%j is refused', async (input, failure) => {
  expect(await failureOf(create(input))).toBe(failure);
});

test('A document belongs to one patient; the same number with another sex is another document', async () => {
  const number = '20111222';
  const of = (registeredSex: string) => ({ identifiers: [{ kind: 'dni', number, registeredSex }] });
  await dataOf(create({ name: 'Primera', ...of('F') }));
  const { created: other } = await dataOf(create({ name: 'Segundo', ...of('M') }));
  expect(await failureOf(update(other.id, of('F')))).toBe('CONFLICT identifiers: Otro paciente ya tiene ese documento');
  expect((await dataOf(read(other.id))).patient.identifiers).toEqual(of('M').identifiers);
});

test('A correction stays, whatever later turnos say, and the old name still finds the patient', async () => {
  const { patientId } = await book('Jose Nunes', 'jose@correo.example');
  const { updated } = await dataOf(update(patientId, { name: 'José Núñez', notes: 'Llamar de tarde' }, { version: 1 }));
  expect(updated).toMatchObject({ name: 'José Núñez', notes: 'Llamar de tarde', version: 2 });
  expect((await book('jose nunes', 'jose@correo.example')).patientId).toBe(patientId);
  expect((await book('José Núñez', 'jose@correo.example')).patientId).toBe(patientId);
  expect((await dataOf(read(patientId))).patient).toMatchObject({ name: 'José Núñez', version: 2 });
  expect(await failureOf(update(patientId, { name: 'Otro' }, { version: 1 }))).toMatch(/^CONFLICT/);
  const { rows } = await app.db.pool.query(
    "SELECT called, changes::text FROM audit_events WHERE entity = 'patient' AND entity_id = $1",
    [patientId],
  );
  expect(rows).toEqual([expect.objectContaining({ called: `Paciente ${patientId.slice(0, 8)}` })]);
  expect(JSON.stringify(rows)).not.toMatch(/Núñez|Nunes|Llamar/);
});

test('A professional reads their own patients without notes and documents; others don’t exist for them', async () => {
  const { id, patientId } = await book('Nora Ñandú', 'nora@correo.example', 'no_show');
  await dataOf(update(patientId, { notes: 'Solo mesa', identifiers: [{ ...DNI, number: '30111222' }] }));
  expect((await dataOf(read(patientId, laura.token))).patient).toMatchObject({
    name: 'Nora Ñandú',
    notes: null,
    identifiers: null,
    noShows: 1,
    lastAppointment: { professionalName: 'Laura Médica' },
  });
  const missing = 'NOT_FOUND: El paciente no existe';
  expect(await failureOf(read(patientId, pablo.token))).toBe(missing);
  for (const unknown of ['7', '00000000-0000-4000-8000-000000000000'])
    expect(await failureOf(read(unknown))).toBe(missing);
  expect(await failureOf(update(patientId, { name: 'X' }, { token: laura.token }))).toContain('FORBIDDEN');
  const account = await openSession(
    app.db,
    await makeUser(app.db, { name: 'Nora Ñandú', email: 'nora@correo.example' }),
  );
  await app.db.pool.query(
    'UPDATE appointments SET patient_user_id = (SELECT user_id FROM patients WHERE id = $1) WHERE id = $2',
    [patientId, id],
  );
  const own = 'query ($id: ID!) { appointment(id: $id) { patientName patientId } }';
  expect(await dataOf(sendGraphQL(app, own, { id }, account))).toEqual({
    appointment: { patientName: 'Nora Ñandú', patientId: null },
  });
});
