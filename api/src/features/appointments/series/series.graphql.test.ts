import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { mailsAfterWait } from '../../../testing/harness/notices';

const DATES = `query ($professionalId: Int!, $count: Int!, $everyWeeks: Int = 1) {
  seriesDates(professionalId: $professionalId, firstStart: "2026-06-02T10:00", everyWeeks: $everyWeeks, count: $count) {
    startTime state isBookable room { id } nearest { startTime room { id } }
  }
}`;
const BOOK = `mutation ($input: BookSeriesInput!, $key: String) {
  bookSeries(input: $input, idempotencyKey: $key) {
    id appointments { id version series { position count everyWeeks appointments { id } } }
  }
}`;
const CANCEL = `mutation ($input: CancelFollowingInput!) {
  cancelFollowing(input: $input) { cancelled { id status } kept { id status } }
}`;
const MOVES = `query ($id: ID!, $startTime: DateTime!) {
  followingMoves(id: $id, startTime: $startTime) { appointment { id version } startTime state room { id } }
}`;
const MOVE = `mutation ($input: MoveFollowingInput!) { moveFollowing(input: $input) { id startTime version } }`;

interface Turno {
  id: string;
  version: number;
  series: { position: number; count: number; everyWeeks: number; appointments: { id: string }[] };
}
interface Date {
  startTime: string;
  state: string;
  isBookable: boolean;
  room: { id: number } | null;
  nearest: { startTime: string; room: { id: number } } | null;
}

let app: TestApp;
let admin: string;
let patient: { token: string };
let laura: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = await signedIn(app.db, 'user');
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'appointment_series');
  laura = await makeProfessional(app.db, { name: 'Laura', hours: ['09:00-12:00'] });
  roomId = await makeRoom(app.db, { name: 'Sala 1' });
});
afterAll(() => app.close());

const starts = (days: readonly string[]) => days.map((day) => ({ startTime: `2026-06-${day}T10:00`, roomId }));
const TUESDAYS = ['02', '09', '16', '23'];
const inputOf = (days: readonly string[]) => ({
  professionalId: laura.id,
  patientName: 'Pedro Paciente',
  patientEmail: 'pedro@ejemplo.example',
  everyWeeks: 1,
  turnos: starts(days),
});
const bookSeries = (days: readonly string[], token = admin, key?: string) =>
  sendGraphQL<{ bookSeries: { id: string; appointments: Turno[] } }>(app, BOOK, { input: inputOf(days), key }, token);
const booked = async (days: readonly string[] = TUESDAYS, token = admin) =>
  (await dataOf(bookSeries(days, token))).bookSeries.appointments;
const datesOf = async (count: number, token = admin) =>
  (await dataOf(sendGraphQL<{ seriesDates: Date[] }>(app, DATES, { professionalId: laura.id, count }, token)))
    .seriesDates;
const seen = (turnos: readonly Turno[]) => turnos.map(({ id, version }) => ({ id, version }));
const cancel = (turnos: readonly Turno[], token = admin, rest: object = {}) =>
  sendGraphQL<{ cancelFollowing: { cancelled: { id: string }[]; kept: { id: string }[] } }>(
    app,
    CANCEL,
    { input: { turnos: seen(turnos), ...rest } },
    token,
  );
/** That lead to one of these turnos. */
const cancellationsIn = (mails: readonly { subject: string; text: string }[], turnos: readonly Turno[]) =>
  mails.filter(({ subject, text }) => subject.includes('cancelado') && turnos.some(({ id }) => text.includes(id)));
const count = async (what: string) => {
  const { rows } = await app.db.pool.query<{ count: number }>(`SELECT count(*)::int FROM ${what}`);
  return rows[0]!.count;
};

test('Each date is shown before it is booked: taken and absent ones with the nearest other time', async () => {
  await dataOf(book(app, { professionalId: laura.id, roomId, startTime: '2026-06-09T10:00' }));
  await app.db.pool.query(
    `INSERT INTO unavailable_dates (professional_id, date, start_minute, end_minute, reason)
     VALUES ($1, '2026-06-16', 0, 1440, 'vacation')`,
    [laura.id],
  );
  const dates = await datesOf(4);
  expect(dates.map(({ state, isBookable }) => [state, isBookable])).toEqual([
    ['free', true],
    ['taken', false],
    ['absent', true],
    ['free', true],
  ]);
  expect(dates.map(({ nearest }) => nearest?.startTime.slice(0, 16) ?? null)).toEqual([
    null,
    '2026-06-09T09:30',
    '2026-06-15T11:30',
    null,
  ]);
});

