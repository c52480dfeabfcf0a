import { randomUUID } from 'node:crypto';

import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { eventsAfter } from '../../../testing/harness/published-events';
import {
  CANARY,
  CANARY_DNI as DNI,
  CANARY_BIRTH_DATE,
  CANARY_EMAIL as EMAIL,
  CANARY_NAME as NAME,
  plantPatient,
} from '../../../testing/harness/planted-patient';
import {
  columnsWith,
  HARMLESS_COLUMNS,
  tablesOfPatients,
  writtenColumns,
} from '../../../testing/harness/tables-of-patients';

const ERASE = `mutation ($id: ID!, $reason: String!, $version: Int) {
  erased: erasePatient(id: $id, reason: $reason, expectedVersion: $version) { id erasedAt version } }`;
const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { undoPatientMerge(id: $id) { id } }';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  app.clock.now = MONDAY_8AM;
  admin = (await signedIn(app.db, 'admin')).token;
  laura = await makeProfessional(app.db, { name: 'Laura Médica', overbookingsPerHour: 3 });
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows;
const create = async (input: object) =>
  (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
const erase = (id: string, { reason = 'Lo pidió por escrito', version = null as number | null, token = admin } = {}) =>
  sendGraphQL<{ erased: { id: string; erasedAt: string; version: number } }>(
    app,
    ERASE,
    { id, reason, version },
    token,
  );
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('SELECT version FROM patients WHERE id = $1', [id]))[0]!.version;
const book = (date: string, more: object = {}) =>
  makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    from: `${date}T10:00-03:00`,
    to: `${date}T10:30-03:00`,
    patientName: NAME,
    patientEmail: EMAIL,
    ...more,
  });

const plant = () => plantPatient(app, { admin, professionalId: laura.id, roomId });

test('Every column about a patient is known here, so that erasing it is tested', async () => {
  await plant();
  const planted = new Set(await columnsWith(app, CANARY));
  const unknown = [];
  for (const table of await tablesOfPatients(app))
    for (const column of await writtenColumns(app, table))
      if (!planted.has(`${table}.${column}`) && !HARMLESS_COLUMNS[table]?.includes(column))
        unknown.push(`${table}.${column}`);
  expect(unknown).toEqual([]);
});

test('Nothing of the person stays but the blocked identity and what was booked', async () => {
  const { id, mergedId } = await plant();
  await dataOf(erase(id, { version: await versionOf(id) }));
  expect(await columnsWith(app, CANARY)).toEqual([
    'appointments.cancellation_note',
    'appointments.notes',
    'appointments.overbooking_reason',
    'appointments.patient_birth_date',
    'appointments.patient_name',
    'appointments.searched',
    'patient_erasures.identity',
    'search_words.shortened',
    'search_words.word',
  ]);
  const emptied = {
    name: 'Datos borrados',
    given_names: null,
    family_names: null,
    registered_sex: null,
    email: '',
    phone: null,
    birth_date: null,
    notes: null,
    nationality: null,
    preferred_channel: null,
    may_book_online: 'yes',
    deceased_on: null,
    user_id: null,
    known_by: [],
    state: 'erased',
    searched: 'datos borrados   ',
  };
  const kept = await rows<object>(
    `SELECT to_jsonb(p) - 'id' - 'latest' - 'created_at' - 'changed_at' - 'version' AS row FROM patients AS p
     WHERE state = 'erased' ORDER BY merged_into NULLS FIRST`,
  );
  expect(kept).toEqual([{ row: { ...emptied, merged_into: null } }, { row: { ...emptied, merged_into: id } }]);
  expect(
    await rows('SELECT patient_id AS id, reason, identity FROM patient_erasures ORDER BY patient_id = $1', [mergedId]),
  ).toEqual([
    {
      id,
      reason: 'Lo pidió por escrito',
      identity: {
        name: NAME,
        givenNames: 'Canaria Inés',
        familyNames: 'Canario',
        birthDate: CANARY_BIRTH_DATE,
        identifiers: [DNI],
      },
    },
    { id: mergedId, reason: 'Lo pidió por escrito', identity: expect.objectContaining({ name: 'Canaria Merlo' }) },
  ]);
});

