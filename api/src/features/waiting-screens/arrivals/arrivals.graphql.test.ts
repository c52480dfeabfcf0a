import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom, type Booked } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { openScreen } from '../../../testing/harness/screen-events';

const CREATE = `mutation ($input: CreateWaitingScreenInput!) {
  createWaitingScreen(input: $input) { token screen { id kind } } }`;
const SHOWN = 'firstName appointments { startTime state initials code }';
const IDENTIFY = `mutation ($token: String!, $patient: ArrivingPatientInput!) {
  it: identifyArrival(token: $token, patient: $patient) { ${SHOWN} } }`;
const CONFIRM = `mutation ($token: String!, $patient: ArrivingPatientInput!, $startTime: DateTime!) {
  it: confirmArrival(token: $token, patient: $patient, startTime: $startTime) { ${SHOWN} } }`;
const LOCKED = 'TOO_MANY_REQUESTS: Hubo varios intentos con datos que no coinciden. Acercate a recepción.';

interface Shown {
  it: {
    firstName: string;
    appointments: { startTime: string; state: string; initials: string | null; code: string | null }[];
  } | null;
}

let app: TestApp;
let admin: string;
let professionalId: number;
let roomId: number;
let entrance: string;

const NORA = { dni: '30.111.222', birthDay: '04-09' };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'waiting_screens', 'rate_limits', 'patient_identifiers');
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
  entrance = (await screen({ name: 'Entrada', kind: 'arrivals' })).token;
});

const screen = async (input: object) =>
  (
    await dataOf(
      sendGraphQL<{ createWaitingScreen: { token: string; screen: { id: number } } }>(app, CREATE, { input }, admin),
    )
  ).createWaitingScreen;
const local = (time: string) => `2026-06-01T${time}:00-03:00`;
const itIs = (time: string) => {
  app.clock.now = new Date(local(time));
};
const turno = (from: string, to: string, facts: Booked = {}) => {
  const patient = { patientName: 'Nora Inés Ñandú', patientEmail: 'nora@correo.example', patientPhone: '11 5555-0123' };
  const span = { from: local(from), to: local(to) };
  return makeAppointment(app.db, { professionalId, roomId, ...span, status: 'confirmed', ...patient, ...facts });
};
/** Gives the turno's patient the documents that staff would record. */
const record = async (turnoId: string, number = '30111222', birthDate = '1983-04-09') => {
  await app.db.pool.query(
    `WITH p AS (UPDATE patients SET birth_date = $3, state = 'validated'
       WHERE id = (SELECT patient_id FROM appointments WHERE id = $1) RETURNING id)
     INSERT INTO patient_identifiers (patient_id, kind, number, registered_sex) SELECT id, 'dni', $2, 'F' FROM p`,
    [turnoId, number, birthDate],
  );
  return turnoId;
};
const identify = (patient: object = NORA, token = entrance) => sendGraphQL<Shown>(app, IDENTIFY, { token, patient });
const identified = async (...args: Parameters<typeof identify>) => (await dataOf(identify(...args))).it;
const confirm = (time: string, patient: object = NORA, token = entrance) =>
  sendGraphQL<Shown>(app, CONFIRM, { token, patient, startTime: local(time) });
const confirmed = async (...args: Parameters<typeof confirm>) => (await dataOf(confirm(...args))).it;
const audited = async () =>
  (
    await app.db.pool.query<{ e: object }>(
      `SELECT json_build_object('action', action, 'actor', actor_user_id, 'called', called, 'changes', changes) AS e
       FROM audit_events WHERE entity = 'visit' ORDER BY id`,
    )
  ).rows.map(({ e }) => e);

