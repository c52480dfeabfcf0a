import type { Scope } from '../../../domain/scopes';
import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MARK } from '../../../testing/harness/absences';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { callRest } from '../../../testing/harness/rest';

const ASKED = 'El paciente ya tiene un turno a esa hora: con Dra. Paz, a las 10:00. Confirmá para dar este también';
const at = (time: string, day = '02') => `2026-06-${day}T${time}:00-03:00`;
const PEDRO = 'patientName: "Pedro Paciente", patientEmail: "pedro@ejemplo.example"';
const ROSA = { patientName: 'Rosa Pérez', patientEmail: 'rosa@ejemplo.example', patientPhone: null };

let app: TestApp;
let admin: string;
let specialtyId: number;
let paz: { id: number; token: string };
let sosa: { id: number; token: string };
let rooms: number[];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db);
});
beforeEach(async () => {
  await clearClinic(app);
  paz = await makeProfessional(app.db, { name: 'Dra. Paz', specialtyId });
  sosa = await makeProfessional(app.db, { name: 'Dr. Sosa', specialtyId, overbookingsPerHour: 2 });
  rooms = [await makeRoom(app.db), await makeRoom(app.db), await makeRoom(app.db)];
  await pedroWith(paz, rooms[0]!, '10:00', '10:30', { patientPhone: '+54 11 5555 0000' });
});
afterAll(() => app.close());

const pedroWith = (who: { id: number }, roomId: number, from: string, to: string, traits: object = {}) =>
  makeAppointment(app.db, { professionalId: who.id, roomId, from: at(from), to: at(to), ...traits });
const mine = ({ from = '12:00', to = '12:30', ...traits }: { from?: string; to?: string } & object = {}) =>
  pedroWith(sosa, rooms[1]!, from, to, traits);

type Answer = GraphQLAnswer<Record<string, { id: string }>>;
const send = (call: string, token = admin): Promise<Answer> => sendGraphQL(app, `mutation { ${call} }`, {}, token);
const outcomeOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? 'done';
const unconfirmedOf = ({ errors }: Answer) =>
  ((errors?.[0]?.extensions as { unconfirmed?: { id: string }[] } | undefined)?.unconfirmed ?? []).map(({ id }) => id);
const confirming = (ids: readonly string[]) => `confirmedAppointments: ${JSON.stringify(ids)}`;
const versions = async () =>
  (await app.db.pool.query<{ sequence: number }>('SELECT sequence FROM appointments ORDER BY starts_at, id')).rows.map(
    ({ sequence }) => sequence,
  );

type Call = (id: string, more?: string) => string;
const moved =
  (to: string): Call =>
  (id, more = '') =>
    `moveAppointment(id: "${id}", ${to}, ${more}) { id }`;
const edited =
  (input: string): Call =>
  (id, more = '') =>
    `updateAppointment(id: "${id}", input: { ${input} }, ${more}) { id }`;
const status =
  (to: string): Call =>
  (id, more = '') =>
    `setAppointmentStatus(id: "${id}", status: "${to}", ${more}) { id }`;
const TO_TEN = `startTime: "${at('10:15')}"`;
const BESIDE = { from: '10:00', to: '10:30' };

const CHANGES: [string, object, Call][] = [
  ['moved in time', {}, moved(TO_TEN)],
  ['made longer', { from: '09:30', to: '10:00' }, moved(`startTime: "${at('09:30')}", durationMinutes: 45`)],
  ['edited in time', {}, edited(TO_TEN)],
  ['given to another patient', { ...BESIDE, ...ROSA }, edited(PEDRO)],
  ['given a phone', { ...BESIDE, patientEmail: 'otro@ejemplo.example' }, edited('patientPhone: "11 5555-0000"')],
  ['given again after its cancellation', { ...BESIDE, status: 'cancelled' }, status('pending')],
  ['held again after an absence', { ...BESIDE, status: 'no_show' }, edited('status: "completed"')],
];

