import { randomUUID } from 'node:crypto';

import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeHold, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { mailedCancelToken } from '../../../testing/harness/cancel-links';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { MovingPatient } from '../../../testing/harness/moving-patient';
import { at } from '../../../testing/harness/waiting-clinic';

const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const MOVED = 'CONFLICT seenStartTime: El turno ahora es el jueves, 4 de junio de 2026 a las 16:00';

let app: TestApp;
let ana: MovingPatient;

beforeAll(async () => {
  app = await startTestApp();
  ana = await MovingPatient.of(app);
});
afterAll(() => app.close());
beforeEach(() => ana.beginAgain());

const may = async (id: string) => {
  const READ = 'query ($id: ID!) { appointment(id: $id) { viewerCan { reschedule } rescheduling { isPossible } } }';
  const { appointment } = await dataOf(
    sendGraphQL<{ appointment: { viewerCan: { reschedule: boolean }; rescheduling: { isPossible: boolean } } }>(
      app,
      READ,
      { id },
      ana.token,
    ),
  );
  expect(appointment.viewerCan.reschedule).toBe(appointment.rescheduling.isPossible);
  return appointment.rescheduling.isPossible;
};
const stored = async () =>
  (
    await app.db.pool.query<{ at: Date; moves: number; sequence: number }>(
      'SELECT starts_at AS at, patient_moves AS moves, sequence FROM appointments',
    )
  ).rows;
const UNTOUCHED = [{ at: new Date(at('10:00')), moves: 0, sequence: 0 }];

describe('Only its patient moves it', () => {
  test('not another patient, a visitor, an ended session, the bearer of a wrong link, nor staff of the calendar', async () => {
    const id = await ana.turno();
    const other = await ana.turno({ from: at('14:00'), to: at('14:30') });
    const token = await mailedCancelToken(app, id);
    const { token: stranger } = await signedIn(app.db, 'user');
    expect(await ana.refusal(id, undefined, { session: stranger })).toBe(
      'FORBIDDEN: Sin permisos para cambiar este turno',
    );
    expect(await ana.refusal(id, undefined, { session: null })).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    expect(await ana.refusal(id, undefined, { session: 'x'.repeat(43) })).toBe(
      'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente',
    );
    for (const wrong of [token.slice(1), '', await mailedCancelToken(app, other)])
      expect(await ana.refusal(id, undefined, { token: wrong })).toBe(
        'FORBIDDEN cancelToken: El enlace para cambiar el turno no es válido',
      );
    for (const session of [ana.laura.token, ana.admin])
      expect(await ana.refusal(id, undefined, { session, token })).toBe(
        'FORBIDDEN: Para mover un turno de tu calendario, usá Mover',
      );
    expect(await ana.refusal(randomUUID())).toBe('NOT_FOUND: El turno no existe');
    expect((await stored()).map(({ sequence }) => sequence)).toEqual([0, 0]);
  });
});

describe('The rules of cancelling apply', () => {
  test.each([
    ['cancelled', 'El turno está cancelado'],
    ['no_show', 'Solo se puede cambiar el horario de un turno pendiente o confirmado'],
    ['completed', 'Solo se puede cambiar el horario de un turno pendiente o confirmado'],
  ])('not once it is %s', async (status, words) => {
    const id = await ana.turno({ status });
    expect(await ana.refusal(id)).toBe(`CONFLICT: ${words}`);
    expect(await may(id)).toBe(false);
  });

  test('not from 24 hours before, though an early one may come sooner', async () => {
    const id = await ana.turno();
    app.clock.now = new Date('2026-06-03T13:00:00Z');
    expect(await may(id)).toBe(true);
    app.clock.now = new Date('2026-06-03T13:00:01Z');
    expect(await may(id)).toBe(false);
    expect(await ana.refusal(id, at('12:00', '2026-06-05'))).toBe(
      'CONFLICT: Faltan menos de 24 horas para el turno. Comunicate con la clínica',
    );
    app.clock.now = MONDAY_8AM;
    await dataOf(ana.reschedule(id, at('14:00', '2026-06-01')));
  });

  test('not a fourth time', async () => {
    const id = await ana.turno();
    const [starts, last] = [['10:00', '12:00', '14:00', '10:00'], '15:00'];
    for (const [index, start] of starts.slice(1).entries())
      await dataOf(ana.reschedule(id, at(start), { seen: at(starts[index]!) }));
    expect(await ana.refusal(id, at(last))).toBe(
      'CONFLICT: Ya cambiaste 3 veces el horario de este turno. Para otro cambio, comunicate con la clínica',
    );
    expect(await may(id)).toBe(false);
  });

  test('not while the clinic has switched it off, by a setting that is kept with its version', async () => {
    const id = await ana.turno();
    const SET = `mutation ($on: Boolean!, $version: Int) {
      updateAppointmentSettings(input: { patientsMayMove: $on }, expectedVersion: $version) { patientsMayMove version }
    }`;
    const { updateAppointmentSettings: off } = await dataOf(
      sendGraphQL<{ updateAppointmentSettings: { patientsMayMove: boolean; version: number } }>(
        app,
        SET,
        { on: false },
        ana.admin,
      ),
    );
    expect(off.patientsMayMove).toBe(false);
    expect(await may(id)).toBe(false);
    expect(await ana.refusal(id)).toBe(
      'CONFLICT: En esta clínica el horario no se cambia en línea. Comunicate con la clínica',
    );
    expect(await failureOf(sendGraphQL(app, SET, { on: true, version: off.version - 1 }, ana.admin))).toContain(
      'CONFLICT',
    );
    await dataOf(sendGraphQL(app, SET, { on: true, version: off.version }, ana.admin));
    await dataOf(ana.reschedule(id));
  });
});

