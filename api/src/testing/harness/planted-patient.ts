import { makeSpecialty, makeUser, openSession } from '../factories/people';
import { makeRequest } from '../factories/requests';
import { makeAppointment } from '../factories/rooms';
import type { TestApp } from './app';
import { dataOf, sendGraphQL } from './graphql';
import { join } from './waiting-list';

const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { id } }';
const MERGE = 'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }';

/** Every canary matches it. */
export const CANARY = 'canari|1911-11-11|48111222|4811.?9999';
export const CANARY_NAME = 'Canaria Blanca';
export const CANARY_EMAIL = 'canaria@correo.example';
const CANARY_PHONE = '+54 11 4811 9999';
export const CANARY_BIRTH_DATE = '1911-11-11';
const CANARY_COVERAGE = "insurer_id = (SELECT id FROM insurers WHERE name = 'PAMI'), member_number = '48111222-00'";
export const CANARY_DNI = { kind: 'dni', number: '48111222', registeredSex: 'F' };

interface Place {
  /** Session of an administrator. */
  admin: string;
  professionalId: number;
  roomId: number;
}

/**
 * A patient with an account, one merged into it, and rows in every table about patients. Each column that may hold data of a
 * person holds a canary.
 */
export async function plantPatient(app: TestApp, { admin, professionalId, roomId }: Place) {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await app.db.pool.query<Row>(text, values)).rows;
  const create = async (input: object) =>
    (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
  const book = (date: string, more: object) =>
    makeAppointment(app.db, {
      professionalId,
      roomId,
      from: `${date}T10:00-03:00`,
      to: `${date}T10:30-03:00`,
      ...more,
    });

  const account = await makeUser(app.db, { name: CANARY_NAME, email: CANARY_EMAIL, phone: CANARY_PHONE });
  const [patient] = await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [account]);
  const id = patient!.id;
  const facts = {
    givenNames: 'Canaria Inés',
    familyNames: 'Canario',
    birthDate: CANARY_BIRTH_DATE,
    notes: 'Canaria: solo de tarde',
    nationality: 'BO',
    preferredChannel: 'phone',
    mayBookOnline: 'own_only',
    identifiers: [CANARY_DNI],
  };
  await dataOf(sendGraphQL(app, UPDATE, { id, input: facts }, admin));
  const mergedId = await create({ name: 'Canaria Merlo', phone: '11 4811-9999', identifiers: [] });
  const [version] = await rows<{ version: number }>('SELECT version FROM patients WHERE id = $1', [id]);
  const sides = { survivorId: id, survivorVersion: version!.version, mergedId, mergedVersion: 1 };
  const { made } = await dataOf(sendGraphQL<{ made: { id: string } }>(app, MERGE, { input: sides }, admin));
  const otherId = await create({ name: 'Olga Sosa' });
  await rows(
    `INSERT INTO patient_relations (id, patient_id, relative_id, kind, may_book, may_see, is_told, agreed_by, agreed_at)
     VALUES (gen_random_uuid(), $1, $2, 'mother', true, true, true, 'staff', now())`,
    [id, otherId],
  );
  await rows(
    `INSERT INTO patient_coverages (id, patient_id, insurer_id, number, holder_name, relationship, valid_from, is_primary)
     SELECT gen_random_uuid(), $1, id, '48111222-00', 'Canaria Madre', 'child', '2026-01-01', true
     FROM insurers WHERE name = 'PAMI'`,
    [id],
  );
  await rows(
    `INSERT INTO patient_candidates (id, first_id, second_id, reasons, band, found_at)
     VALUES (gen_random_uuid(), least($1::uuid, $2), greatest($1::uuid, $2), '{phone_and_name}', 1, now())`,
    [id, otherId],
  );

  const past = {
    patientName: CANARY_NAME,
    patientEmail: CANARY_EMAIL,
    patientUserId: account,
    patientPhone: CANARY_PHONE,
    patientBirthDate: CANARY_BIRTH_DATE,
    contactName: 'Canaria Madre',
  };
  const turno = await book('2026-05-20', { ...past, overbookingReason: 'Canaria con dolor' });
  const cancelled = await book('2026-06-20', { ...past, status: 'cancelled' });
  await rows(
    `UPDATE appointments SET notes = 'Canaria: trae estudios', cancellation_reason = 'other',
       cancellation_note = 'Canaria viajó' WHERE id = $1`,
    [cancelled],
  );
  await rows("UPDATE appointments SET notes = 'Canaria: trae estudios' WHERE id = $1", [turno]);
  await rows('INSERT INTO visits (appointment_id, arrived_at) VALUES ($1, now())', [turno]);
  await rows(
    `INSERT INTO appointment_coverages (appointment_id, insurer_id, insurer_name, member_number, outcome, copay,
       exempt_reason, judged_for, authorization_status, authorization_number, order_cuir)
     SELECT $1, id, name, '48111222-00', 'with_authorization', 0, 'canaria', '2026-05-20', 'granted', 'canaria 7',
       'canaria-cuir' FROM insurers WHERE name = 'PAMI'`,
    [turno],
  );
  await rows(
    `INSERT INTO absence_entries (professional_id, date, appointment_id, starts_at, contact_state, contact_note)
     VALUES ($1, '2026-05-20', $2, '2026-05-20T13:00Z', 'to_call', 'Canaria no atiende')`,
    [professionalId, turno],
  );
  await rows(
    `WITH opened AS (INSERT INTO tills (opened_at) VALUES (now()) RETURNING id)
     INSERT INTO payments (till_id, appointment_id, patient_id, patient_name, amount, means, taken_at, voucher_url)
     SELECT id, $1, (SELECT patient_id FROM appointments WHERE id = $1), $2, 5000, 'cash', now(), 'https://arca.example/48111222' FROM opened`,
    [turno, CANARY_NAME],
  );
  await rows(
    `INSERT INTO payments
       (till_id, appointment_id, patient_id, patient_name, amount, means, taken_at, reverses_id, reversal_reason)
     SELECT till_id, appointment_id, patient_id, patient_name, amount, means, now(), id, 'Canaria pagó de más' FROM payments`,
    [],
  );
  await rows("INSERT INTO appointment_notices (appointment_id, known, due_at) VALUES ($1, $2, '2026-06-01T12:00Z')", [
    turno,
    { patientEmail: CANARY_EMAIL },
  ]);

  const specialtyId = await makeSpecialty(app.db);
  const person = {
    patientName: CANARY_NAME,
    patientEmail: CANARY_EMAIL,
    patientUserId: account,
    patientPhone: CANARY_PHONE,
  };
  const formConfig = [{ id: 'dni', type: 'text', label: 'DNI', required: false, options: [] }];
  const asked = { specialtyId, ...person, formConfig, formData: { dni: '48111222' } };
  const open = await makeRequest(app.db, asked);
  const answered = await makeRequest(app.db, { ...asked, status: 'rejected' });
  await rows(
    `UPDATE appointment_requests SET patient_birth_date = $2, contact_name = 'Canaria Madre', admin_notes = 'Canaria llamó',
       rejection_reason = 'Canaria se mudó', rejection_mail_due_at = now(), ${CANARY_COVERAGE} WHERE id = $1`,
    [answered, CANARY_BIRTH_DATE],
  );
  const token = await openSession(app.db, account);
  for (const it of [specialtyId, await makeSpecialty(app.db)])
    await dataOf(
      join(app, { specialtyId: it, name: CANARY_NAME, email: CANARY_EMAIL, patientPhone: CANARY_PHONE }, token),
    );
  await rows(
    `UPDATE waiting_list_entries SET patient_birth_date = $1, contact_name = 'Canaria Madre',
       urgent_reason = 'Canaria con fiebre', ${CANARY_COVERAGE}`,
    [CANARY_BIRTH_DATE],
  );
  await rows(
    `UPDATE waiting_list_entries SET status = 'ended', end_reason = 'removed', end_note = 'Canaria ya no puede',
       ended_at = now() WHERE specialty_id <> $1`,
    [specialtyId],
  );
  await rows(
    `WITH made AS (
       INSERT INTO imports (kind, file_name, row_count, created_at) VALUES ('patients', 'p.csv', 2, now()) RETURNING id
     )
     INSERT INTO import_rows (kind, external_key, import_id, line, content_hash, patient_id, appointment_id, document_number)
     SELECT it.kind, 'id:48111222', made.id, 1, '\\x00', it.patient_id, it.appointment_id, '48111222'
     FROM made, (VALUES ('patients', $1::uuid, NULL::uuid), ('appointments', NULL, $2)) AS it (kind, patient_id, appointment_id)`,
    [id, turno],
  );
  await rows("UPDATE patients SET deceased_on = '2026-05-31' WHERE id = $1", [id]);
  return { id, mergedId, mergeId: made.id, open, token };
}
