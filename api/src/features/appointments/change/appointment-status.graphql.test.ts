import { randomUUID } from 'node:crypto';

import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic, LEFT_OUT, OF_NO_KIND } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailKindsAfterWait } from '../../../testing/harness/notices';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';
import { callRest, restFailure } from '../../../testing/harness/rest';

const SET =
  'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id status viewerCan { setStatus cancel } } }';
const FORBIDDEN = 'FORBIDDEN: Sin permisos para cambiar el estado de este turno';
const GIVEN_AWAY = 'CONFLICT: El horario de este turno ya fue ocupado. Creá un turno nuevo en otro horario';
const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'];
const AFTERWARDS = new Date('2026-06-03T13:30:00Z');
const AT_TEN = { from: '2026-06-03T10:00-03:00', to: '2026-06-03T10:30-03:00' };

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await forgetRequestedMails(app);
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

type Answer = {
  setAppointmentStatus: { id: string; status: string; viewerCan: { setStatus: boolean; cancel: boolean } };
};
const set = (id: string, status: string, token?: string) => sendGraphQL<Answer>(app, SET, { id, status }, token);
const lauras = (more: { status?: string; patientUserId?: number } = {}) =>
  makeAppointment(app.db, { professionalId: laura.id, roomId, ...AT_TEN, ...more });
const stored = async (id: string) =>
  (
    await app.db.pool.query<{ status: string; sequence: number }>(
      'SELECT status, sequence FROM appointments WHERE id = $1',
      [id],
    )
  ).rows[0]!;
const mailed = () => mailKindsAfterWait(app);
const audited = async () => (await app.db.pool.query('SELECT action, entity_id AS id, fields FROM audit_events')).rows;
const occupied = async () => (await app.db.pool.query('SELECT FROM room_occupancies')).rowCount;

describe('Staff', () => {
  const changes = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).map((to) => [from, to] as const));
  test.each(changes)('turn %s into %s', async (from, to) => {
    const id = await lauras({ status: from });

    const { setAppointmentStatus } = await dataOf(set(id, to, laura.token));

    expect(setAppointmentStatus).toMatchObject({ id, status: to, viewerCan: { setStatus: true } });
    expect(await stored(id)).toEqual({ status: to, sequence: 1 });
    const told = {
      confirmed: 'confirmed',
      cancelled: 'cancelled',
      ...(from === 'cancelled' && { pending: 'received' }),
    };
    expect(await mailed()).toEqual(to in told ? [`appointment-${told[to as keyof typeof told]}`] : []);
    expect(await audited()).toEqual([{ action: 'updated', id, fields: ['status'] }]);
    expect(await occupied()).toBe(to === 'cancelled' ? 0 : 1);
  });

  test.each([
    ['pending', 'scheduled', 'pending'],
    ['confirmed', 'scheduled', 'confirmed'],
    ['completed', 'scheduled', 'pending'],
    ['cancelled', 'scheduled', 'pending'],
    ['confirmed', 'no-show', 'no_show'],
  ])('may say to %s: %s, which makes it %s', async (from, word, to) => {
    const id = await lauras({ status: from });
    expect((await dataOf(set(id, word, admin))).setAppointmentStatus.status).toBe(to);
    expect((await stored(id)).status).toBe(to);
  });

  test.each(STATUSES)('who repeat the status %s change nothing, and no mail is sent', async (status) => {
    const id = await lauras({ status });
    expect((await dataOf(set(id, status, admin))).setAppointmentStatus.status).toBe(status);
    expect([await stored(id), await mailed(), await audited()]).toEqual([{ status, sequence: 0 }, [], []]);
  });

  test.each(['', 'Confirmed', 'confirmado', 'noshow'])('read that %j is no status', async (status) => {
    expect(await failureOf(set(await lauras(), status, laura.token))).toBe(
      'BAD_REQUEST status: El estado debe ser uno de: pending, confirmed, completed, cancelled, no_show, scheduled, no-show',
    );
  });

  test('may do so with appointments long past', async () => {
    const id = await lauras();
    app.clock.now = new Date('2026-09-01T12:00:00Z');
    expect((await dataOf(set(id, 'completed', laura.token))).setAppointmentStatus.status).toBe('completed');
  });
});

describe('A cancelled appointment', () => {
  const taken: [string, () => Promise<unknown>][] = [
    [
      'its professional has another',
      async () => makeAppointment(app.db, { professionalId: laura.id, roomId: await makeRoom(app.db), ...AT_TEN }),
    ],
    ['its room holds another', () => makeAppointment(app.db, { professionalId: pablo.id, roomId, ...AT_TEN })],
    ['its room is rented by a colleague', () => makeRental(app.db, { professionalId: pablo.id, roomId, ...AT_TEN })],
  ];

  test.each(taken)('does not come back when %s by then', async (_, take) => {
    const id = await lauras({ status: 'cancelled' });
    await take();

    for (const now of [MONDAY_8AM, AFTERWARDS]) {
      app.clock.now = now;
      for (const status of ['pending', 'confirmed', 'completed', 'scheduled', 'no_show']) {
        expect(await failureOf(set(id, status, laura.token))).toBe(GIVEN_AWAY);
      }
    }
    expect([await stored(id), await mailed(), await audited()]).toEqual([{ status: 'cancelled', sequence: 0 }, [], []]);
  });

  test('can be made absent afterwards if its time was not taken', async () => {
    const id = await lauras({ status: 'cancelled' });
    app.clock.now = AFTERWARDS;
    await dataOf(set(id, 'no_show', laura.token));
    expect(await occupied()).toBe(0);
  });

  test('comes back within one’s own rental, and beside another that it only touches', async () => {
    const id = await lauras({ status: 'cancelled' });
    await makeRental(app.db, { professionalId: laura.id, roomId, ...AT_TEN });
    await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId,
      from: '2026-06-03T10:30-03:00',
      to: '2026-06-03T11:00-03:00',
    });
    expect((await dataOf(set(id, 'confirmed', admin))).setAppointmentStatus.status).toBe('confirmed');
  });

  test('comes back just once when several for the same time are revived at once', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => lauras({ status: 'cancelled' })));
    const answers = await Promise.all(ids.map((id) => set(id, 'confirmed', laura.token)));

    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    for (const { errors } of answers.filter(({ data }) => !data)) expect(errors![0]!.extensions.code).toBe('CONFLICT');
    expect(await occupied()).toBe(1);
    expect(await mailed()).toEqual(['appointment-confirmed']);
  });
});

