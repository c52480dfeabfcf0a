import { hashToken, newToken } from '../../../platform/access/session-token';
import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind, whileHeld } from '../../../testing/harness/lock-wait';
import {
  CANARY,
  CANARY_BIRTH_DATE,
  CANARY_DNI as DNI,
  CANARY_EMAIL as EMAIL,
  CANARY_NAME as NAME,
  plantPatient,
} from '../../../testing/harness/planted-patient';
import { columnsWith } from '../../../testing/harness/tables-of-patients';

const ERASE = 'mutation ($id: ID!, $reason: String!) { erased: erasePatient(id: $id, reason: $reason) { id } }';
const BLOCKED = `mutation ($id: ID!, $reason: String!) {
  read: readBlockedIdentity(id: $id, reason: $reason) { name givenNames birthDate identifiers { kind number } } }`;
const STATE =
  'query ($id: ID!) { erasure: patientErasure(id: $id) { id erasedAt erasedBy state reads { readerName reason } } }';
const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  app.clock.now = MONDAY_8AM;
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows;
const erase = (id: string, { reason = 'Lo pidió por escrito', token = admin } = {}) =>
  dataOf(sendGraphQL(app, ERASE, { id, reason }, token));
const create = async (input: object) =>
  (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
const plant = async () => {
  const { id: professionalId } = await makeProfessional(app.db, { name: 'Laura Médica', overbookingsPerHour: 3 });
  return plantPatient(app, { admin, professionalId, roomId: await makeRoom(app.db) });
};

test('Ten years after the last turno the person is gone, and birth year and sex stay', async () => {
  const { id } = await plant();
  await rows("UPDATE patients SET registered_sex = 'F' WHERE id = $1", [id]);
  await erase(id, { reason: `Lo pidió ${NAME}` });
  const kept = () =>
    rows('SELECT identity IS NULL AS "isGone", birth_year FROM patient_erasures WHERE patient_id = $1', [id]);
  const names = async () =>
    (await rows<{ name: string }>('SELECT patient_name AS name FROM appointments ORDER BY starts_at')).map(
      ({ name }) => name,
    );
  app.clock.now = new Date('2036-06-01T11:00Z');
  await app.jobs.go('erased-patients');
  expect(await names()).toEqual(['Datos borrados', NAME]);
  expect(await kept()).toEqual([{ isGone: false, birth_year: 1911 }]);
  app.clock.now = new Date('2036-07-01T11:00Z');
  await app.jobs.go('erased-patients');
  expect(await kept()).toEqual([{ isGone: true, birth_year: 1911 }]);
  expect(await columnsWith(app, CANARY)).toEqual(['search_words.shortened', 'search_words.word']);
  expect(await rows('SELECT registered_sex AS sex FROM patients WHERE id = $1', [id])).toEqual([{ sex: 'F' }]);
  expect(await rows('SELECT overbooking_reason, cancellation_note FROM appointments ORDER BY starts_at')).toEqual([
    { overbooking_reason: 'Datos borrados', cancellation_note: null },
    { overbooking_reason: null, cancellation_note: 'Datos borrados' },
  ]);
});

test('A patient without turnos stays blocked for 30 days, in which a mistake is noticed', async () => {
  await erase(await create({ name: NAME }));
  const isGone = async (now: string) => {
    app.clock.now = new Date(now);
    await app.jobs.go('erased-patients');
    return (await rows('SELECT FROM patient_erasures WHERE identity IS NULL')).length > 0;
  };
  expect(await isGone('2026-06-30T11:00Z')).toBe(false);
  expect(await isGone('2026-07-02T11:00Z')).toBe(true);
});

test('A patient that fails keeps no other one from being anonymized, and is tried again', async () => {
  const ids = [await create({ name: NAME }), await create({ name: 'Canario Negro' })].toSorted();
  for (const id of ids) await erase(id);
  const gone = async (now: string) => {
    app.clock.now = new Date(now);
    await app.jobs.go('erased-patients');
    const found = await rows<{ id: string }>(
      'SELECT patient_id AS id FROM patient_erasures WHERE identity IS NULL ORDER BY 1',
    );
    return found.map(({ id }) => id);
  };
  await rows(
    `ALTER TABLE patient_erasures ADD CONSTRAINT broken CHECK (patient_id <> '${ids[0]}' OR identity IS NOT NULL)`,
  );
  expect(await gone('2026-07-02T11:00Z')).toEqual([ids[1]]);
  await rows('ALTER TABLE patient_erasures DROP CONSTRAINT broken');
  expect(await gone('2026-07-03T11:01Z')).toEqual(ids);
});

test('As the contact of a relative the person stays, in rows of that relative alone', async () => {
  const { id, mergedId } = await plant();
  const { id: professionalId } = await makeProfessional(app.db, { name: 'Pablo Médico' });
  await makeAppointment(app.db, {
    professionalId,
    roomId: await makeRoom(app.db),
    from: '2026-07-01T10:00-03:00',
    to: '2026-07-01T10:30-03:00',
    patientName: 'Olga Sosa',
    patientEmail: EMAIL,
    contactName: NAME,
  });
  const { rows: before } = await app.db.pool.query('SELECT id FROM specialties LIMIT 1');
  await makeRequest(app.db, { specialtyId: before[0].id, patientName: 'Olga Sosa', patientEmail: EMAIL });
  await erase(id);
  const kept = await rows<{ table: string; patient_id: string }>(
    `SELECT 'appointments' AS table, patient_id FROM appointments WHERE concat(patient_email, contact_name) ~* $1
     UNION ALL SELECT 'appointment_requests', patient_id FROM appointment_requests WHERE patient_email ~* $1
     UNION ALL SELECT 'patients', id FROM patients WHERE email ~* $1 OR known_by::text ~* $1
     ORDER BY 1`,
    [CANARY],
  );
  expect(kept.map(({ table }) => table)).toEqual(['appointment_requests', 'appointments', 'patients']);
  expect(kept.filter(({ patient_id }) => [id, mergedId].includes(patient_id))).toEqual([]);
});

const outcomeOf = async (sent: ReturnType<typeof sendGraphQL>) => (await sent).errors?.[0]?.extensions.code ?? 'done';

describe('It locks turnos in one order, so that it takes turns', () => {
  const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { success } }';
  const MERGE = 'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }';

  /** An account with two turnos. Returns the one that is locked first. */
  async function accountWithTurnos() {
    const account = await makeUser(app.db, { name: NAME, email: EMAIL });
    const { id: professionalId } = await makeProfessional(app.db);
    const roomId = await makeRoom(app.db);
    const turnos = [];
    for (const day of ['19', '20'])
      turnos.push(
        await makeAppointment(app.db, {
          professionalId,
          roomId,
          from: `2026-05-${day}T10:00-03:00`,
          to: `2026-05-${day}T10:30-03:00`,
          patientName: NAME,
          patientEmail: EMAIL,
          patientUserId: account,
        }),
      );
    const [patient] = await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [account]);
    return { account, patientId: patient!.id, first: turnos.toSorted()[0]! };
  }

  const behindTurno = (id: string, starts: readonly (() => Promise<string>)[]) =>
    behind(app, `SELECT FROM appointments WHERE id = '${id}' FOR UPDATE`, starts);
  const erasing = (id: string) => () => outcomeOf(sendGraphQL(app, ERASE, { id, reason: 'Lo pidió' }, admin));

  test('with a mailed link of the account, which also locks turnos for relatives', async () => {
    const { account, patientId, first } = await accountWithTurnos();
    await rows("UPDATE appointments SET patient_name = 'Olga Sosa' WHERE id = $1", [first]);
    const token = newToken();
    await rows(
      `INSERT INTO email_tokens (token_hash, user_id, purpose, email, expires_at)
       VALUES ($1, $2, 'confirm-email', $3, '2036-01-01')`,
      [hashToken(token), account, EMAIL],
    );
    const confirming = () => outcomeOf(sendGraphQL(app, CONFIRM, { token }));
    expect(await behindTurno(first, [confirming, erasing(patientId)])).toEqual(['done', 'done']);
  });

  test('with a merge of the patient, which also locks turnos without the account', async () => {
    const { patientId, first } = await accountWithTurnos();
    await rows("UPDATE appointments SET patient_user_id = NULL, patient_email = 'otra@correo.example' WHERE id = $1", [
      first,
    ]);
    const survivorId = await create({ name: 'Canaria Merlo' });
    const version = await rows<{ version: number }>('SELECT version FROM patients WHERE id = $1', [patientId]);
    const input = { survivorId, survivorVersion: 1, mergedId: patientId, mergedVersion: version[0]!.version };
    // Sessions of administrators wait for the erasure anyway.
    const { token } = await makeKey(app.db, { scopes: ['patients:write', 'personal-data'] });
    const merging = () => outcomeOf(sendGraphQL(app, MERGE, { input }, token));
    expect(await behindTurno(first, [merging, erasing(patientId)])).toEqual(['done', 'NOT_FOUND']);
  });
});