test('a patient confirms the arrival once and reads the code of the waiting screen', async () => {
  await screen({ name: 'Planta baja' });
  await record(await turno('09:00', '09:30'));
  const expected = { startTime: local('09:00'), state: 'expected', initials: null, code: null };
  expect(await identified()).toEqual({ firstName: 'Nora', appointments: [expected] });

  itIs('08:50');
  const answers = await Promise.all([1, 2].map(() => confirmed('09:00')));
  const [arrived] = answers[0]!.appointments;
  expect(arrived).toEqual({ ...expected, state: 'arrived', code: expect.stringMatching(/^[A-Z]\d\d$/) });
  expect(answers[1]).toEqual(answers[0]);
  expect(await identified()).toEqual(answers[0]);
  expect(await audited()).toEqual([
    {
      action: 'created',
      actor: null,
      called: expect.any(String),
      changes: [
        { field: 'arrivedAt', from: null, to: '08:50' },
        { field: 'screen', from: null, to: 'Entrada' },
      ],
    },
  ]);
  expect(app.logged()).not.toMatch(/30\.?111\.?222|(?<!20\d\d-)04-09|Nora|Ñandú/);
  expect(app.logged()).not.toContain(entrance);
});

test('each turno of today has its state, and only one that is expected can be confirmed', async () => {
  await record(await turno('08:00', '08:30'));
  await turno('09:00', '09:30', { status: 'cancelled' });
  await turno('10:00', '10:30', { status: 'no_show' });
  await turno('11:00', '11:30');
  await turno('12:00', '12:30', { patientName: 'Luz Ñandú' });
  await makeAppointment(app.db, {
    professionalId,
    roomId,
    from: '2026-06-02T09:00:00-03:00',
    to: '2026-06-02T09:30:00-03:00',
    patientName: 'Nora Inés Ñandú',
    patientEmail: 'nora@correo.example',
  });
  itIs('08:30');
  const states = (it: Shown['it']) =>
    it?.appointments.map(({ startTime, state }) => `${startTime.slice(11, 16)} ${state}`);
  const before = ['08:00 closed', '09:00 cancelled', '10:00 closed', '11:00 expected'];
  expect(states(await identified())).toEqual(before);
  for (const time of ['08:00', '09:00', '10:00', '12:00', '13:00']) {
    expect(states(await confirmed(time))).toEqual(before);
  }
  expect(states(await confirmed('11:00'))).toEqual([...before.slice(0, 3), '11:00 arrived']);
  expect(await audited()).toHaveLength(1);
});

test('a turno that the desk cancels meanwhile is judged after its lock', async () => {
  const id = await record(await turno('09:00', '09:30'));
  const waits = `UPDATE appointments SET status = 'cancelled' WHERE id = '${id}'`;
  const [answer] = await behind(app, waits, [() => confirmed('09:00')]);
  expect(answer?.appointments.map(({ state }) => state)).toEqual(['cancelled']);
  expect(await audited()).toEqual([]);
});

test('the code is the one that the room’s waiting screen shows, or none without a screen', async () => {
  await record(await turno('09:00', '09:30'));
  const other = await makeRoom(app.db);
  await screen({ name: 'Arriba', roomIds: [other], shows: 'ticket' });
  expect((await confirmed('09:00'))?.appointments[0]).toMatchObject({ state: 'arrived', initials: null, code: null });
  await screen({ name: 'Abajo', roomIds: [roomId], shows: 'initials' });
  expect((await identified())?.appointments[0]).toMatchObject({ initials: 'N. I. Ñ.', code: '123' });
});

