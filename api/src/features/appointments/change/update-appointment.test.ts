import { randomUUID } from 'node:crypto';

import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic, LEFT_OUT, OF_NO_KIND } from '../../../testing/harness/booking';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailKindsAfterWait } from '../../../testing/harness/notices';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';
import { callRest, restFailure } from '../../../testing/harness/rest';

const TAKEN = '409 CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const at = (time: string, day = '2026-06-03') => `${day}T${time}:00-03:00`;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number };
let roomId: number;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await forgetRequestedMails(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId: await makeSpecialty(app.db) });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
  id = await aTurno();
});

const aTurno = (more: Partial<Parameters<typeof makeAppointment>[1]> = {}) =>
  makeAppointment(app.db, { professionalId: laura.id, roomId, from: at('10:00'), to: at('10:30'), ...more });
const asAdmin = (line: string, body?: unknown) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }) });
const put = (body: object, which = id) => asAdmin(`PUT /admin/appointments/${which}`, body);
const mailed = () => mailKindsAfterWait(app);
const listed = async () =>
  ((await asAdmin('GET /admin/appointments')).body as { id: string }[]).find((it) => it.id === id)!;
const audited = async () =>
  (await app.db.pool.query<{ fields: string[] }>('SELECT fields FROM audit_events')).rows.map(({ fields }) => fields);

test('an administrator lists everybody’s turnos, latest first, and narrows the list', async () => {
  const later = await aTurno({ professionalId: pablo.id, from: at('12:00'), to: at('12:30'), status: 'cancelled' });
  const { status, body } = await asAdmin('GET /admin/appointments');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({ id: later, professional_name: 'Pablo Médico', status: 'cancelled' }),
    {
      ...LEFT_OUT,
      ...OF_NO_KIND,
      id,
      professional_id: laura.id,
      professional_name: 'Laura Médica',
      specialty: expect.any(String),
      room_id: roomId,
      room_name: 'Consultorio 1',
      patient_name: 'Pedro Paciente',
      patient_email: 'pedro@ejemplo.example',
      appointment_date: '2026-06-03',
      start_time: at('10:00'),
      end_time: at('10:30'),
      duration_minutes: 30,
      status: 'pending',
      is_overbooking: false,
      cancellation: null,
      version: 1,
      professional: { id: laura.id, specialty: expect.any(String), user: { name: 'Laura Médica' } },
    },
  ]);
  for (const query of [
    `professional_id=${laura.id}`,
    'status=scheduled',
    'month=2026-6',
    `until=${encodeURIComponent(at('11:00'))}`,
  ]) {
    const { body: some } = await asAdmin(`GET /admin/appointments?${query}`);
    expect([query, (some as { id: string }[]).at(-1)?.id]).toEqual([query, id]);
  }
});

test('confirming and cancelling tell the patient, once each', async () => {
  const act = (what: string) => asAdmin(`PUT /admin/appointments/${id}/${what}`);
  for (const [what, status, kinds] of [
    ['confirm', 'confirmed', ['appointment-confirmed']],
    ['confirm', 'confirmed', ['appointment-confirmed']],
    ['cancel', 'cancelled', ['appointment-confirmed', 'appointment-cancelled']],
    ['cancel', 'cancelled', ['appointment-confirmed', 'appointment-cancelled']],
  ] as const) {
    expect(await act(what)).toMatchObject({ status: 200, body: { id, status } });
    expect(await mailed()).toEqual(kinds);
  }
  expect([(await listed())['version' as never], await audited()]).toEqual([3, [['status'], ['status']]]);
  await aTurno({ status: 'confirmed' });
  expect(await restFailure(act('confirm'))).toBe(
    '409 CONFLICT: El horario de este turno ya fue ocupado. Creá un turno nuevo en otro horario',
  );
});

