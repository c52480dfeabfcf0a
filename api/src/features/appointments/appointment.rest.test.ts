import { makeProfessional, makeSpecialty, openSession, signedIn } from '../../testing/factories/people';
import { makeKey } from '../../testing/factories/api-keys';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { bookingRows, clearClinic, LEFT_OUT, OF_NO_KIND } from '../../testing/harness/booking';
import { mailedCancelToken } from '../../testing/harness/cancel-links';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest, restFailure, type RestAnswer } from '../../testing/harness/rest';
import { receiptOf } from './receipt';

const TAKEN = '409 CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const RECEIPT = /^[\w-]{43}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let app: TestApp;
let professional: { id: number; userId: number };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'specialties');
  professional = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: 'Cardiología' }),
  });
  roomId = await makeRoom(app.db, { name: 'Sala A' });
});

const payload = () => ({
  professional_id: professional.id,
  room_id: roomId,
  patient_name: ' Pedro Paciente ',
  patient_email: 'pedro@ejemplo.example',
  patient_phone: '11 5555-0101',
  start_time: '2026-06-02T10:00:00-03:00',
  duration_minutes: 30,
  notes: 'Primera vez',
});
const book = (change: object = {}, token?: string, headers: Record<string, string> = {}): Promise<RestAnswer> =>
  callRest(app, 'POST /appointments', { body: { ...payload(), ...change }, headers, ...(token && { token }) });

test('a visitor books and gets the whole appointment, pending', async () => {
  const { status, body } = await book();

  expect(status).toBe(201);
  expect(body).toEqual({
    ...LEFT_OUT,
    ...OF_NO_KIND,
    id: expect.stringMatching(UUID),
    professional_id: professional.id,
    professional_name: 'Laura Médica',
    specialty: 'Cardiología',
    room_id: roomId,
    room_name: 'Sala A',
    patient_name: 'Pedro Paciente',
    patient_email: 'pedro@ejemplo.example',
    patient_phone: '+54 11 5555 0101',
    appointment_date: '2026-06-02',
    start_time: '2026-06-02T10:00:00-03:00',
    end_time: '2026-06-02T10:30:00-03:00',
    duration_minutes: 30,
    notes: 'Primera vez',
    status: 'pending',
    is_overbooking: false,
    receipt: expect.stringMatching(RECEIPT),
  });
});

test('a caller with the id alone reads the documented details and nothing more, contact masked', async () => {
  const { id } = (await book(LEFT_OUT)).body as { id: string };

  const { status, body } = await callRest(app, `GET /appointments/${id}`);

  const { patient_birth_date: _untold, ...told } = LEFT_OUT;
  expect(status).toBe(200);
  expect(body).toEqual({
    ...told,
    ...OF_NO_KIND,
    id,
    professional_name: 'Laura Médica',
    specialty: 'Cardiología',
    start_time: '2026-06-02T10:00:00-03:00',
    end_time: '2026-06-02T10:30:00-03:00',
    duration_minutes: 30,
    patient_name: 'P. P.',
    patient_email: 'p•••@e•••.example',
  });
});

