import { makeKind, makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { whileHeld } from '../../../testing/harness/lock-wait';

const FIELDS =
  'id status adminNotes professionalId appointmentId version professional { name } appointment { startTime roomName }';
const ASSIGN = `mutation ($id: ID!, $input: AssignRequestInput!, $expectedVersion: Int, $key: String) {
  assignRequest(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) { ${FIELDS} } }`;

interface Assigned {
  id: string;
  status: string;
  appointmentId: string;
  version: number;
}

let app: TestApp;
let admins: string[];
let cardiology: number;
let laura: { id: number; token: string };
let rooms: number[];

beforeAll(async () => {
  app = await startTestApp();
  admins = [(await signedIn(app.db, 'admin')).token, (await signedIn(app.db, 'admin')).token];
  cardiology = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db, { specialtyId: cardiology });
  rooms = [
    await makeRoom(app.db, { name: 'Sala 1', sortOrder: 1 }),
    await makeRoom(app.db, { name: 'Sala 2', sortOrder: 2 }),
  ];
});

const pending = (traits: object = {}) => makeRequest(app.db, { specialtyId: cardiology, ...traits });
function assign(
  id: string,
  input: object = {},
  { token = admins[0]!, ...more }: { token?: string; expectedVersion?: number; key?: string } = {},
) {
  const whole = { professionalId: laura.id, roomId: rooms[0], startTime: TUESDAY_10AM, ...input };
  return sendGraphQL(app, ASSIGN, { id, input: whole, ...more }, token) as Promise<
    GraphQLAnswer<{ assignRequest: Assigned }>
  >;
}
const appointments = async () =>
  (await app.db.pool.query('SELECT * FROM appointments')).rows as Record<string, unknown>[];
const requestOf = async (id: string) =>
  (await app.db.pool.query('SELECT * FROM appointment_requests WHERE id = $1', [id])).rows[0] as Record<
    string,
    unknown
  >;
const LINK = 'mutation ($id: ID!, $input: LinkRequestInput!) { linkRequest(id: $id, input: $input) { appointmentId } }';
const link = (id: string, appointmentId: string, token?: string) =>
  sendGraphQL(app, LINK, { id, input: { professionalId: laura.id, appointmentId } }, token ?? admins[0]);
const turnoOfRosa = (from: string, more: object = {}) =>
  makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: rooms[0]!,
    patientName: 'Rosa Pérez',
    patientEmail: 'rosa@ejemplo.example',
    from,
    to: from.replace(':00-', ':30-'),
    ...more,
  });

describe('Two administrators who assign or link at the same moment', () => {
  test("each read why the other request's appointment can't be linked, without deadlock", async () => {
    const turnos = [
      await turnoOfRosa('2026-06-02T10:00-03:00', { status: 'cancelled' }),
      await turnoOfRosa('2026-06-02T11:00-03:00', { status: 'cancelled' }),
    ];
    const ids = await Promise.all(turnos.map((appointmentId) => pending({ status: 'assigned', appointmentId })));
    const answers = await whileHeld(app, 'appointments', [
      () => link(ids[0]!, turnos[1]!),
      () => link(ids[1]!, turnos[0]!, admins[1]),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual(
      Array(2).fill('El turno está cancelado o el paciente no vino'),
    );
  });

  test("one succeeds; the other reads the request's state and books nothing", async () => {
    const id = await pending();
    const starts = [TUESDAY_10AM, '2026-06-02T12:00:00-03:00'];
    const answers = await whileHeld(
      app,
      'appointment_requests',
      starts.map(
        (startTime, index) => () =>
          assign(id, { startTime, roomId: rooms[index] }, { token: admins[index]!, expectedVersion: 1 }),
      ),
    );
    const won = answers.find(({ data }) => data)!.data!.assignRequest;
    const [failure] = answers.find(({ errors }) => errors)!.errors!;
    expect(failure).toMatchObject({
      message: 'Esta solicitud ya fue asignada. Revisá su turno antes de seguir',
      extensions: { code: 'CONFLICT', current: { status: 'assigned', appointmentId: won.appointmentId, version: 2 } },
    });
    expect((await appointments()).map((it) => it['id'])).toEqual([won.appointmentId]);
  });

  test('link an appointment to only one of two requests', async () => {
    const ids = [await pending(), await pending()];
    const answers = await Promise.all(ids.map((id, index) => assign(id, {}, { token: admins[index]! })));
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual(
      expect.arrayContaining([undefined, 'El horario elegido ya no está disponible. Elegí otro horario']),
    );
    expect(await appointments()).toHaveLength(1);
    expect((await Promise.all(ids.map(requestOf))).map(({ status }) => status).sort()).toEqual(['assigned', 'pending']);
  });

  test('a concurrent change must be seen before assigning', async () => {
    const id = await pending();
    await dataOf(
      sendGraphQL(
        app,
        'mutation ($id: ID!) { updateRequest(id: $id, input: { adminNotes: "Llamar antes" }) { id } }',
        { id },
        admins[1],
      ),
    );
    const { errors } = await assign(id, {}, { expectedVersion: 1 });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { status: 'pending', adminNotes: 'Llamar antes', version: 2 },
    });
    expect(await appointments()).toEqual([]);
  });
});