test('all of it changes at once, with one mail to the patient', async () => {
  const { status, body } = await put({
    patient_name: ' Pía Luna ',
    patient_email: 'pia@ejemplo.example',
    patient_phone: '341 555',
    notes: ' Traer estudios ',
    start_time: '2026-06-04T15:00',
    duration_minutes: 45,
    end_time: at('15:45', '2026-06-04'),
    appointment_date: '2026-06-04',
    status: 'confirmed',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    patient_name: 'Pía Luna',
    patient_email: 'pia@ejemplo.example',
    patient_phone: '341 555',
    notes: 'Traer estudios',
    appointment_date: '2026-06-04',
    start_time: at('15:00', '2026-06-04'),
    end_time: at('15:45', '2026-06-04'),
    duration_minutes: 45,
    status: 'confirmed',
    room_id: roomId,
    version: 2,
  });
  expect(await listed()).toEqual(body);
  expect(await mailed()).toEqual(['appointment-moved']);
  expect(await audited()).toEqual([
    ['durationMinutes', 'notes', 'patientEmail', 'patientName', 'patientPhone', 'startTime', 'status'],
  ]);
  const mail = (await app.mails()).find(({ to }) => to === 'pia@ejemplo.example');
  expect(mail).toMatchObject({
    to: 'pia@ejemplo.example',
    subject: expect.stringContaining('Turno reprogramado: jueves, 4 de junio de 2026, 15:00'),
  });
  expect(mail!.text).toContain('La clínica confirmó este turno.');
});

test.each([
  [{ patient_phone: null, notes: '' }, []],
  [{ patient_email: 'pia@ejemplo.example' }, ['appointment-received']],
  [{ status: 'confirmed', notes: 'x' }, ['appointment-confirmed']],
  [{ status: 'scheduled' }, []],
  [{ status: 'no-show' }, []],
  [{ status: 'completed', patient_email: 'pia@ejemplo.example' }, []],
  [{ duration_minutes: 480 }, ['appointment-moved']],
  [{ end_time: at('11:15') }, ['appointment-moved']],
  [{ status: null, start_time: null, duration_minutes: null, room_id: null }, []],
  [{}, []],
])('%j asks for the mails %j', async (body, kinds) => {
  expect((await put(body)).status).toBe(200);
  expect(await mailed()).toEqual(kinds);
});

test('sent back as it was listed, an address with a capital in its domain is unchanged, and its links keep working', async () => {
  await app.db.pool.query("UPDATE appointments SET patient_email = 'Pedro@Ejemplo.example'");
  expect((await put({ ...(await listed()), notes: 'Traer estudios' })).status).toBe(200);
  expect([await audited(), await mailed()]).toEqual([[['notes']], []]);
});

test('sent back as listed nothing changes, and the second of two edits reads the current state', async () => {
  const before = await listed();
  expect((await put(before)).body).toEqual(before);
  expect(await audited()).toEqual([]);
  expect(await put({ ...before, notes: 'Primero' })).toMatchObject({
    status: 200,
    body: { notes: 'Primero', version: 2 },
  });
  const { status, body } = await put({ ...before, notes: 'Segundo' });
  expect([status, body]).toEqual([
    409,
    {
      code: 'CONFLICT',
      error: 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
      current: await listed(),
    },
  ]);
  // A retry after a lost answer changes nothing, so it succeeds.
  expect((await put({ notes: 'Primero', expected_version: 1 })).status).toBe(200);
});

test('a move, a status and a cancellation elsewhere count as changes of others', async () => {
  const changes = [
    `moveAppointment(id: "${id}", startTime: "${at('12:00')}")`,
    `setAppointmentStatus(id: "${id}", status: "confirmed")`,
    `cancelAppointment(id: "${id}")`,
  ];
  for (const [index, change] of changes.entries()) {
    await dataOf(sendGraphQL(app, `mutation { change: ${change} { version viewerCan { update } } }`, {}, laura.token));
    expect((await put({ notes: 'Vieja', expected_version: index + 1 })).status).toBe(409);
  }
  expect(await listed()).toMatchObject({ status: 'cancelled', notes: null, version: 4 });
});

