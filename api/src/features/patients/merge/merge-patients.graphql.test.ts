import { randomUUID } from 'node:crypto';
import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { dailyTurnos } from '../../../testing/harness/daily-turnos';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind, untilSomebodyWaits } from '../../../testing/harness/lock-wait';
import { eventsAfter } from '../../../testing/harness/published-events';
import { join } from '../../../testing/harness/waiting-list';

const MERGE = `mutation ($input: MergePatientsInput!, $key: String) {
  made: mergePatients(input: $input, idempotencyKey: $key) { id survivorId mergedId mergedName undoableUntil } }`;
const UNDO = 'mutation ($id: ID!) { back: undoPatientMerge(id: $id) { id name } }';
const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
const READ = `query ($id: ID!) { patient(id: $id) {
  id name email phone birthDate notes version identifiers { kind number } merges { id mergedName } } }`;
const EVERYTHING = ['patients', 'patient_identifiers', 'appointments', 'appointment_requests', 'waiting_list_entries'];

interface Shown {
  patient: { id: string; name: string; version: number; merges: { id: string }[] };
}

let app: TestApp;
let admin: string;
let bookNext: ReturnType<typeof dailyTurnos>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  app.clock.now = MONDAY_8AM;
  bookNext = dailyTurnos(app.db, '2026-07-01T13:00Z');
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows;
const read = async (id: string) => (await dataOf(sendGraphQL<Shown>(app, READ, { id }, admin))).patient;
const create = async (input: object) =>
  (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
const patientOf = async (id: string) =>
  (await rows<{ patient_id: string }>('SELECT patient_id FROM appointments WHERE id = $1', [id]))[0]!.patient_id;

const book = (patientName: string, patientEmail: string, facts: object = {}) =>
  bookNext({ patientName, patientEmail, ...facts });

const send = (input: object, key: string | null = null) =>
  sendGraphQL<{ made: { id: string; mergedName: string } }>(app, MERGE, { input, key }, admin);
async function inputOf(survivorId: string, mergedId: string) {
  const [survivor, merged] = await Promise.all([survivorId, mergedId].map((id) => read(id)));
  return { survivorId, mergedId, survivorVersion: survivor!.version, mergedVersion: merged!.version };
}
const merge = async (survivorId: string, mergedId: string, more: object = {}) =>
  send({ ...(await inputOf(survivorId, mergedId)), ...more });
const undo = (id: string) => sendGraphQL<{ back: { id: string; name: string } }>(app, UNDO, { id }, admin);

/** Every column of every row, as text. */
async function everything(): Promise<string[]> {
  const tables = await Promise.all(
    EVERYTHING.map(async (table) =>
      (await rows<{ it: string }>(`SELECT it::text FROM ${table} AS it`)).map(({ it }) => `${table} ${it}`),
    ),
  );
  return tables.flat().toSorted();
}

/** Rosa as two patients, each with a turno. */
async function twoRosas(): Promise<[string, string]> {
  const [one, other] = [
    await book('Rosa Paz', 'rosa@correo.example'),
    await book('Rosa Paz Gil', 'rpg@correo.example'),
  ];
  return [await patientOf(one), await patientOf(other)];
}

/** A request and a place in the waiting list. */
async function wish(name: string, email: string): Promise<void> {
  const specialtyId = await makeSpecialty(app.db);
  await dataOf(join(app, { specialtyId, name, email }));
  await makeRequest(app.db, { specialtyId, patientName: name, patientEmail: email });
}

test('Two patients become one: everything moves, empty fields are filled, chosen ones taken, and turnos keep their names', async () => {
  const [survivor, merged] = await twoRosas();
  await wish('Rosa Paz Gil', 'rpg@correo.example');
  await rows("UPDATE patients SET notes = 'Mesa 1', phone = '11 4555 1200' WHERE id = $1", [survivor]);
  await rows("UPDATE patients SET notes = 'Mesa 2', birth_date = '1980-02-03' WHERE id = $1", [merged]);
  const { made } = await dataOf(merge(survivor, merged, { take: ['name', 'notes'] }));
  expect(made).toMatchObject({ survivorId: survivor, mergedId: merged, mergedName: 'Rosa Paz Gil' });

  const patient = {
    id: survivor,
    name: 'Rosa Paz Gil',
    email: 'rosa@correo.example',
    phone: '11 4555 1200',
    birthDate: '1980-02-03',
    notes: 'Mesa 2',
    merges: [{ id: made.id, mergedName: 'Rosa Paz Gil' }],
  };
  expect(await read(survivor)).toMatchObject(patient);
  expect(await read(merged)).toMatchObject(patient);
  const names = await rows('SELECT DISTINCT patient_name AS name, patient_id AS id FROM appointments ORDER BY 1');
  expect(names).toEqual([
    { name: 'Rosa Paz', id: survivor },
    { name: 'Rosa Paz Gil', id: survivor },
  ]);
  for (const table of EVERYTHING.slice(3))
    expect(await rows(`SELECT patient_id AS id FROM ${table}`)).toEqual([{ id: survivor }]);
  for (const [name, email] of [
    ['rosa paz', 'rosa@correo.example'],
    ['ROSA PAZ GIL', 'rpg@correo.example'],
  ] as const)
    expect(await patientOf(await book(name, email))).toBe(survivor);
});

test('The same press again is the same merge; a stale version, one patient twice, an unknown or merged one are refused', async () => {
  const [survivor, merged] = await twoRosas();
  const input = await inputOf(survivor, merged);
  expect(await failureOf(send({ ...input, mergedVersion: 9 }))).toMatch(/^CONFLICT/);
  for (const mergedId of [survivor, survivor.toUpperCase()])
    expect(await failureOf(send({ ...input, mergedId }))).toBe('BAD_REQUEST mergedId: Elegí dos pacientes distintos');
  const unknown = 'NOT_FOUND: El paciente no existe';
  expect(await failureOf(send({ ...input, mergedId: randomUUID() }))).toBe(unknown);
  input.mergedId = merged.toUpperCase();
  const { made } = await dataOf(send(input, 'a-key-of-eight'));
  expect((await dataOf(send(input, 'a-key-of-eight'))).made.id).toBe(made.id);
  expect(await failureOf(send(input))).toBe(unknown);
});

test('A patient with an account takes over the other; two with accounts stay two', async () => {
  const userId = await makeUser(app.db, { name: 'Rosa Gil', email: 'gil@correo.example' });
  const [survivor, merged] = await twoRosas();
  const [{ id: account }] = (await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [userId])) as [
    { id: string },
  ];
  const { made } = await dataOf(merge(merged, account));
  expect(await rows('SELECT id FROM patients WHERE user_id = $1', [userId])).toEqual([{ id: merged }]);
  await makeUser(app.db, { name: 'Rosa Paz', email: 'rosa@correo.example' });
  expect(await failureOf(merge(survivor, merged))).toBe(
    'CONFLICT: Los dos pacientes tienen su propia cuenta: no se pueden unir',
  );
  await dataOf(undo(made.id));
  expect(await rows('SELECT id FROM patients WHERE user_id = $1', [userId])).toEqual([{ id: account }]);
});

