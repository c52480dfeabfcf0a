import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, TUESDAY_10AM } from '../../../testing/harness/booking';
import { sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { callRest } from '../../../testing/harness/rest';

const ASKED = 'El paciente ya tiene un turno a esa hora: con Dra. Paz, a las 10:00. Confirmá para dar este también';

let app: TestApp;
let admin: string;
let patient: string;
let paz: { id: number; token: string };
let sosa: { id: number; token: string };
let roomA: number;
let roomB: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
});
beforeEach(async () => {
  await clearClinic(app);
  paz = await makeProfessional(app.db, { name: 'Dra. Paz' });
  sosa = await makeProfessional(app.db, { name: 'Dr. Sosa' });
  roomA = await makeRoom(app.db);
  roomB = await makeRoom(app.db);
});
afterAll(() => app.close());

const MUTATIONS = {
  bookAppointment: 'BookAppointmentInput!',
  createAppointment: 'CreateAppointmentInput!',
};
const PEDRO = { patientName: 'Pedro Paciente', patientEmail: 'pedro@ejemplo.example', startTime: TUESDAY_10AM };

type Answer = GraphQLAnswer<Record<string, { id: string }>>;

/** With Dr. Sosa, by an administrator. */
function second(
  input: object = {},
  { token = admin, confirmed, mutation = 'bookAppointment', key }: Second = {},
): Promise<Answer> {
  const query = `mutation ($input: ${MUTATIONS[mutation]}, $confirmed: [ID!], $key: String) {
    ${mutation}(input: $input, confirmedAppointments: $confirmed, idempotencyKey: $key) { id }
  }`;
  const whole = { ...PEDRO, professionalId: sosa.id, roomId: roomB, ...input };
  return sendGraphQL(app, query, { input: whole, confirmed, key }, token);
}
interface Second {
  token?: string;
  confirmed?: string[];
  mutation?: keyof typeof MUTATIONS;
  key?: string;
}

const first = (token?: string, input: object = {}) =>
  book(
    app,
    { professionalId: paz.id, roomId: roomA, patientPhone: '+54 11 5555 0000', ...input },
    token ? { token } : {},
  );
const outcomeOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? 'booked';
const unconfirmedOf = ({ errors }: Answer) =>
  (errors?.[0]?.extensions as { unconfirmed?: { id: string }[] } | undefined)?.unconfirmed ?? [];
const turnos = async () => (await bookingRows(app))['appointments'];