describe('The receipt of a booking', () => {
  interface Booked {
    id: string;
    receipt: string | null;
  }
  const told = async (id: string, receipt = '', token?: string) => {
    const query = receipt && `?receipt=${receipt}`;
    const { body } = await callRest(app, `GET /appointments/${id}${query}`, token === undefined ? {} : { token });
    const { patient_name, patient_email, patient_phone, notes } = body as Record<string, unknown>;
    return [patient_name, patient_email, patient_phone, notes];
  };
  const ALL = ['Pedro Paciente', 'pedro@ejemplo.example', '+54 11 5555 0101', 'Primera vez'];
  const MASKED = ['P. P.', 'p•••@e•••.example', '•••• 0101', null];
  const corrected = async (id: string) => {
    const body = { patient_email: 'paula@ejemplo.example' };
    const { status } = await callRest(app, `PUT /admin/appointments/${id}`, { body, token: admin });
    expect(status).toBe(200);
  };
  let admin: string;
  beforeEach(async () => {
    ({ token: admin } = await signedIn(app.db, 'admin'));
  });

  test('opens all of it, and no other one does', async () => {
    const { id, receipt } = (await book()).body as Booked;
    const other = (await book({ start_time: '2026-06-02T11:00:00-03:00' })).body as Booked;
    expect(await told(id, receipt!)).toEqual(ALL);
    for (const given of ['', 'x', receipt!.slice(1), other.receipt!]) expect(await told(id, given)).toEqual(MASKED);
    const { token: stranger } = await signedIn(app.db, 'user');
    const colleague = await makeProfessional(app.db);
    expect(await told(id, '', stranger)).toEqual(MASKED);
    expect(await told(id, '', colleague.token)).toEqual(MASKED);
    expect(await told(id, receipt!, stranger)).toEqual(ALL);
    expect(await told(id, await mailedCancelToken(app, id))).toEqual(ALL);
  });

  test('is not needed by the account, staff of the calendar, and keys that read patients', async () => {
    const { token } = await signedIn(app.db, 'user');
    const { id } = (await book({}, token)).body as Booked;
    const own = await openSession(app.db, professional.userId);
    const { token: key } = await makeKey(app.db, { scopes: ['appointments:read', 'personal-data'] });
    for (const reader of [token, admin, own, key]) expect(await told(id, '', reader)).toEqual(ALL);
    const { token: colleagues } = await makeKey(app.db, {
      scopes: ['appointments:read', 'personal-data'],
      professionalId: (await makeProfessional(app.db)).id,
    });
    expect(await told(id, '', colleagues)).toEqual(MASKED);
    const { token: blind } = await makeKey(app.db, { scopes: ['appointments:read'] });
    expect((await callRest(app, `GET /appointments/${id}`, { token: blind })).status).toBe(403);
  });

  test('comes again with a retry, and opens nothing once the clinic corrects the address', async () => {
    const headers = { 'idempotency-key': 'reserva-de-pedro' };
    const { id, receipt } = (await book({}, undefined, headers)).body as Booked;
    expect((await book({}, undefined, headers)).body).toMatchObject({ id, receipt });
    await corrected(id);
    expect(await told(id, receipt!)).toEqual(['P. P.', 'p•••@e•••.example', '•••• 0101', null]);
    expect((await book({}, undefined, headers)).body).toMatchObject({
      id,
      receipt: null,
      patient_name: 'P. P.',
      notes: null,
    });
    expect(await told(id, await receiptOf(app.db, id))).toEqual([
      'Pedro Paciente',
      'paula@ejemplo.example',
      '+54 11 5555 0101',
      'Primera vez',
    ]);
  });

  test('is not returned to any reader', async () => {
    const { id, receipt } = (await book()).body as Booked;
    const READ = 'query ($id: ID!, $receipt: String) { appointment(id: $id, receipt: $receipt) { receipt isMasked } }';
    const read = async (given: string | null, token?: string) =>
      (await dataOf(sendGraphQL<{ appointment: object }>(app, READ, { id, receipt: given }, token))).appointment;
    expect(await read(null)).toEqual({ receipt: null, isMasked: true });
    expect(await read(receipt)).toEqual({ receipt: null, isMasked: false });
    expect(await read(null, admin)).toEqual({ receipt: null, isMasked: false });
  });
});

test.each(['6f0b6f5e-0000-4000-8000-000000000000', '1', 'x'])('appointment %s is not found', async (id) => {
  expect(await restFailure(callRest(app, `GET /appointments/${id}`))).toBe('404 NOT_FOUND: El turno no existe');
});

test('every role may book; staff also outside the hours, patients only what is offered', async () => {
  const { token: admin } = await signedIn(app.db, 'admin');
  const { token: patient } = await signedIn(app.db, 'user');
  const own = await openSession(app.db, professional.userId);
  const evening = { start_time: '2026-06-02T18:00' };

  expect((await book({}, patient)).status).toBe(201);
  expect(await restFailure(book(evening, patient))).toBe(TAKEN);
  expect(await restFailure(book(evening))).toBe(TAKEN);
  expect((await book(evening, own)).status).toBe(201);
  expect((await book({ start_time: '2026-06-02T18:30' }, admin)).status).toBe(201);
  expect(await restFailure(book({}, 'x'.repeat(43)))).toBe(
    '401 UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente',
  );
});

