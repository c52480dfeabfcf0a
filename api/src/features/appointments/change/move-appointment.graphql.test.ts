import { randomUUID } from 'node:crypto';

import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { mailKindsAfterWait, mailsAfterWait } from '../../../testing/harness/notices';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';

const MOVE = `mutation ($id: ID!, $startTime: DateTime!, $roomId: Int, $durationMinutes: Int) {
  moveAppointment(id: $id, startTime: $startTime, roomId: $roomId, durationMinutes: $durationMinutes) {
    id status startTime endTime durationMinutes roomId roomName viewerCan { move }
  }
}`;
const FORBIDDEN = 'FORBIDDEN: Sin permisos para mover este turno';
const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const at = (time: string, day = '2026-06-03') => `${day}T${time}:00-03:00`;
const AT_TEN = { from: at('10:00'), to: at('10:30') };
const AT_TWELVE = { from: at('12:00'), to: at('12:30') };

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomA: number;
let roomB: number;

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
  roomA = await makeRoom(app.db, { name: 'Consultorio 1' });
  roomB = await makeRoom(app.db, { name: 'Consultorio 2' });
});

type Moved = {
  id: string;
  status: string;
  startTime: string;
  endTime: string;
  roomId: number;
  viewerCan: { move: boolean };
};
type To = { startTime: string; roomId?: number | null; durationMinutes?: number | null };
const move = (id: string, to: To, token?: string): Promise<GraphQLAnswer<{ moveAppointment: Moved }>> =>
  sendGraphQL(app, MOVE, { id, ...to }, token);
const moved = async (id: string, to: To, token = laura.token) => (await dataOf(move(id, to, token))).moveAppointment;
const lauras = (more: { status?: string; patientUserId?: number } = {}) =>
  makeAppointment(app.db, { professionalId: laura.id, roomId: roomA, ...AT_TEN, ...more });
const stored = async (id: string) =>
  (
    await app.db.pool.query<{ sequence: number; roomId: number; startsAt: Date; movedAt: Date | null }>(
      'SELECT sequence, room_id AS "roomId", starts_at AS "startsAt", moved_at AS "movedAt" FROM appointments WHERE id = $1',
      [id],
    )
  ).rows[0]!;
const UNTOUCHED = () => ({ sequence: 0, roomId: roomA, startsAt: new Date(at('10:00')), movedAt: null });
const mailed = () => mailKindsAfterWait(app);
const audited = async () => (await app.db.pool.query('SELECT action, entity_id AS id, fields FROM audit_events')).rows;
const occupied = async () =>
  (
    await app.db.pool.query<{ roomId: number; from: Date }>(
      'SELECT room_id AS "roomId", starts_at AS "from" FROM room_occupancies ORDER BY 2',
    )
  ).rows;