describe('A change that puts a turno beside another one of the patient', () => {
  test.each<[string, object, Call]>([
    ...CHANGES,
    [
      'a sobreturno, given its own time',
      { overbookingReason: 'Fiebre' },
      (id, more) => `regularizeOverbooking(id: "${id}", ${TO_TEN}, ${more ?? ''}) { id }`,
    ],
  ])('%s: asks, and goes on once confirmed', async (_how, traits, call) => {
    const id = await mine(traits);
    const before = await versions();
    const asked = await send(call(id));
    expect(outcomeOf(asked)).toBe(ASKED);
    expect(outcomeOf(await send(call(id, confirming(['otro']))))).toBe(ASKED);
    expect(await versions()).toEqual(before);
    expect(outcomeOf(await send(call(id, confirming(unconfirmedOf(asked)))))).toBe('done');
  });

  test.each(CHANGES)('%s by an undo: asks nothing', async (_how, traits, call) => {
    expect(outcomeOf(await send(call(await mine(traits), 'isUndo: true')))).toBe('done');
  });

  test.each<[string, object, Call]>([
    ['only its length, and still beside it', BESIDE, moved(`startTime: "${at('10:00')}", durationMinutes: 60`)],
    ['its time, and was beside it before', BESIDE, moved(TO_TEN)],
    ['its notes', BESIDE, edited('notes: "Ayuno"')],
    ['its status, and held its time before', BESIDE, status('confirmed')],
    ['its time, as a turno of a sibling', { patientName: 'Tomás Paciente' }, moved(TO_TEN)],
    ['its time, to where the other one ends', {}, moved(`startTime: "${at('10:30')}"`)],
    ['its status to cancelled', BESIDE, status('cancelled')],
  ])('one that changes %s asks nothing', async (_what, traits, call) => {
    expect(outcomeOf(await send(call(await mine(traits))))).toBe('done');
  });

  test('a new professional and room at the same time ask nothing', async () => {
    const id = await mine(BESIDE);
    const ruiz = await makeProfessional(app.db, { specialtyId });
    const to = `startTime: "${at('10:00')}", professionalId: ${ruiz.id}, roomId: ${rooms[2]}`;
    expect(outcomeOf(await send(moved(to)(id)))).toBe('done');
  });

  test('a professional does not read which colleague has the other appointment', async () => {
    const refused = await send(moved(TO_TEN)(await mine()), sosa.token);
    expect(outcomeOf(refused)).toBe(ASKED.replace('Dra. Paz', 'otro profesional'));
    expect(JSON.stringify(refused)).not.toContain('Paz');
  });

  const KEY: Scope[] = ['appointments:read', 'appointments:write'];
  test.each<[string, Scope[], string]>([
    ['asks a key with personal-data', [...KEY, 'personal-data'], ASKED],
    ['asks no key without it', KEY, 'done'],
  ])('%s', async (_whom, scopes, outcome) => {
    const { token } = await makeKey(app.db, { scopes });
    expect(outcomeOf(await send(moved(TO_TEN)(await mine()), token))).toBe(outcome);
  });

  test('two turnos that move there at the same moment: one of them is asked about', async () => {
    const [first, second] = [await mine(), await pedroWith(paz, rooms[0]!, '15:00', '15:30')];
    const to = moved(`startTime: "${at('17:00')}"`);
    const addressLock = "SELECT FROM pg_advisory_xact_lock(3, hashtext('pedro@ejemplo.example'))";
    const both = await behind(app, addressLock, [() => send(to(first)), () => send(to(second))]);
    expect(both.map((answer) => outcomeOf(answer) === 'done').sort()).toEqual([false, true]);
  });
});

describe('By REST', () => {
  const put = async (headers: Record<string, string> = {}) =>
    callRest(app, `PUT /admin/appointments/${await mine()}`, {
      token: admin,
      headers,
      body: { start_time: at('10:15') },
    });

  test('the documented body is done, and its answer lists the other turno', async () => {
    const { status: code, body } = await put();
    const affected = [expect.objectContaining({ professional_name: 'Dra. Paz', start_time: '10:00' })];
    expect([code, body]).toEqual([200, expect.objectContaining({ start_time: at('10:15'), affected })]);
  });

  test('asks first on request', async () => {
    const { status: code, body } = await put({ Prefer: 'handling=strict' });
    expect([code, body]).toEqual([409, expect.objectContaining({ code: 'CONFLICT', error: ASKED })]);
  });
});