test('Two who change one appointment at once both have their say, one after the other', async () => {
  const id = await lauras();
  const answers = await Promise.all([set(id, 'confirmed', laura.token), set(id, 'cancelled', admin)]);
  expect(answers.filter(({ errors }) => errors)).toEqual([]);
  expect((await stored(id)).sequence).toBe(2);
  expect((await audited()).length).toBe(2);
});

describe('No other caller sets a status', () => {
  test('no colleague, no professional without a profile, no visitor', async () => {
    const id = await lauras();
    const profileless = await openSession(app.db, await makeUser(app.db, { role: 'professional' }));
    for (const status of [...STATUSES, 'nonsense']) {
      for (const token of [pablo.token, profileless]) expect(await failureOf(set(id, status, token))).toBe(FORBIDDEN);
      expect(await failureOf(set(id, status))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    }
    expect(await stored(id)).toEqual({ status: 'pending', sequence: 0 });
  });

  test('a patient may only cancel their own, in time', async () => {
    const [patient, other] = [await signedIn(app.db, 'user'), await signedIn(app.db, 'user')];
    const id = await lauras({ patientUserId: patient.userId });

    for (const status of STATUSES.filter((it) => it !== 'cancelled')) {
      expect(await failureOf(set(id, status, patient.token))).toBe(FORBIDDEN);
    }
    expect(await failureOf(set(id, 'cancelled', other.token))).toBe(FORBIDDEN);
    app.clock.now = new Date('2026-06-02T13:00:01Z');
    expect(await failureOf(set(id, 'cancelled', patient.token))).toBe(
      'CONFLICT: Faltan menos de 24 horas para el turno. Comunicate con la clínica',
    );
    app.clock.now = MONDAY_8AM;
    expect((await dataOf(set(id, 'cancelled', patient.token))).setAppointmentStatus).toEqual({
      id,
      status: 'cancelled',
      viewerCan: { setStatus: false, cancel: false },
    });
    expect(await mailed()).toEqual(['appointment-cancelled']);
  });

  test('and none that does not exist', async () => {
    for (const id of [randomUUID(), 'x'])
      expect(await failureOf(set(id, 'confirmed', admin))).toBe('NOT_FOUND: El turno no existe');
  });
});

describe('PUT /appointments/{id}/status', () => {
  const put = (id: string, body: object, token?: string) =>
    callRest(app, `PUT /appointments/${id}/status`, { body, ...(token && { token }) });

  test('answers the appointment', async () => {
    const id = await lauras();
    const { status, body } = await put(id, { status: 'no-show' }, laura.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...LEFT_OUT,
      ...OF_NO_KIND,
      id,
      professional_id: laura.id,
      professional_name: 'Laura Médica',
      specialty: null,
      room_id: roomId,
      room_name: expect.any(String),
      patient_name: 'Pedro Paciente',
      patient_email: 'pedro@ejemplo.example',
      appointment_date: '2026-06-03',
      start_time: '2026-06-03T10:00:00-03:00',
      end_time: '2026-06-03T10:30:00-03:00',
      duration_minutes: 30,
      status: 'no_show',
      is_overbooking: false,
    });
  });

  test('refuses what the dialog refuses', async () => {
    const id = await lauras();
    expect(await restFailure(put(id, { status: 'confirmed' }))).toBe(
      '401 UNAUTHENTICATED: Es necesario iniciar sesión',
    );
    expect(await restFailure(put(id, { status: 'confirmed' }, pablo.token))).toBe(
      '403 FORBIDDEN: Sin permisos para cambiar el estado de este turno',
    );
    expect(await restFailure(put(id, {}, laura.token))).toBe(
      '400 BAD_REQUEST status: Falta un dato obligatorio: status',
    );
    expect(await restFailure(put(id, { status: 'listo' }, laura.token))).toMatch(
      /^400 BAD_REQUEST status: El estado debe ser uno de/,
    );
    expect(await restFailure(put(randomUUID(), { status: 'confirmed' }, laura.token))).toBe(
      '404 NOT_FOUND: El turno no existe',
    );
    const cancelled = await lauras({ status: 'cancelled' });
    expect(await restFailure(put(cancelled, { status: 'pending' }, laura.token))).toBe(`409 ${GIVEN_AWAY}`);
  });
});