describe('Staff move an appointment', () => {
  test('to another time, with one mail to the patient', async () => {
    const id = await lauras({ status: 'confirmed' });

    expect(await moved(id, { startTime: at('12:00') })).toEqual({
      id,
      status: 'confirmed',
      startTime: at('12:00'),
      endTime: at('12:30'),
      durationMinutes: 30,
      roomId: roomA,
      roomName: 'Consultorio 1',
      viewerCan: { move: true },
    });
    expect(await stored(id)).toEqual({
      sequence: 1,
      roomId: roomA,
      startsAt: new Date(at('12:00')),
      movedAt: MONDAY_8AM,
    });
    expect(await occupied()).toEqual([{ roomId: roomA, from: new Date(at('12:00')) }]);
    expect([await mailed(), await audited()]).toEqual([
      ['appointment-moved'],
      [{ action: 'updated', id, fields: ['startTime'] }],
    ]);
  });

  test('to another room at the same time, which leaves its reminder due', async () => {
    const id = await lauras();
    expect(await moved(id, { startTime: at('10:00'), roomId: roomB }, admin)).toMatchObject({
      startTime: at('10:00'),
      roomId: roomB,
      roomName: 'Consultorio 2',
    });
    expect(await stored(id)).toEqual({ ...UNTOUCHED(), roomId: roomB, sequence: 1 });
    expect(await occupied()).toEqual([{ roomId: roomB, from: new Date(at('10:00')) }]);
    expect(await mailed()).toEqual(['appointment-moved']);
  });

  test('and make it longer, also over its own time and that of a rental of its professional', async () => {
    await makeRental(app.db, { professionalId: laura.id, roomId: roomA, from: at('10:00'), to: at('12:00') });
    const id = await lauras();
    expect(await moved(id, { startTime: at('10:15'), durationMinutes: 60 })).toMatchObject({
      startTime: at('10:15'),
      endTime: at('11:15'),
      durationMinutes: 60,
    });
    expect(await audited()).toEqual([{ action: 'updated', id, fields: ['durationMinutes', 'startTime'] }]);
  });

  test.each([
    ['outside the hours', at('22:10')],
    ['in the past', at('10:00', '2026-05-20')],
    ['while the room is closed', at('05:00')],
    ['in a year without any hours', at('10:00', '2031-02-03')],
  ])('wherever it is free: %s', async (_, startTime) => {
    expect((await moved(await lauras(), { startTime })).startTime).toBe(startTime);
  });

  test('to where another ends', async () => {
    await makeAppointment(app.db, { professionalId: laura.id, roomId: roomA, ...AT_TWELVE });
    expect((await moved(await lauras(), { startTime: at('12:30') })).startTime).toBe(at('12:30'));
  });

  test('to its own time, without a mail', async () => {
    const id = await lauras();
    expect(await moved(id, { startTime: '2026-06-03T13:00:00Z', roomId: roomA, durationMinutes: 30 })).toMatchObject({
      startTime: at('10:00'),
    });
    expect([await stored(id), await mailed(), await audited()]).toEqual([UNTOUCHED(), [], []]);
  });

  test('that is in a room which is not active by now, and may stay there', async () => {
    const id = await lauras();
    await app.db.pool.query('UPDATE rooms SET is_active = false WHERE id = $1', [roomA]);
    expect((await moved(id, { startTime: at('12:00') })).roomId).toBe(roomA);
  });
});

describe('An appointment does not go', () => {
  const inTheWay: [string, () => Promise<unknown>, () => To][] = [
    [
      'its professional has another',
      () => makeAppointment(app.db, { professionalId: laura.id, roomId: roomB, ...AT_TWELVE }),
      () => ({ startTime: at('12:15') }),
    ],
    [
      'its room holds another',
      () => makeAppointment(app.db, { professionalId: pablo.id, roomId: roomA, ...AT_TWELVE }),
      () => ({ startTime: at('11:45') }),
    ],
    [
      'its room is rented by a colleague',
      () => makeRental(app.db, { professionalId: pablo.id, roomId: roomA, ...AT_TWELVE }),
      () => ({ startTime: at('12:00') }),
    ],
    [
      'the other room is taken',
      () => makeAppointment(app.db, { professionalId: pablo.id, roomId: roomB, ...AT_TEN }),
      () => ({ startTime: at('10:00'), roomId: roomB }),
    ],
    [
      'the added minutes are taken',
      () => makeAppointment(app.db, { professionalId: laura.id, roomId: roomB, ...AT_TWELVE }),
      () => ({ startTime: at('10:00'), durationMinutes: 121 }),
    ],
  ];
  test.each(inTheWay)('where %s, and stays as it was', async (_, occupy, to) => {
    const id = await lauras();
    await occupy();
    expect(await failureOf(move(id, to(), laura.token))).toBe(TAKEN);
    expect([await stored(id), await mailed(), await audited()]).toEqual([UNTOUCHED(), [], []]);
  });

  test('to a room that is not active, or that does not exist', async () => {
    const id = await lauras();
    const closed = await makeRoom(app.db, { name: 'Depósito', isActive: false });
    expect(await failureOf(move(id, { startTime: at('10:00'), roomId: closed }, admin))).toBe(
      'CONFLICT roomId: La sala Depósito no está activa. Elegí otra sala',
    );
    expect(await failureOf(move(id, { startTime: at('10:00'), roomId: closed }, laura.token))).toBe(
      'NOT_FOUND: La sala no existe',
    );
    expect(await failureOf(move(id, { startTime: at('10:00'), roomId: 999_999 }, admin))).toBe(
      'NOT_FOUND: La sala no existe',
    );
  });

  test.each([4, 481])('for %i minutes', async (durationMinutes) => {
    expect(await failureOf(move(await lauras(), { startTime: at('12:00'), durationMinutes }, admin))).toBe(
      'BAD_REQUEST durationMinutes: La duración debe estar entre 5 y 480 minutos',
    );
  });

  test.each(['cancelled', 'no_show'])('anywhere while it is %s and holds no time', async (status) => {
    const id = await lauras({ status });
    expect(await failureOf(move(id, { startTime: at('12:00') }, admin))).toBe(
      'CONFLICT: Un turno cancelado o ausente no tiene horario que mover. Cambiá antes su estado',
    );
    expect(
      await dataOf(sendGraphQL(app, 'query ($id: ID!) { appointment(id: $id) { viewerCan { move } } }', { id }, admin)),
    ).toEqual({
      appointment: { viewerCan: { move: false } },
    });
  });
});

