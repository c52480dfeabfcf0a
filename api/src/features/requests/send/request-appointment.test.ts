import { RECEIVED_WORDS as RECEIVED } from '../../../domain/patient-words';
import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../../testing/harness/rest';

const NOTHING = { required: false, placeholder: null, options: [], validation: null };
const FORM = [
  { ...NOTHING, id: 'Peso', type: 'number', label: 'Peso', required: true, validation: { min: 1, max: 300 } },
  { ...NOTHING, id: 'metas', type: 'checkbox', label: 'Metas', options: ['Correr', 'Dormir'] },
];
const REQUEST =
  'mutation ($specialtyId: Int!, $input: RequestAppointmentInput!, $key: String) {' +
  ' requestAppointment(specialtyId: $specialtyId, input: $input, idempotencyKey: $key) { id number specialtyName status } }';

let app: TestApp;
let nutrition: number;
let people = 0;

beforeAll(async () => {
  app = await startTestApp(MONDAY_8AM, { trustedProxies: 1, sourceLimits: true });
  await app.db.pool.query(
    "UPDATE settings SET clinic_name = 'Clínica del Sol', phone = '0341 400-0000', contact_email = 'hola@sol.example'",
  );
  nutrition = await makeSpecialty(app.db, { name: 'Nutrición', formConfig: FORM });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.mails();
  await emptyTables(app, 'appointment_requests', 'rate_limits', 'audit_events', 'idempotency_keys');
});

interface Sent {
  requestAppointment: { id: string; number: number; specialtyName: string; status: string };
}
/** A different patient each time, unless `input` has one. */
function ask(
  input: object = {},
  {
    specialtyId = nutrition,
    key,
    token,
    from,
  }: { specialtyId?: number; key?: string; token?: string; from?: string } = {},
) {
  const patientEmail = `paciente${(people += 1)}@ejemplo.example`;
  const whole = { patientName: 'Pedro Paciente', patientEmail, formData: { Peso: 70 }, ...input };
  return sendGraphQL(app, REQUEST, { specialtyId, input: whole, key }, token, from) as Promise<GraphQLAnswer<Sent>>;
}
const kept = async () =>
  (await app.db.pool.query('SELECT *, preferred_date::text FROM appointment_requests ORDER BY created_at'))
    .rows as Record<string, unknown>[];

const BODY = {
  patient_name: ' Pedro Paciente ',
  patient_email: 'pedro@ejemplo.example',
  patient_phone: '0341 555-0000',
  preferred_date: '2026-06-01',
  preferred_time: '16:30',
  form_data: { metas: ['Dormir', 'Correr'], Peso: '70,5' },
};

test('anyone may request an appointment by specialty; the request keeps the form and is audited', async () => {
  const { status, body } = await callRest(app, `POST /public/specialties/${nutrition}/pre-appointment`, { body: BODY });

  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      number: expect.any(Number),
      specialty_id: nutrition,
      specialty_name: 'Nutrición',
      status: 'pending',
      receipt: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
  const { id } = body as { id: string };
  expect(await kept()).toEqual([
    expect.objectContaining({
      id,
      specialty_id: nutrition,
      specialty_name: 'Nutrición',
      patient_user_id: null,
      patient_name: 'Pedro Paciente',
      patient_phone: '+54 341 555 0000',
      preferred_date: '2026-06-01',
      preferred_time: '16:30',
      created_at: MONDAY_8AM,
      form_data: { Peso: 70.5, metas: ['Correr', 'Dormir'] },
      form_config: FORM,
      status: 'pending',
      admin_notes: null,
      version: 1,
    }),
  ]);
  const { rows } = await app.db.pool.query("SELECT action, entity_id FROM audit_events WHERE entity = 'request'");
  expect(rows).toEqual([{ action: 'created', entity_id: id }]);
});

test('an empty day and time mean no preference', async () => {
  const body = { ...BODY, preferred_date: '', preferred_time: '' };
  const { status } = await callRest(app, `POST /public/specialties/${nutrition}/pre-appointment`, { body });
  expect(status).toBe(201);
  expect(await kept()).toEqual([expect.objectContaining({ preferred_date: null, preferred_time: null })]);
});