test('a time without offset is the clinic’s, and the duration defaults to the professional’s', async () => {
  const { body } = await book({ start_time: '2026-06-02T15:00', duration_minutes: null });

  expect(body).toMatchObject({
    start_time: '2026-06-02T15:00:00-03:00',
    end_time: '2026-06-02T15:30:00-03:00',
    duration_minutes: 30,
  });
});

test('an end is accepted if it agrees, and decides the duration if none is given', async () => {
  expect(await restFailure(book({ end_time: '2026-06-02T11:00-03:00' }))).toBe(
    '400 BAD_REQUEST end_time: La hora de fin no coincide con el inicio más la duración',
  );
  expect(await restFailure(book({ end_time: '2026-06-02T09:30', duration_minutes: null }))).toBe(
    '400 BAD_REQUEST end_time: El turno debe durar entre 5 y 480 minutos',
  );
  expect((await book({ end_time: '2026-06-02T13:30Z' })).status).toBe(201);
  const { token } = await signedIn(app.db, 'user');
  const { body } = await book(
    { start_time: '2026-06-02T11:00', end_time: '2026-06-02T12:00', duration_minutes: null },
    token,
  );
  expect(body).toMatchObject({ end_time: '2026-06-02T12:00:00-03:00', duration_minutes: 60 });
});

test('the second of two bookings of one slot is refused, and nothing is booked', async () => {
  const answers = await Promise.all([book(), book()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await bookingRows(app)).toMatchObject({ appointments: 1, occupancies: 1 });
});

test('a retry with the same key gets the same appointment, and other data with it is refused', async () => {
  const key = { 'idempotency-key': 'reserva-0001' };
  const first = await book({}, undefined, key);
  const again = await book({}, undefined, key);

  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await restFailure(book({ notes: 'Otra' }, undefined, key))).toMatch(/^(422 IDEMPOTENCY_MISMATCH)/);
  expect(
    await restFailure(book({ start_time: '2026-06-02T11:00' }, undefined, { 'idempotency-key': 'corta' })),
  ).toMatch(/^400 BAD_REQUEST Idempotency-Key: /);
});

test.each([
  [{ patient_name: '  ' }, 'patient_name: El nombre es requerido'],
  [{ patient_name: undefined }, 'patient_name: Falta un dato obligatorio: patient_name'],
  [{ patient_email: 'pedro' }, 'patient_email: Email inválido'],
  [{ patient_phone: '1'.repeat(41) }, 'patient_phone: No puede superar los 40 caracteres'],
  [{ notes: 'x'.repeat(2001) }, 'notes: No puede superar los 2.000 caracteres'],
  [{ notes: 'a\u0000b' }, 'notes: El texto contiene caracteres no permitidos'],
  [{ start_time: 'mañana' }, 'start_time: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros'],
  [{ start_time: null }, 'start_time: Falta un dato obligatorio: start_time'],
  [{ duration_minutes: 481 }, 'duration_minutes: La duración debe estar entre 5 y 480 minutos'],
  [{ professional_id: '1' }, 'professional_id: professional_id debe ser un número entero'],
  [{ room_id: undefined }, 'room_id: Falta un dato obligatorio: room_id'],
  [{ roomId: 1 }, 'roomId: El dato roomId no existe en esta operación'],
  [{ status: 'confirmed' }, 'status: El dato status no existe en esta operación'],
])('a booking with %j is refused', async (change, failure) => {
  expect(await restFailure(book(change))).toBe(`400 BAD_REQUEST ${failure}`);
  expect(await bookingRows(app)).toMatchObject({ appointments: 0 });
});

test('an unknown professional or room is not found, and administrators read which key names a closed one', async () => {
  const { token: admin } = await signedIn(app.db, 'admin');
  const closed = await makeRoom(app.db, { name: 'Depósito', isActive: false });

  expect(await restFailure(book({ professional_id: 999999 }))).toBe('404 NOT_FOUND: El profesional no existe');
  expect(await restFailure(book({ room_id: 999999 }))).toBe('404 NOT_FOUND: La sala no existe');
  expect(await restFailure(book({ room_id: closed }, admin))).toBe(
    '409 CONFLICT room_id: La sala Depósito no está activa. Elegí otra sala',
  );
});