test('A series is booked whole, in one mail with one file, and each turno knows its position', async () => {
  const turnos = await booked();
  expect(turnos.map(({ series }) => [series.position, series.count, series.everyWeeks])).toEqual([
    [1, 4, 1],
    [2, 4, 1],
    [3, 4, 1],
    [4, 4, 1],
  ]);
  expect(turnos[0]!.series.appointments.map(({ id }) => id)).toEqual(turnos.map(({ id }) => id));
  const mails = await app.mails();
  const ours = mails.filter(({ text }) => text.includes(turnos[0]!.id));
  expect(ours).toHaveLength(1);
  expect(ours[0]!.subject).toContain('4 turnos reservados');
  const audited = await app.db.pool.query("SELECT FROM audit_events WHERE entity = 'appointment_series'");
  expect(audited.rowCount).toBe(1);
});

test('A turno with a corrected address is mailed to that address alone when its series has not been mailed', async () => {
  const turnos = await booked();
  const CORRECT =
    'mutation ($id: ID!, $email: String) { updateAppointment(id: $id, input: { patientEmail: $email }) { id } }';
  await dataOf(sendGraphQL(app, CORRECT, { id: turnos[1]!.id, email: 'corregida@ejemplo.example' }, admin));
  await app.jobs.go('notices');
  const ours = (await app.mails()).filter(({ text }) => turnos.some(({ id }) => text.includes(id)));
  // Mails are sent concurrently, in no order.
  const turnosMailed = Object.fromEntries(ours.map(({ to, text }) => [to, (text.match(/^Turno \d/gm) ?? []).length]));
  expect([ours.length, turnosMailed]).toEqual([2, { 'pedro@ejemplo.example': 3, 'corregida@ejemplo.example': 0 }]);
});

test('When one was taken meanwhile nothing is written, and the answer names it', async () => {
  await dataOf(book(app, { professionalId: laura.id, roomId, startTime: '2026-06-16T10:00' }));
  const failure = await failureOf(bookSeries(TUESDAYS));
  expect(failure).toBe(
    'CONFLICT turnos.2.startTime: Ya no está libre: martes, 16 de junio de 2026 a las 10:00. No se guardó nada',
  );
  expect(await count('appointments')).toBe(1);
  expect(await count('appointment_series')).toBe(0);
});

test('A retry with the same key books nothing a second time', async () => {
  const first = await dataOf(bookSeries(TUESDAYS, admin, 'serie-0001'));
  expect((await dataOf(bookSeries(TUESDAYS, admin, 'serie-0001'))).bookSeries.id).toBe(first.bookSeries.id);
  expect(await count('appointments')).toBe(4);
});

test('Patients book series only where the professional allows it', async () => {
  expect(await failureOf(bookSeries(TUESDAYS, patient.token))).toContain('FORBIDDEN');
  await app.db.pool.query('UPDATE professionals SET series_online = true');
  const [turno] = await booked(['02', '09'], patient.token);
  expect(turno!.series.count).toBe(2);
  const eleven = Array.from({ length: 11 }, (_, index) => String(index + 2).padStart(2, '0'));
  expect(await failureOf(bookSeries(eleven, patient.token))).toContain('BAD_REQUEST count');
});

test('This one and the following are cancelled in one step with one mail; the earlier one stays', async () => {
  const turnos = await booked();
  await app.mails();
  const following = turnos.slice(1);
  const { cancelFollowing } = await dataOf(cancel(following));
  expect(cancelFollowing.cancelled.map(({ id }) => id)).toEqual(following.map(({ id }) => id));
  const told = cancellationsIn(await mailsAfterWait(app), following);
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual(['3 turnos cancelados']);
  expect(await count("appointments WHERE status = 'pending'")).toBe(1);
});

