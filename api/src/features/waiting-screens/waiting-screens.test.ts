import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { eventually } from '../../testing/harness/eventually';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { behind } from '../../testing/harness/lock-wait';
import { openScreen } from '../../testing/harness/screen-events';
import type { ScreenState } from './screen-state';

const CREATE = `mutation ($input: CreateWaitingScreenInput!, $key: String) {
  createWaitingScreen(input: $input, idempotencyKey: $key) { token screen { id name roomIds shows version } } }`;
const UPDATE = `mutation ($id: Int!, $input: UpdateWaitingScreenInput!, $expectedVersion: Int) {
  updateWaitingScreen(id: $id, input: $input, expectedVersion: $expectedVersion) { id name roomIds shows version } }`;
const CALL = `mutation ($id: ID!, $again: Boolean! = false) {
  recordVisitStep(appointmentId: $id, step: called, again: $again) { visit { ticket } } }`;

/** In the log, once an answer is over. */
const OVER = '"path":"/screens/{token}/events"';

interface Created {
  createWaitingScreen: {
    token: string;
    screen: { id: number; name: string; roomIds: number[]; shows: string; version: number };
  };
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let rooms: [number, number];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
let closed: Promise<void> | undefined;
const close = () => (closed ??= app.close());
afterAll(close);
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'waiting_screens');
  laura = await makeProfessional(app.db);
  rooms = [await makeRoom(app.db, { name: 'Sala 1' }), await makeRoom(app.db, { name: 'Sala 2' })];
});

const create = async (input: object, key?: string) =>
  (await dataOf(sendGraphQL<Created>(app, CREATE, { input: { name: 'Planta baja', ...input }, key }, admin)))
    .createWaitingScreen;
const update = (id: number, input: object, expectedVersion?: number) =>
  sendGraphQL(app, UPDATE, { id, input, expectedVersion }, admin);
const remove = (id: number) =>
  dataOf(sendGraphQL(app, 'mutation ($id: Int!) { deleteWaitingScreen(id: $id) }', { id }, admin));
let hour = 9;
const turnoIn = (roomId: number, facts: object = {}) => {
  const time = String((hour = (hour + 1) % 10) + 10);
  const [from, to] = [`2026-06-01T${time}:00-03:00`, `2026-06-01T${time}:30-03:00`];
  const patient = { patientName: 'María Paz', patientPhone: '11 5555-0123' };
  return makeAppointment(app.db, { professionalId: laura.id, roomId, from, to, ...patient, ...facts });
};
const call = async (id: string, again = false) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  const { recordVisitStep } = await dataOf(
    sendGraphQL<{ recordVisitStep: { visit: { ticket: string } } }>(app, CALL, { id, again }, admin),
  );
  return recordVisitStep.visit.ticket;
};

