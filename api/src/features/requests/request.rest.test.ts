import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { whileHeld } from '../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../testing/harness/rest';

const FORM = [
  {
    id: 'Peso',
    type: 'number',
    label: 'Peso',
    required: true,
    placeholder: null,
    options: [],
    validation: { min: 1, max: 300 },
  },
];

let app: TestApp;
let admin: string;
let cardiology: number;
let laura: { id: number; token: string };
let roomId: number;
let hour = 8;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  cardiology = await makeSpecialty(app.db, { name: 'Cardiología' });
  laura = await makeProfessional(app.db, { specialtyId: cardiology });
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app, 'appointment_requests', 'audit_events'));

const asAdmin = (line: string, body?: unknown) => callRest(app, line, { token: admin, body });
const pending = (traits: object = {}) =>
  makeRequest(app.db, { specialtyId: cardiology, formConfig: FORM, formData: { Peso: 70.5 }, ...traits });
/** An appointment of the request's patient, each an hour later. */
const appointed = (traits: object = {}) => {
  const from = `2026-06-02T${String((hour += 1)).padStart(2, '0')}:00-03:00`;
  return makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    patientName: 'Rosa Pérez',
    patientEmail: 'Rosa@ejemplo.example',
    from,
    to: from.replace(':00-', ':30-'),
    ...traits,
  });
};
const restRequest = (id: string, more: object = {}) => ({
  id,
  number: expect.any(Number) as number,
  patient_name: 'Rosa Pérez',
  patient_email: 'rosa@ejemplo.example',
  patient_phone: '0341 555-1111',
  patient_birth_date: null,
  contact_name: null,
  coverage: null,
  specialty_id: cardiology,
  specialty_name: 'Cardiología',
  status: 'pending',
  preferred_date: '2026-06-03',
  preferred_time: '09:30',
  created_at: '2026-05-30T12:20:00-03:00',
  withdrawn_at: null,
  form_data: { Peso: 70.5 },
  specialty_form_config: FORM,
  admin_notes: null,
  professional_id: null,
  appointment_id: null,
  version: 1,
  ...more,
});
interface Listed {
  pre_appointments: { id: string }[];
  pagination: object;
}

test('requests are listed newest first, by status and specialty, twenty a page', async () => {
  const other = await makeSpecialty(app.db);
  const oldest = await pending({ createdAt: '2026-05-30T15:20:30Z' });
  for (let index = 0; index < 20; index += 1) {
    await makeRequest(app.db, {
      specialtyId: other,
      status: index < 2 ? 'rejected' : 'pending',
      createdAt: `2026-05-31T15:20:${10 + index}Z`,
    });
  }
  const listed = async (query = '') => (await asAdmin(`GET /admin/pre-appointments${query}`)).body as Listed;
  expect((await listed()).pagination).toEqual({ page: 1, limit: 20, total: 21, pages: 2 });
  expect((await listed()).pre_appointments).toHaveLength(20);
  expect(await listed('?page=2')).toEqual({
    pre_appointments: [restRequest(oldest)],
    pagination: { page: 2, limit: 20, total: 21, pages: 2 },
  });
  expect(await listed(`?status=pending&specialty_id=${cardiology}&limit=5`)).toMatchObject({
    pre_appointments: [{ id: oldest }],
    pagination: { page: 1, limit: 5, total: 1, pages: 1 },
  });
  expect((await listed(`?status=rejected&specialty_id=${other}`)).pagination).toMatchObject({ total: 2 });
  expect(await listed('?status=assigned')).toEqual({
    pre_appointments: [],
    pagination: { page: 1, limit: 20, total: 0, pages: 0 },
  });
});

