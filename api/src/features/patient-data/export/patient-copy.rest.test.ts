import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { sendRequest } from '../../../testing/harness/ask';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { pdfTexts } from '../../../testing/harness/pdf-texts';
import { tablesOfPatients } from '../../../testing/harness/tables-of-patients';
import { join } from '../../../testing/harness/waiting-list';
import type { PatientCopy } from './patient-copy';

const NAME = 'Nora Ñandú';
const EMAIL = 'nora@correo.example';
const UPDATE = 'mutation ($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { id } }';

let app: TestApp;
let admin: string;
let nora: { id: string; token: string };

const rows = async <Row>(sql: string, values: unknown[] = []) => (await app.db.pool.query(sql, values)).rows as Row[];
const get = (path: string, token: string) =>
  sendRequest(`${app.url}/api${path}`, { method: 'GET', headers: { authorization: `Bearer ${token}` } });
const copy = async (path: string, token: string) => JSON.parse((await get(path, token)).text) as PatientCopy;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  const account = await makeUser(app.db, { name: NAME, email: EMAIL });
  const [patient] = await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [account]);
  nora = { id: patient!.id, token: await openSession(app.db, account) };
  const laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  const roomId = await makeRoom(app.db);
  for (const [date, patientUserId] of [
    ['2026-06-02', account],
    ['2026-06-03', null],
  ] as const)
    await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId,
      patientName: NAME,
      patientEmail: EMAIL,
      patientUserId,
      from: `${date}T10:00-03:00`,
      to: `${date}T10:30-03:00`,
    });
  const specialtyId = await makeSpecialty(app.db);
  await makeRequest(app.db, {
    specialtyId,
    patientName: NAME,
    patientEmail: EMAIL,
    formConfig: ['b', 'a'].map((id) => ({ id, type: 'text', label: 'Obra social', required: false, options: [] })),
    formData: { a: 'OSDE', b: 'PAMI' },
  });
  const hours = [{ weekday: 1, startTime: '09:00', endTime: '24:00' }];
  const { entry } = await dataOf(
    join(app, { specialtyId, hours, noticeHours: 3, name: NAME, email: EMAIL }, nora.token),
  );
  await rows(
    `UPDATE waiting_list_entries SET status = 'ended', end_reason = 'removed', end_note = 'Se atiende en otro lado',
       ended_at = '2026-06-01T10:00Z', contact_name = 'Olga Ñandú', patient_birth_date = '2020-03-01'`,
  );
  for (const outcome of ['declined', 'pending'])
    await rows(
      `WITH slot AS (
         INSERT INTO waiting_list_stretches (id, professional_id, room_id, starts_at, ends_at, is_by_hand, created_at, round,
           due_at, outcome)
         VALUES (gen_random_uuid(), $1, $2, '2026-06-04T13:00Z', '2026-06-04T13:30Z', true, now(), 1, now(), 'open')
         RETURNING id
       )
       INSERT INTO waiting_list_offers (id, entry_id, stretch_id, round, offered_at, answer_until, outcome)
       SELECT gen_random_uuid(), $3, id, 1, '2026-06-01T11:00Z', '2026-06-01T15:00Z', $4 FROM slot`,
      [laura.id, roomId, entry.id, outcome],
    );
  await rows(
    `INSERT INTO patient_coverages (id, patient_id, insurer_id, number, holder_name, relationship, valid_from, is_primary)
     SELECT gen_random_uuid(), $1, id, '30111222', 'Olga Ñandú', 'child', '2026-01-01', true
     FROM insurers WHERE name = 'PAMI'`,
    [nora.id],
  );
  const identifiers = [{ kind: 'dni', number: '30.111.222', registeredSex: 'F' }];
  await dataOf(sendGraphQL(app, UPDATE, { id: nora.id, input: { notes: 'Solo mesa', identifiers } }, admin));
});
afterAll(() => app.close());