test('a screen shows calls by ticket and room, without personal data', async () => {
  const { token } = await create({});
  const screen = await openScreen<ScreenState>(app, token);
  expect(screen.headers.get('content-type')).toBe('text/event-stream');
  expect(await screen.next()).toEqual({
    name: 'Planta baja',
    clinic: expect.any(String),
    timeZone: 'America/Argentina/Buenos_Aires',
    calls: [],
  });

  const turno = await turnoIn(rooms[0]);
  const ticket = await call(turno);
  const shown = await screen.next();
  expect(shown?.calls).toEqual([
    { key: expect.any(String), initials: null, code: ticket, room: 'Sala 1', at: '08:00' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/Paz|5555-?0123/);
  expect(JSON.stringify(shown)).not.toContain(turno);

  await call(turno, true);
  const again = await screen.next();
  expect(again?.calls.map(({ code }) => code)).toEqual([ticket]);
  expect(again?.calls[0]?.key).not.toBe(shown?.calls[0]?.key);
  screen.close();
});

test('one with initials shows them with the last three digits, only for its rooms, the last five calls', async () => {
  const { token } = await create({ roomIds: [rooms[1]], shows: 'initials' });
  await call(await turnoIn(rooms[0]));
  for (const name of ['Ana Uno', 'Ana Dos', 'Ana Tres', 'Ana Cuatro', 'Ana Quinto', 'Eva Sexta']) {
    await call(await turnoIn(rooms[1], { patientName: name }));
  }
  const screen = await openScreen<ScreenState>(app, token);
  const state = await screen.next();
  expect(state?.calls.map(({ initials, code }) => `${initials} ${code}`)).toEqual([
    'E. S. 123',
    'A. Q. 123',
    'A. C. 123',
    'A. T. 123',
    'A. D. 123',
  ]);
  screen.close();
});

test('a call leaves the screen when it is taken back, the appointment is cancelled, or after half an hour', async () => {
  const { token } = await create({});
  const [undone, cancelled, kept] = [await turnoIn(rooms[0]), await turnoIn(rooms[0]), await turnoIn(rooms[0])];
  for (const turno of [undone, cancelled]) await call(turno);
  const ticket = await call(kept);
  const screen = await openScreen<ScreenState>(app, token);
  const codes = async () => (await screen.next())?.calls.map(({ code }) => code);
  expect(await codes()).toHaveLength(3);
  const undo = 'mutation ($id: ID!) { undoVisitStep(appointmentId: $id, step: called) { id } }';
  await Promise.all([
    dataOf(sendGraphQL(app, undo, { id: undone }, admin)),
    app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [cancelled]),
  ]);
  let left = await codes();
  if (left?.length === 2) left = await codes();
  expect(left).toEqual([ticket]);
  app.clock.now = new Date(app.clock.now.getTime() + 31 * 60_000);
  expect(await codes()).toEqual([]);
  screen.close();
});

test('a changed screen updates at once; a deleted one ends, and its address no longer opens', async () => {
  const { token, screen: made } = await create({});
  const screen = await openScreen<ScreenState>(app, token);
  await screen.next();
  await dataOf(update(made.id, { name: 'Primer piso' }, 1));
  expect((await screen.next())?.name).toBe('Primer piso');
  expect(await failureOf(update(made.id, { name: 'Otro' }, 1))).toMatch(/^CONFLICT/);

  await remove(made.id);
  expect(await screen.next()).toBeNull();
  for (const wrong of [token, 'nothing']) expect((await openScreen(app, wrong)).status).toBe(404);
});

test('a token is returned once, and is in no table, log or audit', async () => {
  const { token, screen } = await create({ roomIds: [rooms[1], rooms[0], rooms[1]] }, 'a-key-of-eight');
  expect(screen).toMatchObject({ roomIds: rooms, shows: 'ticket' });
  const again = await create({ roomIds: [rooms[1], rooms[0], rooms[1]] }, 'a-key-of-eight');
  expect(again.screen).toEqual(screen);
  expect((await openScreen(app, token)).status).toBe(404);
  const opened = await openScreen<ScreenState>(app, again.token);
  expect(opened.status).toBe(200);
  await opened.next();
  opened.close();
  const { rows } = await app.db.pool.query('SELECT s, e FROM waiting_screens AS s, audit_events AS e');
  expect(JSON.stringify(rows)).not.toContain(again.token);
  expect(app.logged()).not.toContain(again.token);
  expect(rows.map((row: { e: string }) => /,(created|updated),/.exec(row.e)?.[1])).toEqual(['created', 'updated']);
});

test('an unknown room, an empty name, and others than administrators are refused', async () => {
  expect(await failureOf(sendGraphQL(app, CREATE, { input: { name: ' ' } }, admin))).toMatch(
    /name: El nombre es requerido$/,
  );
  expect(await failureOf(sendGraphQL(app, CREATE, { input: { name: 'A', roomIds: [0] } }, admin))).toBe(
    'BAD_REQUEST roomIds: Una de las salas ya no existe. Revisá la lista',
  );
  expect(await failureOf(sendGraphQL(app, '{ waitingScreens { id } }', {}, laura.token))).toMatch(/^FORBIDDEN/);
});

test("one screen is open in forty places at most; aborted connections don't count", async () => {
  const { token } = await create({});
  const leaving = new AbortController();
  const url = `${app.url}/api/screens/${token}/events`;
  const leave = () => fetch(url, { signal: leaving.signal }).catch(() => null);
  const over = () => app.logged().split(OVER).length;
  const before = over();
  const left = await behind(app, 'LOCK TABLE waiting_screens', [leave, leave, leave], async () => {
    leaving.abort();
    await eventually(async () => expect(over()).toBe(before + 3));
  });
  expect(left).toEqual([null, null, null]);

  const open = await Promise.all(Array.from({ length: 40 }, () => openScreen<ScreenState>(app, token)));
  expect(open.filter(({ status }) => status === 200)).toHaveLength(40);
  expect((await openScreen(app, token)).status).toBe(429);
  for (const screen of open) screen.close();
});

test('a server that stops ends its screens', async () => {
  const { token } = await create({});
  const screen = await openScreen<ScreenState>(app, token);
  await screen.next();
  await close();
  expect(await screen.next()).toBeNull();
});
