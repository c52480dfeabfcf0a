import { createContext } from '../../platform/context';
import { createLog } from '../../platform/log';
import { keepFree, makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import {
  APPLY,
  at,
  CANCEL,
  HOLD,
  MARK,
  READ,
  TODAY,
  toCancel,
  toMove,
  type Board,
  type Changes,
  type Entry,
} from '../../testing/harness/absences';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { APPOINTMENTS, selectAppointments, type AppointmentRow } from '../appointments/appointment-row';
import { keepProposal } from './held-proposals';

const TOMORROW = '2026-06-02';
const AN_HOUR_MS = 3_600_000;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  const specialtyId = await makeSpecialty(app.db);
  laura = await makeProfessional(app.db, { specialtyId, hours: ['09:00-11:00'] });
  pablo = await makeProfessional(app.db, { specialtyId, name: 'Pablo Médico' });
  room = await makeRoom(app.db, { name: 'Consultorio 1' });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: room, from: at('09:00'), to: at('09:30') });
});

const ask = async (text: string, variables: object = {}, token = admin) =>
  (await dataOf(sendGraphQL<{ board: Board }>(app, text, { id: laura.id, date: TODAY, ...variables }, token))).board;
const mark = () => ask(MARK, { input: { date: TODAY } });
const change = async (text: string, variables: object) =>
  (await dataOf(sendGraphQL<{ done: Changes }>(app, text, { id: laura.id, date: TODAY, ...variables }, admin))).done;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const product = () =>
  createContext(
    { db: app.db, clock: () => app.clock.now, log: createLog('silent') },
    { actor: { kind: 'guest', staleToken: false }, requestId: 'request', source: '127.0.0.1' },
  );
const held = async () => (await app.db.pool.query('SELECT FROM holds')).rowCount;

test('A proposal is held for an hour when an absence is entered, so that no other booking takes it', async () => {
  const [entry] = (await mark()).entries;
  expect(entry!.proposal).toMatchObject({ startTime: at('09:00', TOMORROW), heldUntil: at('09:00') });
  const bookIt = () => book(app, { professionalId: laura.id, roomId: room, startTime: at('09:00', TOMORROW) });
  expect(await failureOf(bookIt())).toMatch(/CONFLICT/);
  later(AN_HOUR_MS);
  expect((await ask(READ)).entries[0]!.proposal).toMatchObject({ heldUntil: null });
  await dataOf(bookIt());
  // Another one is proposed then, and kept at a press.
  expect((await ask(HOLD)).entries[0]!.proposal).toMatchObject({
    startTime: at('09:30', TOMORROW),
    heldUntil: at('10:00'),
  });
});

test('A proposal goes to another suitable room where its own was taken meanwhile', async () => {
  const other = await makeRoom(app.db, { name: 'Consultorio 2' });
  const [entry] = (await mark()).entries as [Entry];
  await app.db.pool.query('DELETE FROM holds');
  const times = { from: at('09:00', TOMORROW), to: at('09:30', TOMORROW) };
  const { roomId } = entry.proposal!;
  const another = { patientName: 'Otra Persona', patientEmail: 'otra@ejemplo.example' };
  await makeAppointment(app.db, { professionalId: pablo.id, roomId, ...times, ...another });
  const { changes } = await change(APPLY, { moves: [toMove(entry)] });
  expect(changes.map(({ done, reason }) => [done, reason])).toEqual([[true, null]]);
  const { rows } = await app.db.pool.query('SELECT starts_at, room_id FROM appointments WHERE professional_id = $1', [
    laura.id,
  ]);
  expect(rows).toEqual([{ starts_at: new Date(times.from), room_id: roomId === room ? other : room }]);
});