describe('Undone', () => {
  test('both are as they were, to the last column', async () => {
    const userId = await makeUser(app.db, { name: 'Rosa Gil', email: 'gil@correo.example' });
    const dni = { kind: 'dni', number: '30111222', registeredSex: 'F' };
    const survivor = await create({
      name: 'Rosa Paz',
      email: 'rosa@correo.example',
      nationality: 'AR',
      identifiers: [dni, { kind: 'passport', number: 'AAA111' }],
    });
    await book('Rosa Paz', 'rosa@correo.example');
    const turno = await book('Rosa Gil', 'gil@correo.example', { patientUserId: userId });
    await book('Rosa Gil', 'gil@correo.example', { patientUserId: userId, contactName: 'Marta Gil' });
    await wish('Rosa Gil', 'gil@correo.example');
    const merged = await patientOf(turno);
    await rows("UPDATE patients SET nationality = 'BO', preferred_channel = 'phone' WHERE id = $1", [merged]);
    const before = await everything();
    const all = { take: ['name', 'email', 'nationality'], takeIdentifiers: ['dni'] };
    const { made } = await dataOf(merge(survivor, merged, all));
    expect(await everything()).not.toEqual(before);
    expect((await dataOf(undo(made.id))).back).toEqual({ id: merged, name: 'Rosa Gil' });
    expect(await everything()).toEqual(before);
    expect(await failureOf(undo(made.id))).toBe('NOT_FOUND: La unión no existe o ya no se puede deshacer');
  });

  test('what was booked and written since stays with the survivor', async () => {
    const [survivor, merged] = await twoRosas();
    const { made } = await dataOf(merge(survivor, merged));
    const later = await book('Rosa Paz Gil', 'rpg@correo.example');
    await rows("UPDATE patients SET notes = 'Llamar de tarde', version = version + 1 WHERE id = $1", [survivor]);
    await dataOf(undo(made.id));
    expect(await patientOf(later)).toBe(survivor);
    expect(await read(survivor)).toMatchObject({ name: 'Rosa Paz', notes: 'Llamar de tarde', version: 4 });
    expect(await read(merged)).toMatchObject({ id: merged, name: 'Rosa Paz Gil', version: 1, merges: [] });
    expect(await patientOf(await book('Rosa Paz', 'rosa@correo.example'))).toBe(survivor);
  });

  test('after thirty days it is too late', async () => {
    const [survivor, merged] = await twoRosas();
    const { made } = await dataOf(merge(survivor, merged));
    app.clock.now = new Date(MONDAY_8AM.getTime() + 30 * 86_400_000);
    expect(await failureOf(undo(made.id))).toBe('NOT_FOUND: La unión no existe o ya no se puede deshacer');
    expect((await read(survivor)).merges).toEqual([]);
  });

  test('merges of merges come apart in reverse order', async () => {
    const [rosa, gil] = await twoRosas();
    const third = await patientOf(await book('Rosa P. Gil', 'tercera@correo.example'));
    const before = await everything();
    const { made: first } = await dataOf(merge(rosa, gil));
    const { made: second } = await dataOf(merge(third, rosa));
    expect((await read(gil)).id).toBe(third);
    expect(await failureOf(undo(first.id))).toMatch(/^CONFLICT: .*Deshacé primero esa unión$/);
    await dataOf(undo(second.id));
    await dataOf(undo(first.id));
    expect(await everything()).toEqual(before);
  });
});