test('five tries without a match close the screen to everybody for ten minutes, whatever the reason', async () => {
  await record(await turno('09:00', '09:30'));
  const without = await turno('08:00', '08:30', { patientName: 'Ana Paz', patientEmail: 'ana@correo.example' });
  await record(without, '28000111', '1980-01-02');
  await app.db.pool.query('DELETE FROM appointments WHERE id = $1', [without]);
  const wrong = [
    { dni: '30111222', birthDay: '09-04' },
    { dni: '30111223', birthDay: '04-09' },
    { dni: '28000111', birthDay: '01-02' },
    { dni: '99999999', birthDay: '02-29' },
  ];
  for (const patient of wrong) expect(await identified(patient)).toBeNull();
  for (const _ of [1, 2, 3]) expect(await identified()).not.toBeNull();
  expect(await confirmed('09:00', wrong[0])).toBeNull();
  expect(await failureOf(identify())).toBe(LOCKED);
  expect(await failureOf(confirm('09:00'))).toBe(LOCKED);
  expect(await identified(NORA, (await screen({ name: 'Patio', kind: 'arrivals' })).token)).not.toBeNull();
  itIs('08:11');
  expect((await confirmed('09:00'))?.appointments[0]?.state).toBe('arrived');
});

test('a DNI with leading zeros is found; that of two people is refused', async () => {
  const first = await record(await turno('09:00', '09:30'), '05111222');
  expect(await identified({ ...NORA, dni: '5111222' })).toMatchObject({ firstName: 'Nora' });
  const twin = await turno('10:00', '10:30', { patientName: 'Juan Paz', patientEmail: 'juan@correo.example' });
  await app.db.pool.query(
    `WITH p AS (UPDATE patients SET birth_date = '1990-04-09'
       WHERE id = (SELECT patient_id FROM appointments WHERE id = $1) RETURNING id)
     INSERT INTO patient_identifiers (patient_id, kind, number, registered_sex) SELECT id, 'dni', '05111222', 'M' FROM p`,
    [twin],
  );
  expect(await identified({ ...NORA, dni: '05111222' })).toBeNull();
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [first]);
  expect(await identified({ ...NORA, dni: '05111222' })).toBeNull();
});

test.each([
  [{ dni: '12', birthDay: '04-09' }, 'BAD_REQUEST dni: El DNI tiene entre 6 y 8 números'],
  [{ dni: ' ', birthDay: '04-09' }, /dni: Escribí tu DNI$/],
  [
    { dni: '30111222', birthDay: '02-30' },
    'BAD_REQUEST birthDay: Ese día no existe: escribí dos números del día y dos del mes',
  ],
])('%j is refused', async (patient, refusal) => {
  expect(await failureOf(identify(patient))).toMatch(refusal);
});

test('the link of a deleted screen, or of a waiting screen, opens nothing; arrivals take no rooms', async () => {
  const wall = await screen({ name: 'Planta baja' });
  const read = (token: string) =>
    sendGraphQL<{ arrivalScreen: { name: string } }>(
      app,
      'query ($token: String!) { arrivalScreen(token: $token) { name } }',
      { token },
    );
  expect(await dataOf(read(entrance))).toEqual({ arrivalScreen: { name: 'Entrada' } });
  expect((await openScreen(app, entrance)).status).toBe(404);
  const door = await screen({ name: 'Patio', kind: 'arrivals' });
  await dataOf(
    sendGraphQL(app, 'mutation ($id: Int!) { deleteWaitingScreen(id: $id) }', { id: door.screen.id }, admin),
  );
  for (const token of [wall.token, door.token, 'nothing']) {
    expect(await failureOf(read(token))).toBe('NOT_FOUND: La pantalla no existe');
    expect(await failureOf(identify(NORA, token))).toBe('NOT_FOUND: La pantalla no existe');
    expect(await failureOf(confirm('09:00', NORA, token))).toBe('NOT_FOUND: La pantalla no existe');
  }
  const refused = (input: object) =>
    failureOf(sendGraphQL(app, CREATE, { input: { name: 'A', kind: 'arrivals', ...input } }, admin));
  expect(await refused({ roomIds: [roomId] })).toBe(
    'BAD_REQUEST roomIds: Una pantalla de llegada es para todas las salas',
  );
  expect(await refused({ shows: 'initials' })).toBe(
    'BAD_REQUEST shows: Una pantalla de llegada muestra solo el código',
  );
});