test('The shown proposal is held instead of the first one, unless it is no longer on offer', async () => {
  const [{ appointment, alternatives }] = (await mark()).entries as [Entry];
  const { startTime, professionalId, roomId } = alternatives[0]!;
  const keep = async (chosen: object) =>
    (await ask(HOLD, { chosen: [{ appointmentId: appointment.id, professionalId, roomId, ...chosen }] })).entries[0]!
      .proposal;
  const kept = { startTime, professionalId, heldUntil: at('09:00') };
  expect(await keep({ startTime })).toMatchObject(kept);
  expect(await held()).toBe(1);
  expect(await keep({ startTime: at('03:00', TOMORROW) })).toMatchObject(kept);
});

test('A press keeps the same proposal for longer', async () => {
  await mark();
  later(AN_HOUR_MS / 2);
  const [entry] = (await ask(HOLD)).entries;
  expect(entry!.proposal).toMatchObject({ startTime: at('09:00', TOMORROW), heldUntil: at('09:30') });
  expect(await held()).toBe(1);
});

test.each([
  ['moved there', (board: Board) => change(APPLY, { moves: [toMove(board.entries[0]!)] })],
  [
    'moved elsewhere',
    (board: Board) => change(APPLY, { moves: [toMove(board.entries[0]!, { startTime: at('10:00', TOMORROW) })] }),
  ],
  ['cancelled', (board: Board) => change(CANCEL, { cancellations: [toCancel(board.entries[0]!)] })],
])('Once the turno is %s, nothing is kept for it', async (_what, settle) => {
  const { changes } = await settle(await mark());
  expect(changes).toMatchObject([{ done: true }]);
  expect(await held()).toBe(0);
});

test('A sobreturno that is moved there has its time for itself', async () => {
  await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 1');
  const [from, to] = [at('09:10'), at('09:40')];
  await makeAppointment(app.db, { professionalId: laura.id, roomId: room, from, to, overbookingReason: 'Fiebre alta' });
  const squeezedIn = (await mark()).entries[1]!;
  const { changes } = await change(APPLY, { moves: [toMove(squeezedIn)] });
  expect(changes).toMatchObject([{ done: true }]);
  const { rows } = await app.db.pool.query('SELECT is_overbooking FROM room_occupancies WHERE appointment_id = $1', [
    squeezedIn.appointment.id,
  ]);
  expect(rows).toEqual([{ is_overbooking: false }]);
});

test('Holds on a day that becomes absent meanwhile are released, and not proposed again', async () => {
  await mark();
  await ask(MARK, { input: { date: TOMORROW } });
  const AFTER = at('09:00', '2026-06-03');
  expect((await ask(READ)).entries[0]!.proposal).toMatchObject({ startTime: AFTER, heldUntil: null });
  expect((await ask(HOLD)).entries[0]!.proposal).toMatchObject({ startTime: AFTER, heldUntil: at('09:00') });
  expect(await held()).toBe(1);
});

test.each([
  ['a day that was marked as absent', () => ask(MARK, { input: { date: TOMORROW } })],
  ['a room that was closed', () => app.db.pool.query('UPDATE rooms SET is_active = false WHERE id = $1', [room])],
])('Turnos are not moved into %s after the board was read', async (_what, happens) => {
  const { entries } = await mark();
  await happens();
  const { changes, board } = await change(APPLY, { moves: [toMove(entries[0]!)] });
  expect(changes).toMatchObject([
    { done: false, reason: 'El horario elegido ya no está disponible. Elegí otro horario' },
  ]);
  expect(board.entries).toMatchObject([{ outcome: 'open', appointment: { startTime: at('09:00') } }]);
});

test('A hold keeps its buffers, whatever the professional reserves by then', async () => {
  const { entries } = await mark();
  const beside = { professionalId: laura.id, roomId: room, from: at('09:30', TOMORROW), to: at('10:00', TOMORROW) };
  await makeAppointment(app.db, beside);
  await keepFree(app.db, laura.id, [15, 15]);
  expect((await change(APPLY, { moves: [toMove(entries[0]!)] })).changes).toMatchObject([{ done: true }]);
  // Elsewhere it has those of now.
  const [moved] = (await ask(READ)).entries;
  const backToday = { ...moved!, proposal: entries[0]!.proposal };
  const TAKEN = 'El horario elegido ya no está disponible. Elegí otro horario';
  expect(
    (await change(APPLY, { moves: [toMove(backToday, { startTime: at('10:00', TOMORROW) })] })).changes,
  ).toMatchObject([{ reason: TAKEN }]);
});