test('The account ends, open requests and places in the waiting list go, and programs learn the id alone', async () => {
  const { id, mergedId, mergeId, open, token } = await plant();
  const { nextCursor } = await eventsAfter(app, admin, 'latest');
  const { erased } = await dataOf(erase(id));
  expect(erased).toEqual({ id, erasedAt: '2026-06-01T08:00:00-03:00', version: await versionOf(id) });
  expect(await failureOf(sendGraphQL(app, '{ myPatientReads { id } }', {}, token))).toMatch(/^UNAUTHENTICATED/);
  expect(await rows('SELECT FROM appointment_requests WHERE id = $1', [open])).toEqual([]);
  expect(await rows('SELECT DISTINCT status, end_note FROM waiting_list_entries')).toEqual([
    { status: 'ended', end_note: 'Se borraron sus datos' },
  ]);
  expect(await rows('SELECT FROM appointment_notices')).toEqual([]);
  expect(await failureOf(sendGraphQL(app, UNDO, { id: mergeId }, admin))).toMatch(/^NOT_FOUND/);
  const { events } = await eventsAfter(app, admin, nextCursor);
  const told = events.filter(({ type }) => type === 'patient.erased').map(({ data }) => data['patient']!['id']);
  expect(told.toSorted()).toEqual([id, mergedId].toSorted());
  const audited = await rows(
    "SELECT entity, entity_id, changes FROM audit_events WHERE entity = 'patient' ORDER BY id DESC LIMIT 1",
  );
  expect(audited).toEqual([
    { entity: 'patient', entity_id: id, changes: [{ field: 'state', from: 'Validado', to: 'Borrado' }] },
  ]);
});

test('No search finds an erased patient, and document, name and contact are free for the person who comes back', async () => {
  const { id, mergedId } = await plant();
  await dataOf(erase(id));
  const READ = 'query ($id: ID!) { patient(id: $id) { id } }';
  const read = (token: string) => failureOf(sendGraphQL(app, READ, { id }, token));
  expect([await read(admin), await read(laura.token)]).toEqual(Array(2).fill('NOT_FOUND: El paciente no existe'));
  expect(await failureOf(sendGraphQL(app, READ, { id: mergedId }, admin))).toMatch(/^NOT_FOUND/);
  const SEARCH =
    'query ($text: String!) { patients(search: $text) { id } allPatients(search: $text) { items { id } } }';
  for (const text of ['Canaria', 'Datos borrados', '48119999', '48111222'])
    expect(await dataOf(sendGraphQL(app, SEARCH, { text }, admin))).toEqual({
      patients: [],
      allPatients: { items: [] },
    });
  expect(await dataOf(sendGraphQL(app, '{ patients(search: "Canaria") { id } }', {}, laura.token))).toEqual({
    patients: [],
  });
  const back = await create({ name: NAME, email: EMAIL, identifiers: [DNI] });
  expect(back).not.toBe(id);
  const next = await book('2026-07-01');
  expect(await rows('SELECT patient_id AS id FROM appointments WHERE id = $1', [next])).toEqual([{ id: back }]);
});

test('Professionals learn of the erasure of patients with turnos of theirs, and of no others', async () => {
  const { id, mergedId } = await plant();
  await dataOf(erase(id));
  const ERASURE = 'query ($id: ID!) { erasure: patientErasure(id: $id) { id state reads { readerName } } }';
  const asked = (token: string) => sendGraphQL(app, ERASURE, { id: mergedId }, token);
  expect(await dataOf(asked(laura.token))).toEqual({ erasure: { id, state: 'blocked', reads: null } });
  const { token } = await makeProfessional(app.db, { name: 'Pablo Médico' });
  expect(await failureOf(asked(token))).toBe('NOT_FOUND: El paciente no existe');
});

test('Past turnos stay with the erased patient, also corrected, and those of another account lead to no erased one', async () => {
  const mother = await makeUser(app.db, { name: 'Marta Blanca', email: 'marta@correo.example' });
  const childs = { patientUserId: mother, patientEmail: 'marta@correo.example', contactName: 'Marta Blanca' };
  const turno = await book('2026-05-20', { ...childs, status: 'completed' });
  const [patient] = await rows<{ id: string }>('SELECT patient_id AS id FROM appointments WHERE id = $1', [turno]);
  await dataOf(erase(patient!.id));
  const UPDATE =
    'mutation ($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { id } }';
  const update = (input: object) => sendGraphQL(app, UPDATE, { id: turno, input }, admin);
  expect(await failureOf(update({ notes: 'No vino', patientPhone: '11 4811-9999' }))).toMatch(/^CONFLICT patientPhone/);
  await dataOf(
    update({ patientName: NAME, patientEmail: null, patientPhone: null, contactName: null, notes: 'No vino' }),
  );
  await rows("UPDATE appointments SET patient_name = 'Canaria Blanco', patient_phone = '11 4811-9999' WHERE id = $1", [
    turno,
  ]);
  await book('2026-07-01', { ...childs, patientEmail: 'otra@correo.example' });
  const ids = await rows<{ id: string }>('SELECT patient_id AS id FROM appointments ORDER BY starts_at');
  expect(ids[0]).toEqual(patient);
  expect(ids[1]).not.toEqual(patient);
  expect(await rows('SELECT name, phone, known_by FROM patients WHERE id = $1', [patient!.id])).toEqual([
    { name: 'Datos borrados', phone: null, known_by: [] },
  ]);
  expect(await rows('SELECT patient_user_id AS account FROM appointments WHERE id = $1', [turno])).toEqual([
    { account: null },
  ]);
});