test('name and address suffice for an empty form, and a signed-in patient is linked', async () => {
  const plain = await makeSpecialty(app.db, { name: 'Clínica médica' });
  const { userId, token } = await signedIn(app.db, 'user');
  await dataOf(ask({ formData: undefined, patientPhone: ' ', preferredTime: '' }, { specialtyId: plain, token }));
  expect(await kept()).toEqual([
    expect.objectContaining({
      patient_user_id: userId,
      patient_phone: null,
      preferred_date: null,
      preferred_time: null,
      form_data: {},
      form_config: [],
    }),
  ]);
});

test('patient and clinic are mailed its number, without the answers', async () => {
  const { body } = await callRest(app, `POST /public/specialties/${nutrition}/pre-appointment`, { body: BODY });
  const { id, number } = body as { id: string; number: number };
  const mails = (await app.mails()).slice(-2).toSorted((a, b) => a.to.localeCompare(b.to));

  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['hola@sol.example', 'Nueva solicitud de turno: Nutrición - Clínica del Sol'],
    ['pedro@ejemplo.example', `Recibimos tu solicitud N.º ${number}: Nutrición - Clínica del Sol`],
  ]);
  expect(mails[0]!.text).toContain(
    `Número de solicitud: ${number}\nA nombre de: Pedro Paciente\nEspecialidad: Nutrición\n` +
      'Fecha preferida: lunes, 1 de junio de 2026\nHorario preferido: 16:30',
  );
  expect(mails[0]!.text).toContain('https://turnos.clinica.example/admin/appointments/requests');
  expect(mails[1]!.text).toContain('Hola, Pedro Paciente:');
  for (const text of [
    `Número de solicitud: ${number}`,
    RECEIVED.next,
    RECEIVED.answer,
    `${RECEIVED.change(number)}: 0341 400-0000`,
    `Ver la solicitud:\nhttps://turnos.clinica.example/request/${id}#recibo=`,
  ]) {
    expect(mails[1]!.text).toContain(text);
  }
  expect(mails.map(({ text }) => text).join()).not.toMatch(/\b70\b|Correr/);
});

const SENT = `query ($id: ID!, $receipt: String) { sentRequest(id: $id, receipt: $receipt) {
  isMasked isOwn receipt number specialtyName status createdAt patientName patientEmail patientPhone preferredDate preferredTime answerCount
} }`;

test('its id gives access to the status, its receipt to the sent data without answers', async () => {
  const { body } = await callRest(app, `POST /public/specialties/${nutrition}/pre-appointment`, { body: BODY });
  const { id, number, receipt } = body as { id: string; number: number; receipt: string };
  const read = (of: string, given?: string, token?: string) =>
    sendGraphQL<{ sentRequest: object }>(app, SENT, { id: of, receipt: given }, token);
  const MASKED = {
    isMasked: true,
    receipt: null,
    patientName: 'P. P.',
    patientEmail: 'p•••@e•••.example',
    patientPhone: '•••• 0000',
  };
  const another = (await dataOf(ask())).requestAppointment.id;
  expect((await dataOf(read(another, receipt))).sentRequest).toMatchObject({ isMasked: true });
  for (const token of [undefined, (await signedIn(app.db, 'user')).token, (await makeProfessional(app.db)).token]) {
    expect((await dataOf(read(id, 'x', token))).sentRequest).toMatchObject(MASKED);
  }
  expect((await dataOf(read(id, undefined, (await signedIn(app.db, 'admin')).token))).sentRequest).toMatchObject({
    isMasked: false,
    patientEmail: 'pedro@ejemplo.example',
  });
  expect((await dataOf(read(id, receipt))).sentRequest).toEqual({
    isMasked: false,
    isOwn: false,
    receipt: null,
    number,
    specialtyName: 'Nutrición',
    status: 'pending',
    createdAt: '2026-06-01T08:00:00-03:00',
    patientName: 'Pedro Paciente',
    patientEmail: 'pedro@ejemplo.example',
    patientPhone: '+54 341 555 0000',
    preferredDate: '2026-06-01',
    preferredTime: '16:30',
    answerCount: 2,
  });
  for (const other of [String(number), 'x', '00000000-0000-4000-8000-000000000000']) {
    expect(await failureOf(read(other))).toBe('NOT_FOUND: La solicitud no existe');
  }
});