describe('For a turno one slot is kept at most:', () => {
  const turno = async () => {
    const [row] = await app.db.select(APPOINTMENTS, selectAppointments(app.db.manager));
    return row!;
  };
  const keep = async (professionalId: number, roomId: number, row?: AppointmentRow) =>
    keepProposal(product(), row ?? (await turno()), { professionalId, roomId, startTime: at('09:30', TOMORROW) });
  const keptBy = async () => (await app.db.pool.query('SELECT professional_id FROM holds')).rows;

  test('the one that was wanted last, also when two keep another one at once', async () => {
    const other = await makeRoom(app.db);
    await keep(laura.id, room);
    await keep(pablo.id, other);
    expect(await keptBy()).toEqual([{ professional_id: pablo.id }]);
    await app.db.pool.query('DELETE FROM holds');
    await Promise.all([keep(laura.id, room), keep(pablo.id, other)]);
    expect(await held()).toBe(1);
  });

  test.each([
    ['moved', "starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'"],
    ['cancelled', "status = 'cancelled'"],
  ])('none, when it was %s since the board was read', async (_what, change) => {
    const seen = await turno();
    await app.db.pool.query(`UPDATE appointments SET ${change}`);
    await expect(keep(laura.id, room, seen)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await held()).toBe(0);
  });
});

test('A professional sees no colleague’s slot that an administrator keeps', async () => {
  await app.db.pool.query('DELETE FROM professional_availability WHERE professional_id = $1', [laura.id]);
  await makeRoom(app.db);
  const [entry] = (await mark()).entries;
  expect(entry!.proposal).toMatchObject({ professionalId: pablo.id });
  expect((await ask(READ, {}, laura.token)).entries[0]!.proposal).toBeNull();
});

describe('Once the absence', () => {
  const REMOVE = 'mutation ($id: Int!, $date: Int!) { deleteUnavailableDate(professionalId: $id, id: $date) }';
  const SHORTEN = `mutation ($id: Int!, $date: Int!, $input: UpdateUnavailableDateInput!) {
    updateUnavailableDate(professionalId: $id, id: $date, input: $input) { id } }`;
  const absence = async () =>
    (await app.db.pool.query<{ id: number }>('SELECT id FROM unavailable_dates ORDER BY id')).rows[0]!.id;
  const send = async (text: string, input?: object) =>
    dataOf(sendGraphQL(app, text, { id: laura.id, date: await absence(), input }, admin));

  test('is removed, what was held for its turnos is free at once', async () => {
    await mark();
    expect(await held()).toBe(1);
    await send(REMOVE);
    expect(await held()).toBe(0);
    await dataOf(book(app, { professionalId: laura.id, roomId: room, startTime: at('09:00', TOMORROW) }));
  });

  test('is shortened, only turnos that it still affects keep their proposal', async () => {
    await mark();
    await send(SHORTEN, { isAllDay: false, startTime: '09:00', endTime: '10:00' });
    expect(await held()).toBe(1);
    await send(SHORTEN, { isAllDay: false, startTime: '10:00', endTime: '11:00' });
    expect(await held()).toBe(0);
  });

  test('is removed beside another one of that day, its turnos keep their proposal', async () => {
    await mark();
    await app.db.pool.query("INSERT INTO unavailable_dates (professional_id, date, reason) VALUES ($1, $2, 'other')", [
      laura.id,
      TODAY,
    ]);
    await send(REMOVE);
    expect(await held()).toBe(1);
  });
});