describe('Several at once', () => {
  const SERIES_ASKED =
    'El paciente ya tiene otros turnos a la hora de estos: mar, 2 jun a las 10:00 y mar, 9 jun a las 10:00. ' +
    'Confirmá para guardar todos';
  const days = ['02', '09', '16'];
  const book = (more = '') => {
    const turnos = days.map((day) => `{ startTime: "${at('10:00', day)}", roomId: ${rooms[1]} }`).join();
    const input = `{ professionalId: ${sosa.id}, ${PEDRO}, everyWeeks: 1, turnos: [${turnos}] }`;
    return send(`bookSeries(input: ${input}, ${more}) { id }`);
  };
  beforeEach(async () => {
    await makeAppointment(app.db, {
      professionalId: paz.id,
      roomId: rooms[0]!,
      from: at('10:00', '09'),
      to: at('10:30', '09'),
    });
  });

  test('a series is asked about once, whole', async () => {
    const asked = await book();
    expect(outcomeOf(asked)).toBe(SERIES_ASKED);
    const ids = unconfirmedOf(asked);
    expect(ids).toHaveLength(2);
    expect(outcomeOf(await book(confirming(ids.slice(1))))).toBe(SERIES_ASKED);
    expect(await versions()).toHaveLength(2);
    expect(outcomeOf(await book(confirming(ids)))).toBe('done');
  });

  test('and so are its turnos that move', async () => {
    const others = await makeRoom(app.db);
    const turnos = days.map((day) => `{ startTime: "${at('12:00', day)}", roomId: ${others} }`).join();
    const input = `{ professionalId: ${sosa.id}, ${PEDRO}, everyWeeks: 1, turnos: [${turnos}] }`;
    const booked = await dataOf(
      sendGraphQL<{ bookSeries: { appointments: { id: string; version: number }[] } }>(
        app,
        `mutation { bookSeries(input: ${input}) { appointments { id version } } }`,
        {},
        admin,
      ),
    );
    const moves = booked.bookSeries.appointments
      .map(({ id, version }, index) => {
        return `{ id: "${id}", version: ${version}, startTime: "${at('10:00', days[index])}", roomId: ${rooms[1]} }`;
      })
      .join();
    const move = (more = '') => send(`moveFollowing(input: { turnos: [${moves}] }, ${more}) { id }`);
    const asked = await move();
    expect(outcomeOf(asked)).toBe(SERIES_ASKED);
    expect(outcomeOf(await move(confirming(unconfirmedOf(asked))))).toBe('done');
  });

  test('a turno of an absence that would move there stays, and says beside what', async () => {
    const id = await mine();
    const input = { date: '2026-06-02' };
    await dataOf(sendGraphQL(app, MARK, { id: sosa.id, input: { ...input, from: '12:00', to: '13:00' } }, admin));
    const change = async (ids: readonly string[] = []) => {
      const move = `{ appointmentId: "${id}", expectedVersion: 1, startTime: "${at('10:00')}", professionalId: ${sosa.id},
        roomId: ${rooms[1]}, ${confirming(ids)} }`;
      const answer = await dataOf(
        sendGraphQL<{
          applyProposals: { changes: { done: boolean; reason: string | null; unconfirmed: { id: string }[] }[] };
        }>(
          app,
          `mutation { applyProposals(professionalId: ${sosa.id}, date: "2026-06-02", moves: [${move}]) {
            changes { done reason unconfirmed { id date startTime endTime professionalName } }
          } }`,
          {},
          admin,
        ),
      );
      return answer.applyProposals.changes[0]!;
    };
    const asked = await change();
    expect(asked).toEqual({
      done: false,
      reason: ASKED,
      unconfirmed: [
        {
          id: expect.any(String),
          date: '2026-06-02',
          startTime: '10:00',
          endTime: '10:30',
          professionalName: 'Dra. Paz',
        },
      ],
    });
    expect(await change(asked.unconfirmed.map((it) => it.id))).toEqual({ done: true, reason: null, unconfirmed: [] });
  });
});

describe('Given by the clinic', () => {
  test('a request is not assigned before the question is answered; the same call goes on', async () => {
    const request = await makeRequest(app.db, {
      specialtyId,
      patientName: 'Pedro Paciente',
      patientEmail: 'pedro@ejemplo.example',
    });
    const input = `{ professionalId: ${sosa.id}, roomId: ${rooms[1]}, startTime: "${at('10:00')}" }`;
    const assign = (more = '') =>
      send(`assignRequest(id: "${request}", input: ${input}, idempotencyKey: "asignar-0001", ${more}) { id }`);
    const asked = await assign();
    expect(outcomeOf(asked)).toBe(ASKED);
    expect(outcomeOf(await assign(confirming(unconfirmedOf(asked))))).toBe('done');
    expect(outcomeOf(await assign())).toBe('done');
    expect(await versions()).toHaveLength(2);
  });

  test('a sobreturno is not given before the question is answered', async () => {
    await mine({ ...BESIDE, ...ROSA });
    const input = `{ professionalId: ${sosa.id}, ${PEDRO}, startTime: "${at('10:10')}", reason: "Fiebre" }`;
    const create = (more = '') => send(`createOverbooking(input: ${input}, ${more}) { id }`);
    const asked = await create();
    expect(outcomeOf(asked)).toBe(ASKED);
    expect(outcomeOf(await create(confirming(unconfirmedOf(asked))))).toBe('done');
  });
});
