import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';

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

test('assigning books the appointment, marks the request, logs both and mails the patient', async () => {
  const id = await pending();
  const { assignRequest } = await dataOf(
    assign(id, { durationMinutes: 45, adminNotes: ' Por obra social ' }, { expectedVersion: 1 }),
  );

  expect(assignRequest).toEqual({
    id,
    status: 'assigned',
    adminNotes: 'Por obra social',
    professionalId: laura.id,
    appointmentId: expect.any(String),
    version: 2,
    professional: { name: 'Laura Médica' },
    appointment: { startTime: TUESDAY_10AM, roomName: 'Sala 1' },
  });
  expect(await appointments()).toEqual([
    expect.objectContaining({
      id: assignRequest.appointmentId,
      patient_name: 'Rosa Pérez',
      patient_email: 'rosa@ejemplo.example',
      patient_phone: '0341 555-1111',
      duration_minutes: 45,
      status: 'pending',
      is_self_booked: false,
      notes: null,
    }),
  ]);
  const { rows } = await app.db.pool.query(
    "SELECT action, called, fields, changes FROM audit_events WHERE entity = 'request'",
  );
  expect(rows).toEqual([
    {
      action: 'updated',
      called: 'Cardiología',
      fields: ['adminNotes', 'appointmentId', 'professionalId', 'status'],
      changes: [
        { field: 'status', from: 'Pendiente', to: 'Asignado' },
        { field: 'professionalId', from: null, to: 'Laura Médica' },
        { field: 'appointmentId', from: null, to: '02-06-2026 10:00' },
      ],
    },
  ]);
  expect((await app.db.pool.query("SELECT action FROM audit_events WHERE entity = 'appointment'")).rows).toEqual([
    { action: 'created' },
  ]);
  const [mail] = (await app.mails()).filter(({ text }) => text.includes(assignRequest.appointmentId));
  expect([mail!.to, mail!.subject]).toEqual([
    'rosa@ejemplo.example',
    'Turno reservado: martes, 2 de junio de 2026, 10:00 - Centro Médico',
  ]);
});

test('the appointment belongs to the requesting account, whatever its addresses', async () => {
  const patientUserId = await makeUser(app.db);
  const { assignRequest } = await dataOf(assign(await pending({ patientUserId })));
  const CHANGE =
    'mutation ($id: ID!) { updateAppointment(id: $id, input: { patientEmail: "otra@ejemplo.example" }) { id } }';
  await dataOf(sendGraphQL(app, CHANGE, { id: assignRequest.appointmentId }, admins[0]));
  expect(await appointments()).toEqual([
    expect.objectContaining({ patient_user_id: patientUserId, patient_email: 'otra@ejemplo.example' }),
  ]);
});

test('a request gets another appointment once its own was cancelled, and not while that is live or revived', async () => {
  const id = await pending();
  const setStatus = (status: string) =>
    app.db.pool.query('UPDATE appointments SET status = $1 WHERE starts_at = $2', [status, TUESDAY_10AM]);
  const again = (version: number) => assign(id, { startTime: '2026-06-02T11:00-03:00' }, { expectedVersion: version });
  await dataOf(assign(id));
  expect(await failureOf(again(2))).toBe('CONFLICT: Esta solicitud ya fue asignada. Revisá su turno antes de seguir');
  await setStatus('cancelled');
  const { assignRequest } = await dataOf(again(2));
  expect(assignRequest).toMatchObject({
    status: 'assigned',
    version: 3,
    appointment: { startTime: '2026-06-02T11:00:00-03:00' },
  });
  expect((await appointments()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'pending']);
  const { rows } = await app.db.pool.query(
    "SELECT fields, changes FROM audit_events WHERE entity = 'request' ORDER BY id DESC LIMIT 1",
  );
  expect(rows).toEqual([
    {
      fields: ['appointmentId'],
      changes: [{ field: 'appointmentId', from: '02-06-2026 10:00', to: '02-06-2026 11:00' }],
    },
  ]);
  expect(await failureOf(assign(id, { startTime: '2026-06-02T12:00-03:00' }))).toContain(
    'CONFLICT: Esta solicitud ya fue asignada',
  );
});

const SET_STATUS =
  'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { status } }';
const setStatus = (id: string, status: string) => sendGraphQL(app, SET_STATUS, { id, status }, admins[0]);
const LINK = 'mutation ($id: ID!, $input: LinkRequestInput!) { linkRequest(id: $id, input: $input) { appointmentId } }';
const link = (id: string, appointmentId: string, token?: string) =>
  sendGraphQL(app, LINK, { id, input: { professionalId: laura.id, appointmentId } }, token ?? admins[0]);