describe('Moves at the same moment', () => {
  test('ten want one time: one has it, the others stay where they are', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        makeAppointment(app.db, {
          professionalId: laura.id,
          roomId: roomA,
          from: at('10:00', `2026-06-${10 + index}`),
          to: at('10:30', `2026-06-${10 + index}`),
        }),
      ),
    );
    const answers = await Promise.all(
      ids.map((id, index) => move(id, { startTime: at('12:00'), roomId: index % 2 ? roomA : roomB }, laura.token)),
    );

    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    for (const { errors } of answers.filter(({ data }) => !data)) {
      expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', status: 409 });
    }
    expect((await occupied()).filter(({ from }) => from.getTime() === Date.parse(at('12:00')))).toHaveLength(1);
    expect(await mailed()).toEqual(['appointment-moved']);
  });

  test('two that would change places do not hang, and none is lost', async () => {
    const one = await lauras();
    const other = await makeAppointment(app.db, { professionalId: laura.id, roomId: roomB, ...AT_TWELVE });
    const answers = await Promise.all([
      move(one, { startTime: at('12:00'), roomId: roomB }, laura.token),
      move(other, { startTime: at('10:00'), roomId: roomA }, admin),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await occupied()).toHaveLength(2);
  });

  test('two who move one appointment both have their say, one after the other', async () => {
    const id = await lauras();
    const answers = await Promise.all([
      move(id, { startTime: at('12:00') }, laura.token),
      move(id, { startTime: at('13:00') }, admin),
    ]);
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect((await stored(id)).sequence).toBe(2);
    expect(await occupied()).toHaveLength(1);
  });
});

describe('No other caller moves an appointment', () => {
  test('no colleague, no patient, no professional without a profile, no visitor', async () => {
    const patient = await signedIn(app.db, 'user');
    const id = await lauras({ patientUserId: patient.userId });
    const profileless = await openSession(app.db, await makeUser(app.db, { role: 'professional' }));
    for (const token of [pablo.token, patient.token, profileless]) {
      expect(await failureOf(move(id, { startTime: at('12:00') }, token))).toBe(FORBIDDEN);
    }
    expect(await failureOf(move(id, { startTime: at('12:00') }))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    expect(await stored(id)).toEqual(UNTOUCHED());
  });

  test('and none that does not exist', async () => {
    for (const id of [randomUUID(), 'x']) {
      expect(await failureOf(move(id, { startTime: at('12:00') }, admin))).toBe('NOT_FOUND: El turno no existe');
    }
  });
});

test('The mail about a move says the new time and place', async () => {
  const id = await lauras();
  await moved(id, { startTime: at('12:00'), roomId: roomB });
  const [mail] = (await mailsAfterWait(app)).filter(({ text }) => text.includes(id));
  expect(mail!.subject).toContain('Turno reprogramado: miércoles, 3 de junio de 2026, 12:00');
  expect(mail!.text).toContain('Sala: Consultorio 2');
});
