import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailKindsAfterWait } from '../../../testing/harness/notices';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';

const MOVE = `mutation ($id: ID!, $startTime: DateTime!, $roomId: Int, $professionalId: Int, $expectedVersion: Int) {
  moveAppointment(id: $id, startTime: $startTime, roomId: $roomId, professionalId: $professionalId, expectedVersion: $expectedVersion) {
    startTime roomId professionalId professionalName version
  }
}`;
const at = (time: string) => `2026-06-03T${time}:00-03:00`;
const AT_TEN = { from: at('10:00'), to: at('10:30') };
const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;
let otherRoom: number;
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
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  [room, otherRoom] = [await makeRoom(app.db), await makeRoom(app.db)];
  id = await makeAppointment(app.db, { professionalId: laura.id, roomId: room, ...AT_TEN });
});

interface Moved {
  startTime: string;
  roomId: number;
  professionalId: number;
  professionalName: string;
  version: number;
}
const move = (to: object, token = admin) =>
  sendGraphQL<{ moveAppointment: Moved }>(app, MOVE, { id, startTime: at('10:00'), ...to }, token);
const moved = async (to: object) => (await dataOf(move(to))).moveAppointment;
const toPablo = () => ({ professionalId: pablo.id });
const occupied = async () =>
  (await app.db.pool.query('SELECT professional_id AS whose, appointment_id AS id FROM room_occupancies')).rows;
const mailed = () => mailKindsAfterWait(app);

test('An administrator moves a turno to another professional, and the patient gets one mail with the new name', async () => {
  expect(await moved(toPablo())).toEqual({
    startTime: at('10:00'),
    roomId: room,
    professionalId: pablo.id,
    professionalName: 'Pablo Médico',
    version: 2,
  });
  expect(await moved(toPablo())).toMatchObject({ version: 2 });
  expect(await occupied()).toEqual([{ whose: pablo.id, id }]);
  expect(await mailed()).toEqual(['appointment-moved']);
  const events = await app.db.pool.query('SELECT fields FROM audit_events WHERE entity_id = $1', [id]);
  expect(events.rows).toEqual([{ fields: ['professionalId'] }]);
  const [mail] = (await app.mails()).filter(({ text }) => text.includes(id));
  expect(mail!.text).toContain('Profesional: Pablo Médico');
});

test('time, room and professional change at once, or nothing does', async () => {
  expect(await moved({ ...toPablo(), startTime: at('12:00'), roomId: otherRoom })).toMatchObject({
    startTime: at('12:00'),
    roomId: otherRoom,
    professionalId: pablo.id,
  });
});

test('where the other professional has another turno, or the room is the first one’s rental, it stays', async () => {
  await makeAppointment(app.db, { professionalId: pablo.id, roomId: otherRoom, ...AT_TEN });
  expect(await failureOf(move(toPablo()))).toBe(TAKEN);
  await makeRental(app.db, { professionalId: laura.id, roomId: room, from: at('12:00'), to: at('14:00') });
  expect(await failureOf(move({ ...toPablo(), startTime: at('12:00') }))).toBe(TAKEN);
  expect(await moved({ startTime: at('12:30') })).toMatchObject({ professionalId: laura.id });
  expect(await mailed()).toEqual(['appointment-moved']);
});

test('refuses professionals who are unknown, hidden or gone', async () => {
  const hidden = await makeProfessional(app.db, { isPublic: false });
  const gone = await makeProfessional(app.db);
  await app.db.pool.query("UPDATE professionals SET user_id = NULL, former_name = 'Se fue' WHERE id = $1", [gone.id]);
  for (const professionalId of [hidden.id, gone.id, 999_999]) {
    expect(await failureOf(move({ professionalId }))).toBe('NOT_FOUND: El profesional no existe');
  }
});

test('a professional gives none away, and takes none', async () => {
  const away = 'FORBIDDEN: Sin permisos para pasar este turno a otro profesional';
  expect(await failureOf(move(toPablo(), laura.token))).toBe(away);
  expect(await failureOf(move(toPablo(), pablo.token))).toBe('FORBIDDEN: Sin permisos para mover este turno');
  expect(await dataOf(move({ professionalId: laura.id, startTime: at('11:00') }, laura.token))).toMatchObject({
    moveAppointment: { startTime: at('11:00') },
  });
});

test('of two drags at once one wins, and the other gets the current state', async () => {
  const seen = { expectedVersion: 1 };
  const answers = await Promise.all([move({ ...toPablo(), ...seen }), move({ startTime: at('15:00'), ...seen })]);
  const [winner] = answers.flatMap(({ data }) => data ?? []);
  const [failure] = answers.flatMap(({ errors }) => errors ?? []);
  expect(failure!.extensions).toMatchObject({ code: 'CONFLICT', current: winner!.moveAppointment });
  expect(await mailed()).toEqual(['appointment-moved']);
});

test('two turnos that change professionals at the same moment do not hang', async () => {
  const other = await makeAppointment(app.db, { professionalId: pablo.id, roomId: otherRoom, ...AT_TEN });
  const answers = await Promise.all([
    move(toPablo()),
    sendGraphQL(app, MOVE, { id: other, startTime: at('10:00'), professionalId: laura.id }, admin),
  ]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['CONFLICT', 'CONFLICT']);
  expect(await occupied()).toHaveLength(2);
});