test('its account reads its open requests, newest first, without others’ requests', async () => {
  const MINE = '{ mySentRequests { number isMasked isOwn } }';
  const [ana, eva] = [await signedIn(app.db, 'user'), await signedIn(app.db, 'user')];
  const sent = [];
  for (const token of [ana.token, ana.token, ana.token, eva.token])
    sent.push((await dataOf(ask({}, { token }))).requestAppointment);
  await app.db.pool.query("UPDATE appointment_requests SET created_at = created_at + number * interval '1 second'");
  await app.db.pool.query("UPDATE appointment_requests SET status = 'rejected' WHERE id = $1", [sent[1]!.id]);
  expect(await dataOf(sendGraphQL(app, MINE, {}, ana.token))).toEqual({
    mySentRequests: [sent[2]!, sent[0]!].map(({ number }) => ({ number, isMasked: false, isOwn: true })),
  });
});

test('concurrent requests get unique, increasing numbers', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => dataOf(ask())));
  const [last] = [await dataOf(ask())];
  const numbers = answers.map(({ requestAppointment: { number } }) => number);
  expect(new Set(numbers).size).toBe(4);
  expect(last.requestAppointment.number).toBeGreaterThan(Math.max(...numbers));
  expect(Math.min(...numbers)).toBeGreaterThan(1000);
});

test.each<[object, string]>([
  [{ patientName: ' ' }, 'BAD_REQUEST patientName: El nombre es requerido'],
  [{ patientEmail: '' }, 'BAD_REQUEST patientEmail: El correo es requerido'],
  [{ patientEmail: 'ana@' }, 'BAD_REQUEST patientEmail: Email inválido'],
  [{ patientPhone: 'no tengo' }, 'BAD_REQUEST patientPhone: El teléfono debe tener números'],
  [{ preferredDate: '2026-05-31' }, 'BAD_REQUEST preferredDate: La fecha no puede ser anterior a hoy'],
  [{ preferredDate: '2027-12-02' }, 'BAD_REQUEST preferredDate: La fecha no puede ser posterior al 01-12-2027'],
  [{ preferredDate: '3026-06-05' }, 'BAD_REQUEST preferredDate: La fecha no puede ser posterior al 01-12-2027'],
  [{ preferredDate: '0026-06-05' }, 'BAD_REQUEST preferredDate: La fecha debe tener la forma AAAA-MM-DD'],
  [{ preferredDate: '2026-06-31' }, 'BAD_REQUEST preferredDate: La fecha debe tener la forma AAAA-MM-DD'],
  [{ preferredTime: '17:00' }, 'BAD_REQUEST preferredTime: Elegí uno de los horarios de la lista'],
  [{ preferredTime: '10:15' }, 'BAD_REQUEST preferredTime: Elegí uno de los horarios de la lista'],
  [{ formData: {} }, 'BAD_REQUEST formData.Peso: Peso es requerido'],
  [{ formData: { Peso: 301 } }, 'BAD_REQUEST formData.Peso: El valor máximo es 300'],
  [{ formData: { Peso: 70, metas: ['Volar'] } }, 'BAD_REQUEST formData.metas: Elegí entre las opciones'],
  [{ formData: { Peso: 70, otra: 'x' } }, 'BAD_REQUEST formData.otra: Esta pregunta ya no está en el formulario'],
  [{ formData: [70] }, 'BAD_REQUEST formData: Las respuestas deben ser un objeto con una clave por pregunta'],
])('a request with %j is refused, and nothing is stored', async (input, failure) => {
  expect(await failureOf(ask(input))).toContain(failure);
  expect(await kept()).toEqual([]);
});