describe('It is refused', () => {
  const HAS_TURNO = 'CONFLICT id: Tiene 1 turno por venir. Cancelá lo que falte antes de borrar sus datos';
  const known = () => create({ name: NAME, email: EMAIL });
  const everything = () => rows('SELECT p::text FROM patients AS p UNION ALL SELECT a::text FROM appointments AS a');

  test.each<[string, string, () => Promise<string>, Parameters<typeof erase>[1]]>([
    [
      'while a turno is to come',
      HAS_TURNO,
      async () => {
        const id = await known();
        await book('2026-06-02');
        return id;
      },
      {},
    ],
    ['with a stale version', 'CONFLICT', known, { version: 7 }],
    ['without a reason', 'BAD_REQUEST reason: El motivo es requerido', known, { reason: ' ' }],
    ['for an unknown patient', 'NOT_FOUND: El paciente no existe', async () => randomUUID(), {}],
    [
      'for a colleague',
      'CONFLICT: Su cuenta es la de alguien que trabaja en la clínica',
      async () => {
        const account = await makeUser(app.db, { name: NAME, email: EMAIL });
        const [{ id }] = (await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [account])) as [
          { id: string },
        ];
        await rows("UPDATE users SET role = 'admin' WHERE id = $1", [account]);
        return id;
      },
      {},
    ],
  ])('%s', async (_, failure, make, how) => {
    const id = await make();
    const before = await everything();
    expect(await failureOf(erase(id, how))).toContain(failure);
    expect(await everything()).toEqual(before);
  });

  test('to the desk, because it cannot be undone', async () => {
    const desk = await openSession(app.db, await makeUser(app.db, { role: 'admin', permissionSet: 'desk' }));
    expect(await failureOf(erase(await known(), { token: desk }))).toMatch(/^FORBIDDEN/);
  });

  test('by a turno that was being booked for the patient', async () => {
    const id = await known();
    const [failure] = await behind(
      app,
      `INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
       VALUES (gen_random_uuid(), ${laura.id}, ${roomId}, '${NAME}', '${EMAIL}', 'pending', '2026-06-20T13:00Z',
         '2026-06-20T13:30Z', now())`,
      [() => failureOf(erase(id))],
    );
    expect(failure).toBe(HAS_TURNO);
  });
});

test('A cancelled turno to come is erased once its mail has left, and does not come back, not even by an undo', async () => {
  const id = await create({ name: NAME, email: EMAIL });
  const turno = await book('2026-06-02', { status: 'cancelled' });
  await rows("INSERT INTO appointment_notices (appointment_id, known, due_at) VALUES ($1, '{}', now())", [turno]);
  expect(await failureOf(erase(id))).toMatch(/^CONFLICT id: Todavía no salió el correo de un turno cancelado/);
  await rows('DELETE FROM appointment_notices');
  await dataOf(erase(id));
  const REVIVE =
    'mutation ($id: ID!, $isUndo: Boolean) { setAppointmentStatus(id: $id, status: "confirmed", isUndo: $isUndo) { id } }';
  for (const isUndo of [false, true])
    expect(await failureOf(sendGraphQL(app, REVIVE, { id: turno, isUndo }, admin))).toMatch(
      /^CONFLICT patientName: Los datos de este paciente se borraron/,
    );
});

test('Repeated, it changes nothing more', async () => {
  const id = await create({ name: NAME, email: EMAIL });
  const first = await dataOf(erase(id, { version: 1 }));
  expect(await dataOf(erase(id, { version: 1 }))).toEqual(first);
});
