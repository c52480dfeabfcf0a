import { makeSpecialty, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book } from '../../testing/harness/booking';
import { addChild, MARTA, startFamily } from '../../testing/harness/family';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { behind, untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { join } from '../../testing/harness/waiting-list';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let marta: string;
let martaId: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ laura, roomId, marta, martaId } = await startFamily(app));
});

const send = (query: string, variables: Record<string, unknown>, token = marta) =>
  sendGraphQL(app, query, variables, token);

const CHANGE = 'mutation ($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { id } }';
const REQUEST = `mutation ($specialtyId: Int!, $input: RequestAppointmentInput!) {
  requestAppointment(specialtyId: $specialtyId, input: $input) { id } }`;
const BY_PHONE = 'Este turno no se puede pedir por internet. Llamá a la clínica';
const change = (id: string, input: object) => dataOf(send(CHANGE, { id, input }, admin));
const ownPatient = async () =>
  (await app.db.pool.query<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [martaId])).rows[0]!.id;

/** By booking, request and waiting list; what was refused, and for whom not. */
async function refusals(patientName: string, token: string | null = marta): Promise<(string | null)[]> {
  const specialtyId = await makeSpecialty(app.db);
  const patient = { patientName, patientEmail: 'marta@ejemplo.example' };
  const other = patientName === 'Marta Quiroga' ? {} : { contactName: 'Marta Quiroga', patientBirthDate: '2018-03-01' };
  const as = token ?? undefined;
  const answers = await Promise.all([
    book(app, { professionalId: laura.id, roomId, ...patient, ...other }, { token: as }),
    sendGraphQL(app, REQUEST, { specialtyId, input: { ...patient, formData: {} } }, as),
    join(app, { specialtyId, name: patientName, email: patient.patientEmail, ...other }, as),
  ]);
  await app.db.pool.query('TRUNCATE appointments, appointment_requests, waiting_list_entries CASCADE');
  return answers.map(({ errors }) => errors?.[0]?.message ?? null);
}

test('An account may ask for nothing, or only for its own patient, as the desk decides', async () => {
  const id = await ownPatient();
  const { patientId } = await addChild(app, marta, 'Tomás Paz', '2018-03-01');
  await change(id, { mayBookOnline: 'own_only' });
  expect(await refusals('Marta Quiroga')).toEqual([null, null, null]);
  const forOneself = 'Por internet podés sacar turnos solo para vos. Para otra persona, llamá a la clínica';
  expect(await refusals('Tomás Paz')).toEqual([forOneself, forOneself, forOneself]);
  await change(id, { mayBookOnline: 'no' });
  expect(await refusals('Marta Quiroga')).toEqual([BY_PHONE, BY_PHONE, BY_PHONE]);
  const stranger = await makeUser(app.db, { name: 'Otra Persona', email: 'otra@ejemplo.example' });
  expect(await refusals('Marta Quiroga', await openSession(app.db, stranger))).toEqual([null, null, null]);
  await change(id, { mayBookOnline: 'yes' });
  await change(patientId, { mayBookOnline: 'no' });
  const child = { professionalId: laura.id, roomId, patientName: 'Tomás Paz', ...MARTA };
  expect(await failureOf(book(app, { ...child, patientId }, { token: marta }))).toBe(`FORBIDDEN: ${BY_PHONE}`);
  await dataOf(book(app, child, { token: admin }));
});

test('A deceased patient gets no turno of a later day, nor one booked beside the record of the death', async () => {
  const id = await ownPatient();
  await change(id, { deceasedOn: '2026-05-31' });
  expect(await refusals('Marta Quiroga', admin)).toEqual(
    Array(3).fill('El paciente falleció el 31-05-2026: no se le dan turnos nuevos'),
  );
  expect(await refusals('Marta Quiroga', null)).toEqual(Array(3).fill(BY_PHONE));
  const withoutDate = 'A este paciente no se le dan turnos nuevos. Consultá en la recepción';
  expect((await refusals('Marta Quiroga', laura.token))[0]).toBe(withoutDate);
  await change(id, { deceasedOn: null });
  expect(await refusals('Marta Quiroga', admin)).toEqual([null, null, null]);

  const { changed } = await app.db.transaction(async (booking) => {
    await booking.manager.query('SELECT FROM patients WHERE id = $1 FOR KEY SHARE', [id]);
    const started = change(id, { deceasedOn: '2026-05-31' });
    await untilSomebodyWaits(app);
    return { changed: started };
  });
  await changed;
  const { booked } = await app.db.transaction(async (change) => {
    await change.manager.query("SELECT FROM lock_patient_name('Marta Quiroga')");
    await change.manager.query('SELECT FROM patients WHERE id = $1 FOR UPDATE', [id]);
    await change.manager.query("UPDATE patients SET deceased_on = '2026-05-30' WHERE id = $1", [id]);
    const started = book(app, {
      professionalId: laura.id,
      roomId,
      patientName: 'Marta Quiroga',
      ...MARTA,
      contactName: null,
    });
    await untilSomebodyWaits(app);
    return { booked: started };
  });
  expect(await failureOf(booked)).toBe(`CONFLICT patientName: ${BY_PHONE}`);
});