test('Administrators copy everything that is known of a patient, audited without names', async () => {
  const made = await copy(`/patients/${nora.id}/data.json`, admin);
  expect(made).toMatchObject({ format: 'turnero.patient-data', version: 1, made_at: '2026-06-01T08:00:00-03:00' });
  expect(made.data['offers']!.map(({ outcome }) => outcome).toSorted()).toEqual(['declined', 'pending']);
  expect(made.data).toMatchObject({
    person: [{ id: nora.id, name: NAME, email: EMAIL, notes: 'Solo mesa', state: 'validated' }],
    documents: [{ kind: 'dni', number: '30111222', registered_sex: 'F' }],
    account: [{ name: NAME, email: EMAIL }],
    family: [],
    coverages: [{ insurer: 'PAMI', plan: null, number: '30111222', holder_name: 'Olga Ñandú', relationship: 'child' }],
    appointments: [
      { starts_at: '2026-06-02T10:00:00-03:00', professional: 'Laura Médica', status: 'pending' },
      { starts_at: '2026-06-03T10:00:00-03:00' },
    ],
    requests: [
      { patient_name: NAME, answers: ['PAMI', 'OSDE'].map((answer) => ({ question: 'Obra social', answer })) },
    ],
    waiting_list: [
      {
        patient_name: NAME,
        patient_birth_date: '2020-03-01',
        contact_name: 'Olga Ñandú',
        hours: [{ weekday: 1, start_time: '09:00', end_time: '24:00' }],
        notice_hours: 3,
        end_note: 'Se atiende en otro lado',
      },
    ],
  });
  const audited = await rows<object>(
    "SELECT entity_id, called, changes FROM audit_events WHERE entity = 'patient_copy'",
  );
  expect(audited).toEqual([
    {
      entity_id: nora.id,
      called: `Paciente ${nora.id.slice(0, 8)}`,
      changes: [{ field: 'format', from: null, to: 'JSON' }],
    },
  ]);
  expect(await rows('SELECT FROM patient_reads WHERE patient_id = $1', [nora.id])).toHaveLength(1);
});

test('Every table about a patient is in the copy, or of the system itself', async () => {
  const copied = `appointment_coverages appointment_mails appointment_requests appointments patient_coverages patient_identifiers patient_reads patient_relations
    patients payments visits waiting_list_entries waiting_list_offers waiting_list_stretches`;
  const own = `absence_entries appointment_notices import_rows patient_candidates patient_erasures patient_merges
    room_occupancies`;
  expect(await tablesOfPatients(app)).toEqual(`${copied} ${own}`.split(/\s+/).toSorted());
});

const ELSEWHERE = ['insurer_id', 'patient_id', 'patient_user_id', 'plan_id', 'searched', 'version'];
test.each([
  ['patients', 'person', ['known_by', 'latest', 'merged_into', 'searched', 'user_id', 'version']],
  [
    'appointments',
    'appointments',
    // Shown by name, computed, or of the calendar's and mails' own bookkeeping.
    `patient_id patient_user_id searched professional_id room_id consultation_kind_id consultation_kind_name series_id
     duration_minutes during is_live buffer_before_minutes buffer_after_minutes cancellation_told changed_at is_coverage_removed
     is_of_account is_replaced patient_email_version reminded_for replaced_by_id sequence`.split(/\s+/),
  ],
  [
    'appointment_requests',
    'requests',
    [
      ...ELSEWHERE,
      'id',
      'specialty_id',
      'specialty_name',
      'professional_id',
      'form_config',
      'form_data',
      'document_number',
    ].concat('admin_notes', 'rejection_told', 'rejection_mail_due_at', 'made_appointment', 'replaced_appointment_id'),
  ],
  [
    'waiting_list_entries',
    'waiting_list',
    [...ELSEWHERE, 'id', 'professional_id', 'specialty_id', 'ended_by_id', 'actor_user_id', 'actor_key_id'],
  ],
  ['patient_coverages', 'coverages', ['id', 'patient_id', 'insurer_id', 'plan_id', 'checked_by_id', 'version']],
])('No column of %s is left out of the copy, but those of the system itself', async (table, section, omitted) => {
  const { data } = await copy(`/patients/${nora.id}/data.json`, admin);
  const columns = await rows<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'",
    [table],
  );
  const copied = Object.keys(data[section]![0]!);
  const left = columns.map(({ name }) => name).filter((name) => !copied.includes(name));
  expect(left.toSorted()).toEqual(omitted.toSorted());
});