test.each<[string, (id: string) => Promise<unknown>]>([
  ['assigned', (id) => dataOf(assign(id, { startTime: '2026-06-02T11:00-03:00' }))],
  ['linked', async (id) => dataOf(link(id, await turnoOfRosa('2026-06-02T11:00-03:00')))],
])('a replaced appointment %s can be corrected, but not made pending', async (_, giveAnother) => {
  const id = await pending();
  const { appointmentId: former } = (await dataOf(assign(id))).assignRequest;
  await dataOf(setStatus(former, 'no_show'));
  await giveAnother(id);
  for (const status of ['pending', 'confirmed']) {
    expect(await failureOf(setStatus(former, status))).toBe(
      'CONFLICT: La solicitud de este turno ya tiene otro. Revisá ese turno, o creá uno nuevo',
    );
  }
  const correct = async (status: string) =>
    expect(await dataOf(setStatus(former, status))).toEqual({ setAppointmentStatus: { status } });
  await correct('cancelled');
  await correct('completed');
  const { appointment_id: current } = await requestOf(id);
  await dataOf(setStatus(String(current), 'cancelled'));
  expect(await failureOf(link(id, former))).toBe(
    'BAD_REQUEST appointmentId: En lugar de este turno ya se dio otro. Elegí otro turno',
  );
});

test('a cancellation with a replacement is mailed to the patient at once', async () => {
  const id = await pending();
  const { appointmentId: former } = (await dataOf(assign(id))).assignRequest;
  await app.mails();
  await dataOf(setStatus(former, 'cancelled'));
  await dataOf(assign(id, { startTime: '2026-06-02T11:00-03:00' }));
  await app.jobs.go('notices');
  expect((await app.mails()).at(-1)!.subject).toMatch(/^Turno cancelado: .*, 10:00/);
});

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

test.each<[string, (id: string) => Promise<unknown>, string]>([
  [
    'of another specialty',
    async (id) => assign(id, { professionalId: (await makeProfessional(app.db)).id }),
    'BAD_REQUEST professionalId: Este profesional no atiende la especialidad de la solicitud',
  ],
  [
    'who is hidden',
    async (id) =>
      assign(id, { professionalId: (await makeProfessional(app.db, { specialtyId: cardiology, isPublic: false })).id }),
    'NOT_FOUND: El profesional no existe',
  ],
  ['in a room that is not there', (id) => assign(id, { roomId: 999_999 }), 'NOT_FOUND: La sala no existe'],
  [
    'for too long',
    (id) => assign(id, { durationMinutes: 481 }),
    'BAD_REQUEST durationMinutes: La duración debe estar entre 5 y 480 minutos',
  ],
])('a professional %s is refused, and nothing is booked', async (_, attempt, failure) => {
  const id = await pending();
  expect(await failureOf(attempt(id) as Promise<GraphQLAnswer<unknown>>)).toContain(failure);
  expect([await appointments(), (await requestOf(id))['status']]).toEqual([[], 'pending']);
});

test('a request outlives its professional and appointment, and keeps its specialty', async () => {
  const id = await pending();
  await dataOf(assign(id));
  expect(
    await failureOf(
      sendGraphQL(
        app,
        'mutation ($id: Int!) { deleteSpecialty(id: $id) }',
        { id: await specialtyWithRequest() },
        admins[0],
      ),
    ),
  ).toBe('CONFLICT: La especialidad tiene solicitudes de turnos en su historial. Desactivala en lugar de eliminarla');
  await app.db.pool.query('DELETE FROM appointments; DELETE FROM professional_availability; DELETE FROM professionals');
  expect(await requestOf(id)).toMatchObject({ status: 'assigned', professional_id: null, appointment_id: null });
});
async function specialtyWithRequest(): Promise<number> {
  const specialtyId = await makeSpecialty(app.db);
  await makeRequest(app.db, { specialtyId });
  return specialtyId;
}

test('proposes a room that the professional rents, else the first free one; none when all are taken', async () => {
  const proposed = async (more = '') => {
    const query = `($id: Int!) { untakenRooms(professionalId: $id, startTime: "2026-06-02T10:00"${more}) { room { name } isSuitable } }`;
    const { untakenRooms } = await dataOf(
      sendGraphQL<{ untakenRooms: { room: { name: string }; isSuitable: boolean }[] }>(
        app,
        `query ${query}`,
        { id: laura.id },
        admins[0],
      ),
    );
    return untakenRooms.map(({ room, isSuitable }) => (isSuitable ? room.name : `${room.name}, for others`));
  };
  const other = await makeProfessional(app.db);
  expect(await proposed()).toEqual(['Sala 1', 'Sala 2']);
  await makeRental(app.db, {
    professionalId: laura.id,
    roomId: rooms[1]!,
    from: '2026-06-02T09:00-03:00',
    to: '2026-06-02T11:00-03:00',
  });
  expect(await proposed()).toEqual(['Sala 2', 'Sala 1']);
  expect(await proposed(', durationMinutes: 90')).toEqual(['Sala 1', 'Sala 2']);
  for (const roomId of [rooms[0]!]) {
    await makeAppointment(app.db, {
      professionalId: other.id,
      roomId,
      from: '2026-06-02T10:00-03:00',
      to: '2026-06-02T10:30-03:00',
    });
  }
  expect(await proposed()).toEqual(['Sala 2']);
  const roomOfOthers = { name: 'Sala 0', specialtyIds: [await makeSpecialty(app.db)] };
  await makeRoom(app.db, roomOfOthers);
  expect(await proposed()).toEqual(['Sala 2', 'Sala 0, for others']);
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: rooms[1]!,
    from: '2026-06-02T10:00-03:00',
    to: '2026-06-02T10:30-03:00',
  });
  expect(await proposed()).toEqual([]);
});