test('an invalid form field is named as the caller spelt it', async () => {
  const call = callRest(app, `POST /public/specialties/${nutrition}/pre-appointment`, {
    body: { ...BODY, form_data: { Peso: 0 } },
  });
  expect(await restFailure(call)).toBe('400 BAD_REQUEST form_data.Peso: El valor mínimo es 1');
});

test("today is the clinic's date, wherever the server is", async () => {
  app.clock.now = new Date('2026-06-02T02:30:00Z');
  await dataOf(ask({ preferredDate: '2026-06-01' }));
  app.clock.now = new Date('2026-06-02T03:00:00Z');
  expect(await failureOf(ask({ preferredDate: '2026-06-01' }))).toContain('BAD_REQUEST preferredDate');
  app.clock.now = MONDAY_8AM;
});

test('an unknown, inactive or just deactivated specialty is refused', async () => {
  expect(await failureOf(ask({}, { specialtyId: 999_999 }))).toBe('NOT_FOUND: La especialidad no existe');
  const closing = await makeSpecialty(app.db, { formConfig: FORM });
  const { answer } = await app.db.transaction(async (tx) => {
    await tx.rows({ name: 'test-close', text: 'UPDATE specialties SET is_active = false WHERE id = $1' }, [closing]);
    const sending = failureOf(ask({}, { specialtyId: closing }));
    await untilSomebodyWaits(app);
    return { answer: sending };
  });
  expect(await answer).toBe('CONFLICT: Esta especialidad ya no recibe solicitudes. Elegí otra');
  expect(await kept()).toEqual([]);
});

test('a request with an ended session is refused, and a repeated one is stored once', async () => {
  expect(await failureOf(ask({}, { token: 'x'.repeat(43) }))).toContain('UNAUTHENTICATED');
  const input = { patientEmail: 'repite@ejemplo.example' };
  const answers = await Promise.all([1, 2, 3].map(() => ask(input, { key: 'solicitud-de-pedro' })));
  expect(new Set(answers.map(({ data }) => data?.requestAppointment.number)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect((await app.mails()).filter(({ to }) => to === 'repite@ejemplo.example')).toHaveLength(1);
  expect(await failureOf(ask({ patientName: 'Otro' }, { key: 'solicitud-de-pedro' }))).toContain(
    'IDEMPOTENCY_MISMATCH',
  );
});

test('too many requests per source or address are refused', async () => {
  const LIMITED =
    'TOO_MANY_REQUESTS: Demasiadas solicitudes en poco tiempo. Intentá más tarde o comunicate con la clínica.';
  for (let sent = 0; sent < 10; sent += 1) await dataOf(ask());
  expect(await failureOf(ask())).toBe(LIMITED);
  for (let sent = 0; sent < 5; sent += 1)
    await dataOf(ask({ patientEmail: 'ana@ejemplo.example' }, { from: '198.51.100.7' }));
  expect(await failureOf(ask({ patientEmail: 'ANA@ejemplo.example' }, { from: '203.0.113.9' }))).toBe(LIMITED);
  await emptyTables(app, 'rate_limits');
  expect(await failureOf(ask({ patientEmail: 'ANA@ejemplo.example' }, { from: '203.0.113.9' }))).toContain(
    'Ya tenés 5 solicitudes sin responder',
  );
  await app.db.pool.query("UPDATE appointment_requests SET status = 'rejected' WHERE patient_email LIKE 'ana%'");
  await dataOf(ask({ patientEmail: 'ana@ejemplo.example' }, { from: '203.0.113.9' }));
});

test('preferred times are half hours within the usual hours', async () => {
  const { preferredTimes } = await dataOf(sendGraphQL<{ preferredTimes: string[] }>(app, '{ preferredTimes }'));
  expect([preferredTimes.length, preferredTimes[0], preferredTimes.at(-1)]).toEqual([16, '09:00', '16:30']);
});