test('a request is found by number, name, e-mail and phone', async () => {
  const rosa = await pending();
  const ana = await pending({ patientName: 'Ana Gómez', patientEmail: 'ana@ejemplo.example', patientPhone: null });
  const found = async (search: string) => {
    const { body } = await asAdmin(`GET /admin/pre-appointments?search=${encodeURIComponent(search)}`);
    return (body as Listed).pre_appointments.map(({ id }) => id);
  };
  const all = (await asAdmin('GET /admin/pre-appointments')).body as {
    pre_appointments: { id: string; number: number }[];
  };
  const numberOf = (id: string) => String(all.pre_appointments.find((it) => it.id === id)!.number);
  expect(await found(numberOf(rosa))).toEqual([rosa]);
  expect(await found(`N.º ${numberOf(ana)}`)).toEqual([ana]);
  expect(await found('gomez')).toEqual([ana]);
  expect(await found('ROSA@')).toEqual([rosa]);
  expect(await found('03415551111')).toEqual([rosa]);
  expect(await found('nadie')).toEqual([]);
});

test('a request with that number precedes those that only contain it, e.g. in a phone', async () => {
  const named = await pending();
  const listed = (await asAdmin('GET /admin/pre-appointments')).body as { pre_appointments: [{ number: number }] };
  const [{ number }] = listed.pre_appointments;
  const phoned = await pending({ patientPhone: `11 ${number}-0000` });
  const { body } = await asAdmin(`GET /admin/pre-appointments?search=${number}`);
  expect((body as Listed).pre_appointments.map(({ id }) => id)).toEqual([named, phoned]);
});

test.each([
  ['?page=0', '400 BAD_REQUEST page: La página debe estar entre 1 y 100000'],
  [`?search=${'x'.repeat(201)}`, '400 BAD_REQUEST search: No puede superar los 200 caracteres'],
  ['?limit=101', '400 BAD_REQUEST limit: La cantidad debe estar entre 1 y 100'],
  ['?status=open', '400 BAD_REQUEST status: status debe ser uno de: pending, pending_assignment, rejected, assigned'],
])('a list of %s is refused', async (query, failure) => {
  expect(await restFailure(asAdmin(`GET /admin/pre-appointments${query}`))).toBe(failure);
});