test('a time that a patient just booked is refused, and the request stays open', async () => {
  const id = await pending();
  const [, answer] = await Promise.all([
    dataOf(book(app, { professionalId: laura.id, roomId: rooms[1] })).catch(() => null),
    assign(id),
  ]);
  const taken = (await appointments()).map((it) => it['patient_name']);
  expect(taken).toHaveLength(1);
  expect((await requestOf(id))['status']).toBe(taken[0] === 'Rosa Pérez' ? 'assigned' : 'pending');
  expect(answer.errors?.[0]?.extensions.code).toBe(taken[0] === 'Rosa Pérez' ? undefined : 'CONFLICT');
});

test('a retry with the same key returns the lost response', async () => {
  const id = await pending();
  const first = await dataOf(assign(id, {}, { expectedVersion: 1, key: 'asignar-12345' }));
  expect(await dataOf(assign(id, {}, { expectedVersion: 1, key: 'asignar-12345' }))).toEqual(first);
  expect(await appointments()).toHaveLength(1);
});

test('the appointment has the chosen type, with its duration and price', async () => {
  const kindId = await makeKind(app.db, {
    professionalId: laura.id,
    name: 'Primera vez',
    durationMinutes: 45,
    price: '30000',
  });
  await dataOf(assign(await pending(), { consultationKindId: kindId }));
  const { rows } = await app.db.pool.query('SELECT consultation_kind_name, price, duration_minutes FROM appointments');
  expect(rows).toEqual([{ consultation_kind_name: 'Primera vez', price: '30000.00', duration_minutes: 45 }]);
});

test("staff's corrections of the patient survive reassigning the request", async () => {
  const id = await pending({ patientEmail: 'otra-persona@ejemplo.example' });
  const { appointmentId: former } = (await dataOf(assign(id))).assignRequest;
  const CORRECT =
    'mutation ($id: ID!) { updateAppointment(id: $id, input: { patientEmail: "rosa-bien@ejemplo.example", ' +
    'patientBirthDate: "2019-03-01", contactName: "Marta Paz" }) { id } }';
  await dataOf(sendGraphQL(app, CORRECT, { id: former }, admins[0]));
  const CANCEL = 'mutation ($id: ID!) { setAppointmentStatus(id: $id, status: "cancelled") { id } }';
  await dataOf(sendGraphQL(app, CANCEL, { id: former }, admins[0]));
  await dataOf(assign(id, { startTime: '2026-06-02T11:00-03:00' }));
  const corrected = {
    patient_email: 'rosa-bien@ejemplo.example',
    patient_birth_date: expect.any(Date) as Date,
    contact_name: 'Marta Paz',
  };
  expect(await appointments()).toEqual([expect.objectContaining(corrected), expect.objectContaining(corrected)]);
});