test('A colleague’s change in between refuses the whole step and names the turno', async () => {
  const turnos = await booked();
  await app.db.pool.query('UPDATE appointments SET sequence = sequence + 1 WHERE id = $1', [turnos[2]!.id]);
  const failure = await failureOf(cancel(turnos));
  expect(failure).toContain('CONFLICT: Alguien cambió mientras tanto el turno del martes, 16 de junio');
  expect(await count("appointments WHERE status = 'cancelled'")).toBe(0);
});

test('A patient cancels what is in time, and keeps what is too late', async () => {
  await app.db.pool.query('UPDATE professionals SET series_online = true');
  const turnos = await booked(TUESDAYS, patient.token);
  await app.mails();
  app.clock.now = new Date('2026-06-02T09:00:00-03:00');
  const { cancelFollowing } = await dataOf(cancel(turnos, patient.token));
  expect(cancelFollowing.kept.map(({ id }) => id)).toEqual([turnos[0]!.id]);
  expect(cancelFollowing.cancelled).toHaveLength(3);
  const told = cancellationsIn(await app.mails(), turnos);
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual(['3 turnos cancelados']);
});

test('A booking beside it in the room of a later turno neither stops it nor is stopped', async () => {
  const other = await makeRoom(app.db, { name: 'Sala 2' });
  const turnos = await booked(['02', '09']);
  await app.db.pool.query('UPDATE appointments SET room_id = $1 WHERE id = $2', [other, turnos[1]!.id]);
  const [made, done] = await inTheQueue(app, { roomIds: [other] }, [
    () => book(app, { professionalId: laura.id, roomId: other, startTime: '2026-06-03T10:00' }),
    () => cancel(turnos),
  ]);
  expect([made.errors, done.errors]).toEqual([undefined, undefined]);
});

test('The series of another patient cannot be cancelled', async () => {
  const turnos = await booked();
  expect(await failureOf(cancel(turnos, patient.token))).toContain('FORBIDDEN');
});

test('A series goes a week later as a whole, each to where the next one has to leave', async () => {
  const turnos = await booked();
  const variables = { id: turnos[0]!.id, startTime: '2026-06-09T10:00' };
  const { followingMoves } = await dataOf(
    sendGraphQL<{ followingMoves: (Date & { appointment: Turno })[] }>(app, MOVES, variables, admin),
  );
  expect(followingMoves.map(({ state }) => state)).toEqual(['free', 'free', 'free', 'free']);
  const moved = followingMoves.map(({ appointment: { id, version }, startTime, room }) => ({
    id,
    version,
    startTime,
    roomId: room!.id,
  }));
  const move = () =>
    sendGraphQL<{ moveFollowing: { startTime: string }[] }>(app, MOVE, { input: { turnos: moved } }, admin);
  const { moveFollowing } = await dataOf(move());
  expect(moveFollowing.map(({ startTime }) => startTime.slice(0, 10))).toEqual([
    '2026-06-09',
    '2026-06-16',
    '2026-06-23',
    '2026-06-30',
  ]);
  // A retry after a lost answer changes nothing more.
  expect((await dataOf(move())).moveFollowing).toHaveLength(4);
});

test('A change of length alone is mailed as such', async () => {
  const turnos = await booked();
  await app.mails();
  const longer = seen(turnos).map((it, index) => ({ ...it, startTime: `2026-06-${TUESDAYS[index]}T10:00`, roomId }));
  await dataOf(sendGraphQL(app, MOVE, { input: { turnos: longer, durationMinutes: 60 } }, admin));
  const told = (await mailsAfterWait(app)).filter(({ text }) => text.includes(turnos[0]!.id));
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
    '4 turnos reservados',
    '4 turnos con otra duración',
  ]);
  expect(told[1]!.text).toContain('Cambió solo cuánto duran.');
});

test('A series does not go to where a sobreturno stays behind', async () => {
  const [first] = await booked(['02', '09']);
  await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 1');
  const second = { from: '2026-06-09T10:00-03:00', to: '2026-06-09T10:30-03:00' };
  await makeAppointment(app.db, { professionalId: laura.id, roomId, ...second, overbookingReason: 'Fiebre' });
  const variables = { id: first!.id, startTime: '2026-06-09T10:00' };
  const { followingMoves } = await dataOf(sendGraphQL<{ followingMoves: Date[] }>(app, MOVES, variables, admin));
  expect(followingMoves.map(({ state }) => state)).toEqual(['taken', 'free']);
});