describe('PUT /admin/pre-appointments/{id}/status', () => {
  const put = (id: string, body: object) => asAdmin(`PUT /admin/pre-appointments/${id}/status`, body);

  test('marks it as waiting with a note, and rejects it with one mail to the patient', async () => {
    const id = await pending();
    const waiting = await put(id, { status: 'pending_assignment', admin_notes: ' Sin turnos en junio ' });
    expect([waiting.status, waiting.body]).toEqual([
      200,
      restRequest(id, { status: 'pending_assignment', admin_notes: 'Sin turnos en junio', version: 2 }),
    ]);
    const rejected = await put(id, { status: 'rejected', expected_version: 2 });
    expect(rejected.body).toMatchObject({ status: 'rejected', admin_notes: 'Sin turnos en junio', version: 3 });
    expect((await put(id, { status: 'rejected', expected_version: 2 })).body).toEqual(rejected.body);

    const mails = (await app.mails()).filter(({ to }) => to === 'rosa@ejemplo.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['No pudimos asignarte un turno: Cardiología - Centro Médico']);
    expect(mails[0]!.text).toContain('Lo sentimos: por ahora no podemos darte el turno que pediste.');
    expect(mails[0]!.text).not.toContain('Sin turnos en junio');
    const { rows } = await app.db.pool.query('SELECT fields FROM audit_events ORDER BY id');
    expect(rows).toEqual([{ fields: ['adminNotes', 'status'] }, { fields: ['status'] }]);
  });

  test.each([
    ['rejected', 'pending', 'Esta solicitud ya fue rechazada'],
    ['assigned', 'rejected', 'Esta solicitud ya fue asignada. Revisá su turno antes de seguir'],
  ])('a request that is %s does not become %s, but its notes change', async (status, newStatus, message) => {
    const id = await pending({ status });
    const refused = await put(id, { status: newStatus });
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: message, code: 'CONFLICT', current: restRequest(id, { status }) },
    ]);
    expect((await put(id, { status, admin_notes: 'Avisado por teléfono' })).body).toMatchObject({
      status,
      admin_notes: 'Avisado por teléfono',
      version: 2,
    });
  });

  test('assigns nothing, and one of two changes of a version succeeds', async () => {
    const id = await pending();
    expect(await restFailure(put(id, { status: 'assigned' }))).toBe(
      '400 BAD_REQUEST status: Para asignar la solicitud, elegí un profesional y un turno',
    );
    const answers = await whileHeld(
      app,
      'appointment_requests',
      ['rejected', 'pending_assignment'].map((status) => () => put(id, { status, expected_version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await restFailure(put('1', { status: 'pending' }))).toBe('404 NOT_FOUND: La solicitud no existe');
    expect(await restFailure(put(id, { status: 'pending', admin_notes: 'x'.repeat(2001) }))).toContain(
      '400 BAD_REQUEST admin_notes: No puede superar',
    );
  });
});

describe('PUT /admin/pre-appointments/{id}/assign', () => {
  const put = (id: string, body: object) =>
    asAdmin(`PUT /admin/pre-appointments/${id}/assign`, { professional_id: laura.id, ...body });

  test('marks it once as assigned to an appointment of that patient', async () => {
    const [id, appointment_id] = [await pending(), await appointed()];
    const { status, body } = await put(id, { appointment_id, admin_notes: 'Lista' });
    expect([status, body]).toEqual([
      200,
      restRequest(id, {
        status: 'assigned',
        professional_id: laura.id,
        appointment_id,
        admin_notes: 'Lista',
        version: 2,
      }),
    ]);
    expect((await put(id, { appointment_id })).body).toEqual(body);
    expect((await put(id, { appointment_id: await appointed() })).status).toBe(409);
    expect(await restFailure(put(await pending(), { appointment_id }))).toBe(
      '409 CONFLICT appointment_id: Ese turno ya es de otra solicitud',
    );
  });

  test("names the appointment's current professional", async () => {
    const [id, appointment_id] = [await pending(), await appointed()];
    await put(id, { appointment_id });
    const { id: professional_id } = await makeProfessional(app.db, { specialtyId: cardiology });
    const move = `mutation ($id: ID!, $to: Int!) {
      moveAppointment(id: $id, startTime: "2026-06-02T${String(hour).padStart(2, '0')}:00-03:00", professionalId: $to) { id } }`;
    await dataOf(sendGraphQL(app, move, { id: appointment_id, to: professional_id }, admin));
    expect((await asAdmin('GET /admin/pre-appointments')).body).toMatchObject({
      pre_appointments: [{ id, professional_id, appointment_id }],
    });
  });

  test.each<[string, () => Promise<object>, string]>([
    ['that is not there', () => Promise.resolve({ appointment_id: 'x' }), '404 NOT_FOUND: El turno no existe'],
    [
      'of another person with the same address',
      async () => ({ appointment_id: await appointed({ patientName: 'Hugo Pérez' }) }),
      '400 BAD_REQUEST appointment_id: El turno es de otro paciente. Si es la misma persona, uní antes a los dos',
    ],
    [
      'that was cancelled',
      async () => ({ appointment_id: await appointed({ status: 'cancelled' }) }),
      '400 BAD_REQUEST appointment_id: El turno está cancelado o el paciente no vino',
    ],
    [
      'of another professional',
      async () => ({
        appointment_id: await appointed(),
        professional_id: (await makeProfessional(app.db, { specialtyId: cardiology })).id,
      }),
      '400 BAD_REQUEST professional_id: El turno es de otro profesional',
    ],
  ])('an appointment %s is refused', async (_, bodyOf, failure) => {
    const id = await pending();
    expect(await restFailure(put(id, await bodyOf()))).toBe(failure);
  });
});

test.each([
  'GET /admin/pre-appointments',
  'PUT /admin/pre-appointments/1/status',
  'PUT /admin/pre-appointments/1/assign',
])('%s is for administrators, whatever else is wrong with the call', async (line) => {
  const body = line.startsWith('GET') ? undefined : { colour: 'red' };
  expect(await restFailure(callRest(app, line, { body }))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  for (const { token } of [await signedIn(app.db, 'user'), laura]) {
    expect(await restFailure(callRest(app, line, { body, token }))).toBe(
      '403 FORBIDDEN: Sin permisos para realizar esta acción',
    );
  }
});