describe('Reopening an assigned request', () => {
  const REOPEN = `mutation ($id: ID!, $status: RequestStatus = pending, $version: Int) {
    reopenRequest(id: $id, status: $status, expectedVersion: $version) { status version appointmentId professionalId } }`;
  const SET_STATUS =
    'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { status } }';
  const reopen = (id: string, more: object = {}) => sendGraphQL(app, REOPEN, { id, ...more }, admins[1]);

  test('cancels its appointment as a mistake, logs both, and lets it be assigned anew; a retry changes nothing', async () => {
    const id = await pending({ status: 'pending_assignment' });
    await dataOf(assign(id));
    const open = { status: 'pending_assignment', version: 3, appointmentId: null, professionalId: null };
    const wanted = { status: 'pending_assignment', version: 2 };
    expect(await dataOf(reopen(id, wanted))).toEqual({ reopenRequest: open });
    expect(await dataOf(reopen(id, wanted))).toEqual({ reopenRequest: open });
    expect(await appointments()).toEqual([
      expect.objectContaining({ status: 'cancelled', cancellation_reason: 'entered_by_mistake' }),
    ]);
    const { rows } = await app.db.pool.query<{ changes: object[] }>(
      "SELECT changes FROM audit_events WHERE entity = 'request' ORDER BY at DESC, id DESC LIMIT 1",
    );
    expect(rows[0]!.changes).toEqual([
      { field: 'status', from: 'Asignado', to: 'Esperando Asignación' },
      { field: 'professionalId', from: 'Laura Médica', to: null },
      { field: 'appointmentId', from: '02-06-2026 10:00', to: null },
    ]);
    expect((await dataOf(assign(id))).assignRequest).toMatchObject({ status: 'assigned', version: 4 });
  });

  test('leaves an appointment that was linked, also a changed one', async () => {
    const id = await pending();
    const turno = await turnoOfRosa('2026-06-02T10:00-03:00');
    await dataOf(link(id, turno));
    expect(await dataOf(reopen(id))).toMatchObject({ reopenRequest: { status: 'pending', appointmentId: null } });
    await dataOf(link(id, turno));
    await dataOf(sendGraphQL(app, SET_STATUS, { id: turno, status: 'confirmed' }, admins[0]));
    await dataOf(reopen(id));
    expect(await appointments()).toEqual([expect.objectContaining({ status: 'confirmed' })]);
  });

  test('lets the appointment that it had replaced be made pending again', async () => {
    const id = await pending();
    const { appointmentId: former } = (await dataOf(assign(id))).assignRequest;
    await dataOf(sendGraphQL(app, SET_STATUS, { id: former, status: 'cancelled' }, admins[0]));
    await dataOf(assign(id, { startTime: '2026-06-02T11:00-03:00' }));
    await dataOf(reopen(id));
    expect(await dataOf(sendGraphQL(app, SET_STATUS, { id: former, status: 'pending' }, admins[0]))).toEqual({
      setAppointmentStatus: { status: 'pending' },
    });
  });

  test('is refused when anything changed since, and for a rejected request; everything stays', async () => {
    const [id, rejected] = [await pending(), await pending({ status: 'rejected' })];
    const { appointmentId } = (await dataOf(assign(id))).assignRequest;
    const CONFIRM = 'mutation ($id: ID!) { setAppointmentStatus(id: $id, status: "confirmed") { id } }';
    await dataOf(sendGraphQL(app, CONFIRM, { id: appointmentId }, admins[0]));
    expect(
      await Promise.all([
        failureOf(reopen(id, { version: 1 })),
        failureOf(reopen(id, { version: 2 })),
        failureOf(reopen(rejected)),
        failureOf(reopen(id, { status: 'rejected' })),
      ]),
    ).toEqual([
      expect.stringMatching(/^CONFLICT/),
      'CONFLICT: El turno cambió después de asignarlo. Revisalo antes de seguir',
      'CONFLICT: El paciente ya recibió el email del rechazo',
      'BAD_REQUEST status: Elegí un estado sin responder',
    ]);
    expect(await appointments()).toEqual([expect.objectContaining({ status: 'confirmed' })]);
    expect(await requestOf(id)).toMatchObject({ status: 'assigned', version: 2 });
  });
});