test('Patients copy their own data, without the desk’s notes and records made by others with their name', async () => {
  const { data } = await copy('/auth/profile/data.json', nora.token);
  expect(data).toMatchObject({
    person: [{ name: NAME, notes: null }],
    documents: [{ number: '30111222' }],
    requests: [],
    waiting_list: [{ notice_hours: 3, end_note: null }],
    offers: [{ starts_at: '2026-06-04T10:00:00-03:00', professional: 'Laura Médica', outcome: 'declined' }],
  });
  expect(data['appointments']!.map(({ starts_at }) => starts_at)).toEqual(['2026-06-02T10:00:00-03:00']);
});

test('The own copy masks a child who came of age and agreed to nothing, the desk’s names it', async () => {
  await rows(
    `WITH child AS (
       INSERT INTO patients (id, name, birth_date, known_by, created_at)
       VALUES (gen_random_uuid(), 'Tomás Paz', '2008-06-01', '{}', now()) RETURNING id
     )
     INSERT INTO patient_relations (id, patient_id, relative_id, kind, may_book, may_see, is_told, agreed_by, agreed_at)
     SELECT gen_random_uuid(), id, $1, 'mother', true, true, true, 'relative', '2020-01-01' FROM child`,
    [nora.id],
  );
  const names = async (path: string, token: string) =>
    (await copy(path, token)).data['family']!.map((row) => row['other_person']);
  expect(await names(`/patients/${nora.id}/data.json`, admin)).toEqual(['Tomás Paz']);
  expect(await names('/auth/profile/data.json', nora.token)).toEqual(['T. P.']);
});

test('Neither copy names the desk’s people who read the data', async () => {
  await copy(`/patients/${nora.id}/data.json`, admin);
  const copies = [copy(`/patients/${nora.id}/data.json`, admin), copy('/auth/profile/data.json', nora.token)];
  for (const { data } of await Promise.all(copies))
    expect(data['readings']).toMatchObject([{ reader: 'Recepción o administración' }]);
});

test('The PDF has the same in Spanish', async () => {
  const [own, all] = await Promise.all(
    (
      [
        ['/auth/profile/data.pdf', nora.token],
        [`/patients/${nora.id}/data.pdf`, admin],
      ] as const
    ).map(async ([path, token]) => {
      const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="datos-personales.pdf"');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      return pdfTexts(Buffer.from(await answer.arrayBuffer()))
        .flat()
        .join(' ')
        .replaceAll(/ +/g, ' ');
    }),
  );
  for (const words of [
    'Turnos',
    'Inicio: 02-06-2026 10:00',
    'Estado: Pendiente',
    'Tipo: DNI',
    'Nada registrado.',
    'Horarios: lun desde las 09:00',
    'Aviso mínimo: 3 horas',
  ])
    expect(own).toContain(words);
  expect(own).not.toContain('Solo mesa');
  for (const words of ['Solo mesa', 'Obra social: PAMI; Obra social: OSDE', 'Inicio: 03-06-2026'])
    expect(all).toContain(words);
});

test.each([
  ['a copy of the own data of staff', () => admin, '/auth/profile/data.json', 404],
  ['an unknown patient', () => admin, '/patients/00000000-0000-4000-8000-000000000000/data.json', 404],
  ['an id that is none', () => admin, '/patients/7/data.pdf', 404],
  ['a copy by a patient', () => nora.token, '/patients/7/data.json', 403],
])('%s is refused', async (_, token, path, status) => {
  expect((await get(path, token())).status).toBe(status);
});

test('An account with an unconfirmed address has no copy; the 21st in an hour waits', async () => {
  const userId = await makeUser(app.db);
  await rows('UPDATE patients SET user_id = NULL WHERE user_id = $1', [userId]);
  const token = await openSession(app.db, userId);
  for (let times = 0; times < 20; times += 1) expect((await get('/auth/profile/data.json', token)).status).toBe(404);
  expect((await get('/auth/profile/data.json', token)).status).toBe(429);
});