describe('The same patient at one time with two professionals', () => {
  test.each(['bookAppointment', 'createAppointment'] as const)('%s asks staff, who may go on', async (mutation) => {
    await first();
    const key = 'same-patient-0001';
    const refused = await second({}, { mutation, key });
    expect(outcomeOf(refused)).toBe(ASKED);
    const unconfirmed = unconfirmedOf(refused);
    expect(unconfirmed).toEqual([
      expect.objectContaining({
        kind: 'appointment',
        date: '2026-06-02',
        startTime: '10:00',
        endTime: '10:30',
        professionalName: 'Dra. Paz',
        patientName: 'Pedro Paciente',
      }),
    ]);
    expect(await turnos()).toBe(1);
    expect(outcomeOf(await second({}, { mutation, key, confirmed: ['otro'] }))).toBe(ASKED);
    const confirmed = unconfirmed.map(({ id }) => id);
    const made = await second({}, { mutation, key, confirmed });
    expect(outcomeOf(made)).toBe('booked');
    // A retry after a lost answer starts without ids.
    expect(await second({}, { mutation, key })).toEqual(made);
    expect(await turnos()).toBe(2);
  });

  test.each([
    [
      'spelled otherwise',
      { patientName: 'PEDRO  paciénte'.replace('  ', ' '), patientEmail: 'Pedro@Ejemplo.example' },
      ASKED,
    ],
    ['by phone', { patientEmail: 'otro@ejemplo.example', patientPhone: '11 5555-0000' }, ASKED],
    ['that overlaps', { startTime: '2026-06-02T10:15:00-03:00' }, ASKED],
    ['that begins as the other ends', { startTime: '2026-06-02T10:30:00-03:00' }, 'booked'],
    ['of a sibling with the same contact', { patientName: 'Tomás Paciente', patientPhone: '11 5555-0000' }, 'booked'],
    ['of a namesake', { patientEmail: 'otro@ejemplo.example', patientPhone: '11 5555-0001' }, 'booked'],
  ])('a turno %s: %j', async (_case, input, outcome) => {
    await first();
    expect(outcomeOf(await second(input))).toBe(outcome);
  });

  test('a cancelled one asks nothing', async () => {
    await first();
    await app.db.pool.query("UPDATE appointments SET status = 'cancelled'");
    expect(outcomeOf(await second())).toBe('booked');
  });

  test('a professional does not learn with which colleague', async () => {
    await first();
    const refused = await second({}, { token: sosa.token });
    expect(outcomeOf(refused)).toBe(ASKED.replace('Dra. Paz', 'otro profesional'));
    expect(JSON.stringify(refused)).not.toContain('Paz');
  });

  test('a signed-in patient is asked about turnos of the account, under whatever contact', async () => {
    await first(patient);
    const refused = await second({ patientEmail: 'otro@ejemplo.example' }, { token: patient });
    expect(outcomeOf(refused)).toBe(
      'Ya tenés un turno a esa hora: con Dra. Paz, a las 10:00. Confirmá para dar este también',
    );
    const confirmed = unconfirmedOf(refused).map(({ id }) => id);
    expect(outcomeOf(await second({}, { token: patient, confirmed }))).toBe('booked');
  });

  test('turnos of others stay hidden from visitors and other accounts', async () => {
    await first();
    const asVisitor = book(app, { professionalId: sosa.id, roomId: roomB });
    expect(outcomeOf(await asVisitor)).toBe('booked');
    await app.db.pool.query('DELETE FROM appointments WHERE professional_id = $1', [sosa.id]);
    expect(outcomeOf(await second({}, { token: patient }))).toBe('booked');
  });

  test('two who book at the same moment: one of them is asked', async () => {
    const addressLock = "SELECT FROM pg_advisory_xact_lock(3, hashtext('pedro@ejemplo.example'))";
    const both = await behind(app, addressLock, [
      () => second({ professionalId: paz.id, roomId: roomA }, { token: admin }),
      () => second({}, { token: sosa.token }),
    ]);
    expect(both.map((answer) => outcomeOf(answer) === 'booked').sort()).toEqual([false, true]);
    expect(await turnos()).toBe(1);
  });
});

describe('By REST', () => {
  const body = () => ({
    professional_id: sosa.id,
    room_id: roomB,
    patient_name: 'Pedro Paciente',
    patient_email: 'pedro@ejemplo.example',
    start_time: TUESDAY_10AM,
  });
  const send = (token?: string, headers: Record<string, string> = {}) =>
    callRest(app, 'POST /appointments', { body: body(), headers, ...(token && { token }) });

  test('the documented body is made, and its answer lists the other to staff', async () => {
    await first();
    const { status, body: made } = await send(admin);
    expect([status, made]).toEqual([
      201,
      expect.objectContaining({
        affected: [expect.objectContaining({ professional_name: 'Dra. Paz', start_time: '10:00' })],
      }),
    ]);
  });

  test('a visitor’s answer says nothing of it', async () => {
    await first();
    const { status, body: made } = await send(undefined, { Prefer: 'handling=strict' });
    expect([status, made]).toEqual([201, expect.not.objectContaining({ affected: expect.anything() })]);
  });

  test('asks first on request', async () => {
    await first();
    const { status, body: asked } = await send(admin, { Prefer: 'handling=strict' });
    expect([status, asked]).toEqual([409, expect.objectContaining({ code: 'CONFLICT', error: ASKED })]);
    expect(await turnos()).toBe(1);
  });
});