const EDIT = `mutation ($id: ID!, $input: UpdateAppointmentInput!) {
  updateAppointment(id: $id, input: $input) { patientName } }`;
const STATUS = `mutation ($id: ID!, $status: String!, $isUndo: Boolean) {
  setAppointmentStatus(id: $id, status: $status, isUndo: $isUndo) { status } }`;
const OUT = 'mutation ($id: ID!) { removeWaitingListEntry(id: $id, input: { reason: "No contesta" }) { id } }';
const BACK = 'mutation ($id: ID!) { restoreWaitingListEntry(id: $id) { status } }';

test('No edit, new status or restored place gives a deceased patient a turno; an undo does', async () => {
  const desk = (query: string, variables: Record<string, unknown>) => send(query, variables, admin);
  const person = { patientName: 'Marta Quiroga', patientEmail: 'marta@ejemplo.example' };
  const turno = { professionalId: laura.id, roomId };
  const { bookAppointment: own } = await dataOf(book(app, { ...turno, ...person }, { token: admin }));
  const later = {
    startTime: '2026-06-02T11:00:00-03:00',
    patientName: 'Nora Paz',
    patientEmail: 'nora@correo.example',
  };
  const { bookAppointment: other } = await dataOf(book(app, { ...turno, ...later }, { token: admin }));
  const specialtyId = await makeSpecialty(app.db);
  const { entry } = await dataOf(
    join(app, { specialtyId, name: person.patientName, email: person.patientEmail }, admin),
  );
  await dataOf(desk(OUT, { id: entry.id }));
  await dataOf(desk(STATUS, { id: own.id, status: 'cancelled' }));
  await change(await ownPatient(), { deceasedOn: '2026-05-31' });

  const deceased = 'CONFLICT patientName: El paciente falleció el 31-05-2026: no se le dan turnos nuevos';
  expect(await failureOf(desk(EDIT, { id: other.id, input: person }))).toBe(deceased);
  expect(await failureOf(desk(BACK, { id: entry.id }))).toBe(deceased);
  expect(await failureOf(desk(STATUS, { id: own.id, status: 'confirmed' }))).toBe(deceased);
  await dataOf(desk(STATUS, { id: own.id, status: 'confirmed', isUndo: true }));
  await dataOf(desk(EDIT, { id: own.id, input: { notes: 'Avisar a la familia' } }));
});

test('A merge that changes these rules, and its undo, wait for a booking of the patient', async () => {
  const id = await ownPatient();
  const create = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
  const facts = { name: 'Marta Quiroga Paz', deceasedOn: '2026-05-31', mayBookOnline: 'no' };
  const { made: other } = await dataOf(sendGraphQL<{ made: { id: string } }>(app, create, { input: facts }, admin));
  const besideBooking = (start: () => Promise<{ done: { id: string } }>) =>
    behind(app, `SELECT FROM patients WHERE id = '${id}' FOR KEY SHARE`, [start]);
  const merge = 'mutation ($input: MergePatientsInput!) { done: mergePatients(input: $input) { id } }';
  const { rows } = await app.db.pool.query<{ version: number }>('SELECT version FROM patients WHERE id = $1', [id]);
  const input = { survivorId: id, survivorVersion: rows[0]!.version, mergedId: other.id, mergedVersion: 1 };
  const [merged] = await besideBooking(() => dataOf(sendGraphQL(app, merge, { input }, admin)));
  expect(await refusals('Marta Quiroga', null)).toEqual(Array(3).fill(BY_PHONE));
  const undo = 'mutation ($id: ID!) { done: undoPatientMerge(id: $id) { id } }';
  await besideBooking(() => dataOf(sendGraphQL(app, undo, { id: merged!.done.id }, admin)));
  expect(await refusals('Marta Quiroga', null)).toEqual([null, null, null]);
});