describe('Only a time on offer', () => {
  test('not one out of hours, between steps, past, taken, held, too soon, or over its own time', async () => {
    const id = await ana.turno();
    const other = await makeRoom(app.db);
    await makeAppointment(app.db, { professionalId: ana.laura.id, roomId: other, from: at('14:00'), to: at('14:30') });
    await makeHold(app.db, { professionalId: ana.laura.id, roomId: other, from: at('15:00'), to: at('15:30') });
    await app.db.pool.query('INSERT INTO booking_rules (professional_id, notice_hours) VALUES ($1, 72)', [
      ana.laura.id,
    ]);
    for (const start of [at('08:00'), at('12:10'), at('10:00', '2026-06-01'), at('14:00'), at('15:00'), at('10:15')])
      expect(await ana.refusal(id, start)).toMatch(/^CONFLICT/);
    expect(await ana.refusal(id, at('10:00', '2026-06-03'))).toBe(
      'CONFLICT startTime: Este turno se reserva en línea con al menos 72 horas de anticipación. Elegí otro horario o comunicate con la clínica',
    );
    await app.db.pool.query('UPDATE professionals SET is_public = false WHERE id = $1', [ana.laura.id]);
    expect(await ana.refusal(id)).toMatch(/^NOT_FOUND/);
    expect(await may(id)).toBe(false);
  });

  test('and beside another turno of the account only when that is confirmed', async () => {
    const pablo = await makeProfessional(app.db);
    await ana.turno({ professionalId: pablo.id, roomId: await makeRoom(app.db), from: at('12:00'), to: at('12:30') });
    const id = await ana.turno();
    const { errors } = await ana.reschedule(id);
    expect(errors![0]!.message).toContain('Ya tenés un turno a esa hora');
    const { unconfirmed } = errors![0]!.extensions as unknown as { unconfirmed: { id: string }[] };
    await dataOf(ana.reschedule(id, undefined, { confirmed: unconfirmed.map((beside) => beside.id) }));
  });

  test('taken meanwhile: one patient gets it, and the other is refused', async () => {
    const [one, other] = [await ana.turno(), await ana.turno({ from: at('11:00'), to: at('11:30') })];
    const answers = await Promise.all([ana.reschedule(one), ana.reschedule(other, at('12:00'), { seen: at('11:00') })]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(await failureOf(Promise.resolve(refused[0]!))).toBe(TAKEN);
  });
});

describe('Twice or at once', () => {
  test('a double press and a retry after a lost answer move it once', async () => {
    const id = await ana.turno();
    const answers = await Promise.all([ana.reschedule(id), ana.reschedule(id), ana.reschedule(id)]);
    expect(answers.map(({ data }) => data?.rescheduleAppointment.startTime)).toEqual(Array(3).fill(at('12:00')));
    expect(await stored()).toEqual([{ at: new Date(at('12:00')), moves: 1, sequence: 1 }]);
  });

  const DESK = `UPDATE appointments SET starts_at = '${at('16:00')}', ends_at = '${at('16:30')}', sequence = 1`;

  test('the desk moves it first: the patient reads where it is now', async () => {
    await ana.turno();
    const { rows } = await app.db.pool.query<{ id: string }>('SELECT id FROM appointments');
    const id = rows[0]!.id;
    expect(await behind(app, DESK, [() => ana.refusal(id)])).toEqual([MOVED]);
    expect(await stored()).toEqual([{ at: new Date(at('16:00')), moves: 0, sequence: 1 }]);
    expect(await ana.refusal(id, undefined, { token: await mailedCancelToken(app, id) })).toBe(MOVED);
  });

  test('the patient moves it first: the desk’s move and a cancellation of the old time are refused', async () => {
    const id = await ana.turno();
    const MOVE =
      'mutation ($id: ID!, $to: DateTime!) { moveAppointment(id: $id, startTime: $to, expectedVersion: 1) { id } }';
    const CANCEL = 'mutation ($id: ID!, $seen: DateTime!) { cancelAppointment(id: $id, startTime: $seen) { id } }';
    const [first, desk, cancelled] = await behind(
      app,
      'SELECT FROM appointments FOR UPDATE',
      [
        () => ana.reschedule(id),
        () => sendGraphQL(app, MOVE, { id, to: at('16:00') }, ana.laura.token),
        () => sendGraphQL(app, CANCEL, { id, seen: at('10:00') }, ana.token),
      ].map((start) => async () => failureOf(start() as never).catch(() => 'done')),
    );
    expect(first).toBe('done');
    expect(desk).toMatch(/^CONFLICT/);
    expect(cancelled).toBe('CONFLICT startTime: El turno ahora es el jueves, 4 de junio de 2026 a las 12:00');
  });

  test('cancelled first: the patient is refused, and nothing moves', async () => {
    const id = await ana.turno();
    const CANCEL = 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }';
    await dataOf(sendGraphQL(app, CANCEL, { id }, ana.admin));
    expect(await ana.refusal(id)).toBe('CONFLICT: El turno está cancelado');
    expect((await stored())[0]!.at).toEqual(UNTOUCHED[0]!.at);
  });
});