test('a move wins its time or leaves everything as it was', async () => {
  await aTurno({ professionalId: pablo.id, from: at('11:00'), to: at('12:00') });
  const own = await aTurno({ roomId: await makeRoom(app.db), from: at('13:00'), to: at('14:00') });
  const before = await listed();
  for (const start_time of [at('11:30'), at('13:45')])
    expect(await restFailure(put({ start_time, notes: 'Nueva' }))).toBe(TAKEN);
  expect([await listed(), await mailed(), await audited()]).toEqual([before, [], []]);
  // A cancelled turno returns at a time of its own.
  await put({ status: 'cancelled' });
  await aTurno();
  expect(await restFailure(put({ status: 'pending', start_time: at('13:15') }))).toBe(TAKEN);
  expect(await put({ status: 'pending', start_time: at('14:00'), duration_minutes: 60 })).toMatchObject({
    status: 200,
    body: { status: 'pending' },
  });
  expect(await restFailure(put({ duration_minutes: 120 }, own))).toBe(TAKEN);
});

test('of two who move different turnos to the same time at once, one wins', async () => {
  const other = await aTurno({ from: at('16:00'), to: at('16:30') });
  const answers = await Promise.all([id, other].map((which) => put({ start_time: at('18:00') }, which)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('one that is shorter than 15 minutes may stay so', async () => {
  const short = await aTurno({ from: at('17:00'), to: at('17:10') });
  expect(await put({ duration_minutes: 10, notes: 'Corto' }, short)).toMatchObject({
    status: 200,
    body: { duration_minutes: 10, notes: 'Corto' },
  });
});

const WRONG_DURATION = '400 BAD_REQUEST duration_minutes: La duración debe estar entre 15 y 480 minutos';
test.each([
  ['400 BAD_REQUEST patient_name: El nombre es requerido', { patient_name: ' ' }],
  ['400 BAD_REQUEST patient_name: El nombre es requerido', { patient_name: null }],
  ['400 BAD_REQUEST patient_email: Email inválido', { patient_email: 'pedro' }],
  ['400 BAD_REQUEST patient_phone: El teléfono debe tener números', { patient_phone: 'no tiene' }],
  ['400 BAD_REQUEST notes: No puede superar los 2.000 caracteres', { notes: 'x'.repeat(2001) }],
  [WRONG_DURATION, { duration_minutes: 14 }],
  [WRONG_DURATION, { duration_minutes: 481 }],
  [/^400 BAD_REQUEST duration_minutes: /, { duration_minutes: 15.5 }],
  [/^400 BAD_REQUEST start_time: /, { start_time: '10:00' }],
  [
    '400 BAD_REQUEST end_time: La hora de fin no coincide con el inicio más la duración',
    { start_time: at('11:00'), end_time: at('11:30'), duration_minutes: 60 },
  ],
  [
    '400 BAD_REQUEST end_time: El turno debe durar entre 5 y 480 minutos',
    { start_time: at('11:00'), end_time: at('10:30') },
  ],
  [
    '400 BAD_REQUEST appointment_date: La fecha no coincide con la del horario de inicio',
    { appointment_date: '2026-06-04' },
  ],
  [/^400 BAD_REQUEST status: El estado debe ser uno de: /, { status: 'confirmado' }],
  [
    '409 CONFLICT: Un turno cancelado o ausente no tiene horario que mover. Cambiá antes su estado',
    { status: 'cancelled', start_time: at('11:00') },
  ],
  ['404 NOT_FOUND: La sala no existe', { room_id: 999_999 }],
  ['400 BAD_REQUEST patient: El dato patient no existe en esta operación', { patient: 'Pía' }],
])('%s, and nothing changes', async (failure, body) => {
  const refusal = await restFailure(put(body));
  expect(refusal).toEqual(typeof failure === 'string' ? failure : expect.stringMatching(failure));
  expect(await listed()).toMatchObject({ version: 1, start_time: at('10:00') });
});

test.each([
  'GET /admin/appointments',
  'PUT /admin/appointments/{id}',
  'PUT /admin/appointments/{id}/confirm',
  'PUT /admin/appointments/{id}/cancel',
])('%s is for administrators', async (line) => {
  const call = (token?: string) =>
    restFailure(callRest(app, line.replace('{id}', id), token === undefined ? {} : { token }));
  expect(await call()).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  for (const token of [laura.token, (await signedIn(app.db, 'user')).token]) {
    expect(await call(token)).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
  }
  if (!line.includes('{id}')) return;
  for (const unknown of [randomUUID(), 'x']) {
    expect(await restFailure(asAdmin(line.replace('{id}', unknown)))).toBe('404 NOT_FOUND: El turno no existe');
  }
});
