import { makeProfessional, makeSpecialty, openSession, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { bookingRows, clearClinic, LEFT_OUT, OF_NO_KIND } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure, type RestAnswer } from '../../testing/harness/rest';

const TAKEN = '409 CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
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
    patient_phone: '11 5555-0101',
    appointment_date: '2026-06-02',
    start_time: '2026-06-02T10:00:00-03:00',
    end_time: '2026-06-02T10:30:00-03:00',
    duration_minutes: 30,
    notes: 'Primera vez',
    status: 'pending',
    is_overbooking: false,
  });
});

test('whoever knows the id reads the documented details and nothing more', async () => {
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
    patient_name: 'Pedro Paciente',
    patient_email: 'pedro@ejemplo.example',
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

test('a time without offset is the clinic’s, and the duration is the professional’s when none is said', async () => {
  const { body } = await book({ start_time: '2026-06-02T15:00', duration_minutes: null });

  expect(body).toMatchObject({
    start_time: '2026-06-02T15:00:00-03:00',
    end_time: '2026-06-02T15:30:00-03:00',
    duration_minutes: 30,
  });
});

test('an end may be told if it agrees, and decides the duration where none is told', async () => {
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

test('the second of two who want the same slot is told so, and nothing is booked', async () => {
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

test('an unknown professional or room is not found, and administrators are told which key names a closed one', async () => {
  const { token: admin } = await signedIn(app.db, 'admin');
  const closed = await makeRoom(app.db, { name: 'Depósito', isActive: false });

  expect(await restFailure(book({ professional_id: 999999 }))).toBe('404 NOT_FOUND: El profesional no existe');
  expect(await restFailure(book({ room_id: 999999 }))).toBe('404 NOT_FOUND: La sala no existe');
  expect(await restFailure(book({ room_id: closed }, admin))).toBe(
    '409 CONFLICT room_id: La sala Depósito no está activa. Elegí otra sala',
  );
});