describe('At the same moment', () => {
  const insert = (at: string) =>
    `INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'Rosa Paz Gil', 'rpg@correo.example', 'pending', '${at}T10:00Z', '${at}T10:30Z', now())`;
  const place = async () => [(await makeProfessional(app.db)).id, await makeRoom(app.db)];
  const owners = () => rows('SELECT DISTINCT patient_id AS id FROM appointments');

  test('a turno that was being booked for the merged patient moves too', async () => {
    const [survivor, merged] = await twoRosas();
    const colleague = await app.db.pool.connect();
    await colleague.query('BEGIN');
    await colleague.query(insert('2026-06-20'), await place());
    const merging = send(await inputOf(survivor, merged));
    await untilSomebodyWaits(app);
    await colleague.query('COMMIT');
    colleague.release();
    await dataOf(merging);
    expect(await owners()).toEqual([{ id: survivor }]);
  });

  test('a turno booked while the two are merged is the survivor’s', async () => {
    const [survivor, merged] = await twoRosas();
    const at = await place();
    const input = await inputOf(survivor, merged);
    // The merge waits at one of its last statements, with all its locks.
    const answers: readonly unknown[] = await behind<unknown>(app, 'LOCK TABLE patient_merges', [
      () => dataOf(send(input)),
      () => app.db.pool.query(insert('2026-06-21'), at),
    ]);
    expect(answers).toHaveLength(2);
    expect(await owners()).toEqual([{ id: survivor }]);
  });

  test('of two opposite merges one is made, and the other fails', async () => {
    const [survivor, merged] = await twoRosas();
    const inputs = await Promise.all([inputOf(survivor, merged), inputOf(merged, survivor)]);
    const answers = await Promise.all(inputs.map((input) => send(input)));
    const failures = answers.flatMap(({ errors }) => errors ?? []);
    expect(failures).toHaveLength(1);
    expect(await rows("SELECT id FROM patients WHERE state = 'merged'")).toHaveLength(1);
  });
});

test('Two with forty turnos are merged and undone within a second, byte for byte', async () => {
  const [survivor, merged] = await twoRosas();
  for (let number = 1; number < 20; number += 1) {
    await book('Rosa Paz', 'rosa@correo.example');
    await book('Rosa Paz Gil', 'rpg@correo.example');
  }
  const before = await everything();
  const input = await inputOf(survivor, merged);
  const start = performance.now();
  const { made } = await dataOf(send(input));
  const mergedAfter = performance.now() - start;
  expect(await rows('SELECT DISTINCT patient_id AS id FROM appointments')).toEqual([{ id: survivor }]);
  await dataOf(undo(made.id));
  expect(await everything()).toEqual(before);
  expect(mergedAfter).toBeLessThan(1_000);
});

test('A merge and its undo are events with both ids and no names', async () => {
  const [survivor, merged] = await twoRosas();
  const { nextCursor } = await eventsAfter(app, admin, 'latest');
  const { made } = await dataOf(merge(survivor, merged));
  await dataOf(undo(made.id));
  const { events } = await eventsAfter(app, admin, nextCursor);
  const [into, apart] = [survivor, null].map((merged_into) => ({ patient: { id: merged, merged_into } }));
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['patient.merged', { ...into, previous: { merged_into: null } }],
    ['patient.unmerged', { ...apart, previous: { merged_into: survivor } }],
  ]);
});

test('Audit names both and conceals what they contain; professionals may not merge', async () => {
  const [survivor, merged] = await twoRosas();
  const { token } = await makeProfessional(app.db);
  const input = { survivorId: survivor, mergedId: merged, survivorVersion: 1, mergedVersion: 1 };
  expect(await failureOf(sendGraphQL(app, MERGE, { input }, token))).toContain('FORBIDDEN');
  await dataOf(merge(survivor, merged));
  const audited = await rows<{ entity_id: string }>("SELECT * FROM audit_events WHERE entity = 'patient'");
  expect(audited.map(({ entity_id }) => entity_id).toSorted()).toEqual([survivor, merged].toSorted());
  expect(JSON.stringify(audited)).not.toMatch(/Rosa|correo/);
});