describe('The blocked identity', () => {
  const REASON = 'Oficio del Juzgado Civil 3';
  const readAs = (token: string, id: string, reason = REASON) =>
    sendGraphQL<{ read: object[] }>(app, BLOCKED, { id, reason }, token);
  const stateAs = async (token: string, id: string) =>
    (await dataOf(sendGraphQL<{ erasure: object }>(app, STATE, { id }, token))).erasure;
  const noted = () =>
    rows<{ patient_id: string; reason: string }>(
      'SELECT patient_id, reason FROM patient_reads WHERE reason IS NOT NULL',
    );

  test('is read with a reason, once however often it is pressed, and noted where only direction reads it', async () => {
    const { id, mergedId } = await plant();
    const direction = await makeUser(app.db, { role: 'admin', name: 'Dora Directora' });
    const token = await openSession(app.db, direction);
    const desk = await openSession(app.db, await makeUser(app.db, { role: 'admin', permissionSet: 'desk' }));
    await dataOf(sendGraphQL(app, '{ allPatients { items { id } } }', {}, token));
    await dataOf(sendGraphQL(app, 'query ($id: ID!) { patient(id: $id) { state } }', { id }, token));
    await erase(id, { token });
    const facts = { id, erasedAt: '2026-06-01T08:00:00-03:00', erasedBy: 'Dora Directora', state: 'blocked' };
    expect(await stateAs(desk, mergedId)).toEqual({ ...facts, reads: null });
    const read = await whileHeld(
      app,
      'patient_erasures',
      [id, id, mergedId].map((asked) => () => dataOf(readAs(token, asked))),
    );
    const { kind, number } = DNI;
    const identity = {
      name: NAME,
      givenNames: 'Canaria Inés',
      birthDate: CANARY_BIRTH_DATE,
      identifiers: [{ kind, number }],
    };
    const merged = { name: 'Canaria Merlo', givenNames: null, birthDate: null, identifiers: [] };
    expect(read).toEqual(Array(3).fill({ read: [identity, merged] }));
    expect(await noted()).toEqual([{ patient_id: id, reason: REASON }]);
    expect(await rows("SELECT entity_id, called, changes FROM audit_events WHERE entity = 'blocked_identity'")).toEqual(
      [{ entity_id: id, called: `Paciente ${id.slice(0, 8)}`, changes: [] }],
    );
    expect(await stateAs(token, id)).toEqual({
      ...facts,
      reads: [
        { readerName: 'Dora Directora', reason: REASON },
        { readerName: 'Dora Directora', reason: null },
      ],
    });
  });

  test('is refused to the desk, without a reason, of a patient who was not erased, and once it is gone', async () => {
    const id = await create({ name: NAME, email: EMAIL });
    const desk = await openSession(app.db, await makeUser(app.db, { role: 'admin', permissionSet: 'desk' }));
    const none = { id, erasedAt: null, erasedBy: null, state: null };
    expect(await stateAs(desk, id)).toEqual({ ...none, reads: null });
    expect(await failureOf(readAs(admin, id))).toBe('NOT_FOUND: Los datos de este paciente no se borraron');
    await erase(id);
    expect(await failureOf(readAs(desk, id))).toMatch(/^FORBIDDEN/);
    expect(await failureOf(readAs(admin, id, ' '))).toBe('BAD_REQUEST reason: El motivo es requerido');
    app.clock.now = new Date('2026-07-02T11:00Z');
    admin = (await signedIn(app.db, 'admin')).token;
    await dataOf(readAs(admin, id, `Lo pide ${NAME}`));
    await app.jobs.go('erased-patients');
    expect(await failureOf(readAs(admin, id))).toMatch(/^CONFLICT: La identidad ya se borró del todo/);
    expect(await stateAs(admin, id)).toMatchObject({ state: 'anonymized', reads: [{ reason: 'Datos borrados' }] });
    expect(await noted()).toEqual([{ patient_id: id, reason: 'Datos borrados' }]);
  });
});
