import ICAL from 'ical.js';

import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const CREATE = `mutation ($input: CreateCalendarFeedInput!, $key: String) {
  createCalendarFeed(input: $input, idempotencyKey: $key) { url feed { id professionalId roomId createdAt lastReadAt } } }`;
const DELETE = 'mutation ($id: Int!) { deleteCalendarFeed(id: $id) }';
const LIST = '{ calendarFeeds { id professionalId roomId createdAt lastReadAt } }';

interface Feed {
  id: number;
  professionalId: number | null;
  roomId: number | null;
  createdAt: string;
  lastReadAt: string | null;
}
interface Created {
  createCalendarFeed: { url: string; feed: Feed };
}

const PATIENT = { patientName: 'Máximo Quiroga', patientEmail: 'maximo@correo.example', patientPhone: '11 5555-0123' };

let app: TestApp;
let admin: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  room = await makeRoom(app.db, { name: 'Sala 1' });
});

const create = async (input: object, token = laura.token, key?: string) =>
  (await dataOf(sendGraphQL<Created>(app, CREATE, { input, key }, token))).createCalendarFeed;
const list = async (token: string) =>
  (await dataOf(sendGraphQL<{ calendarFeeds: Feed[] }>(app, LIST, {}, token))).calendarFeeds;
const change = (text: string, variables: object, token = admin.token) =>
  dataOf(sendGraphQL(app, `mutation ${text}`, { ...variables }, token));
const pathOf = (url: string) => new URL(url).pathname;
const get = (url: string, headers: Record<string, string> = {}) => fetch(app.url + pathOf(url), { headers });

const turno = (from: string, to: string, facts: object = {}) =>
  makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: room,
    from,
    to,
    status: 'confirmed',
    ...PATIENT,
    ...facts,
  });

/** As a calendar program has it, in the feed's order. */
async function read(url: string) {
  const answer = await get(url);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, sequence, startDate } = new ICAL.Event(component);
    const changed = String(component.getFirstPropertyValue('last-modified'));
    return {
      uid,
      summary,
      sequence,
      changed,
      start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
    };
  });
}
const starts = async (url: string) => (await read(url)).map(({ start }) => start);

test('a professional’s own calendar has turnos, rentals and absences, and nothing else of a patient than initials', async () => {
  const { url, feed } = await create({ professionalId: laura.id });
  expect(url).toMatch(/^https:\/\/turnos\.clinica\.example\/api\/calendars\/[\w-]{43}\/turnos\.ics$/);
  expect(feed).toEqual({
    id: expect.any(Number),
    professionalId: laura.id,
    roomId: null,
    createdAt: '2026-06-01T08:00:00-03:00',
    lastReadAt: null,
  });
  await makeRental(app.db, {
    professionalId: laura.id,
    roomId: room,
    from: '2026-06-02T09:00-03:00',
    to: '2026-06-02T12:00-03:00',
  });
  const id = await turno('2026-06-02T10:00-03:00', '2026-06-02T10:30-03:00', { contactName: 'Berta Quiroga' });
  await insertRow(app.db, 'unavailable_dates', {
    professional_id: laura.id,
    date: '2026-06-10',
    reason: 'sick_leave',
    description: 'Cirugía',
  });

  expect((await read(url)).map(({ summary, start }) => [summary, start])).toEqual([
    ['Turno M. Q.', '2026-06-02T13:00:00.000Z'],
    ['Alquiler de Sala 1', '2026-06-02T12:00:00.000Z'],
    ['Ausencia', '2026-06-10'],
  ]);
  const answer = await get(url);
  const bytes = (await answer.text()).replaceAll('\r\n ', '');
  expect(bytes).not.toMatch(/Máximo|Quiroga|Berta|correo|5555-?0123|sick|Cirug/);
  expect(bytes).not.toContain(id);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'Accept-Encoding',
  });
});

test('it has what holds time from 30 days back to 180 ahead, whole days of the clinic, also over midnight', async () => {
  const { url } = await create({ professionalId: laura.id });
  const [first, last] = ['2026-05-01T23:30-03:00', '2026-11-28T23:45-03:00'];
  await turno(first, '2026-05-02T00:30-03:00');
  await turno('2026-05-01T22:00-03:00', '2026-05-01T22:30-03:00');
  await turno(last, '2026-11-29T00:15-03:00');
  await turno('2026-11-29T00:15-03:00', '2026-11-29T00:45-03:00');
  for (const status of ['cancelled', 'no_show'])
    await turno('2026-06-03T10:00-03:00', '2026-06-03T10:30-03:00', { status });
  await turno('2026-06-03T10:00-03:00', '2026-06-03T10:30-03:00', {
    professionalId: (await makeProfessional(app.db)).id,
  });
  expect(await starts(url)).toEqual([first, last].map((at) => new Date(at).toISOString()));
});

test('a turno that is moved is the same one at another time, and one that is cancelled is gone', async () => {
  const { url } = await create({ professionalId: laura.id });
  const id = await turno('2026-06-02T10:00-03:00', '2026-06-02T10:30-03:00');
  const [before] = await read(url);
  app.clock.now = new Date(MONDAY_8AM.getTime() + 60_000);
  await change('($id: ID!) { moveAppointment(id: $id, startTime: "2026-06-02T11:00:00-03:00") { id } }', {
    id,
  });
  const [moved] = await read(url);
  expect(before).toMatchObject({ sequence: 0, start: '2026-06-02T13:00:00.000Z', changed: '2026-06-02T13:00:00Z' });
  expect(moved).toMatchObject({
    uid: before!.uid,
    sequence: 1,
    start: '2026-06-02T14:00:00.000Z',
    changed: '2026-06-01T11:01:00Z',
  });
  await change('($id: ID!) { setAppointmentStatus(id: $id, status: "cancelled") { id } }', { id });
  expect(await read(url)).toEqual([]);
});

test('a program that is up to date gets 304, otherwise the compressed file', async () => {
  const { url } = await create({ roomId: room }, admin.token);
  const id = await turno('2026-06-02T10:00-03:00', '2026-06-02T10:30-03:00', { status: 'pending' });
  const first = await get(url, { 'accept-encoding': 'gzip' });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const known = { 'if-none-match': `"else", W/${first.headers.get('etag')}` };
  const again = await get(url, known);
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', first.headers.get('etag')]);
  await change('($id: ID!) { setAppointmentStatus(id: $id, status: "confirmed") { id } }', { id });
  expect((await get(url, known)).status).toBe(200);
  const head = await fetch(app.url + pathOf(url), { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('another link ends the one that it replaces, which has to be said; a deleted one opens nothing', async () => {
  const { url, feed } = await create({ professionalId: laura.id });
  const again = (replaces: number | null, token = laura.token) =>
    sendGraphQL<Created>(app, CREATE, { input: { professionalId: laura.id, replaces } }, token);
  for (const seen of [null, feed.id + 1000]) expect(await failureOf(again(seen))).toMatch(/^CONFLICT: Mientras tanto/);
  const [one, other] = await Promise.all([again(feed.id), again(feed.id, admin.token)]);
  const made = [one, other].flatMap(({ data }) => data?.createCalendarFeed ?? []);
  expect(made).toHaveLength(1);
  expect((await get(url)).status).toBe(404);
  expect(await read(made[0]!.url)).toEqual([]);

  await change('($id: Int!) { deleteCalendarFeed(id: $id) }', { id: made[0]!.feed.id }, laura.token);
  const answers = await Promise.all(
    [made[0]!.url, url, '/api/calendars/nunca/turnos.ics'].map((gone) => get(new URL(gone, url).href)),
  );
  expect(new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))).toEqual(
    new Set(['404 {"error":"El calendario no existe","code":"NOT_FOUND"}']),
  );
  expect(await failureOf(sendGraphQL(app, DELETE, { id: feed.id }, laura.token))).toMatch(/^NOT_FOUND/);
});

test('a retry gets the link anew, and no link is in a table, a log or a record', async () => {
  const first = await create({ professionalId: laura.id }, laura.token, 'a-key-of-eight');
  const second = await create({ professionalId: laura.id }, laura.token, 'a-key-of-eight');
  expect(second.feed).toEqual(first.feed);
  expect((await get(first.url)).status).toBe(404);
  expect(await read(second.url)).toEqual([]);
  const token = /calendars\/([^/]+)/.exec(second.url)![1]!;
  const { rows } = await app.db.pool.query(
    `SELECT f.*, e.action, e.called FROM calendar_feeds AS f JOIN audit_events AS e
     ON e.entity = 'calendar-feed' AND e.entity_id = f.id::text`,
  );
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining(
      ['created', 'updated'].map((action) => expect.objectContaining({ action, called: 'Laura Médica' }) as unknown),
    ),
  );
  expect(JSON.stringify(rows) + app.logged()).not.toContain(token);
});

test('administrators manage every link, professionals their own, and both see when it was read', async () => {
  const eva = await makeProfessional(app.db, { name: 'Eva Otra' });
  const ofRoom = await create({ roomId: room }, admin.token);
  const ofEva = await create({ professionalId: eva.id }, admin.token);
  for (const input of [{ professionalId: eva.id }, { roomId: room }])
    expect(await failureOf(sendGraphQL(app, CREATE, { input }, laura.token))).toMatch(/^FORBIDDEN/);
  expect(await failureOf(sendGraphQL(app, DELETE, { id: ofEva.feed.id }, laura.token))).toMatch(/^FORBIDDEN/);
  for (const input of [{}, { professionalId: eva.id, roomId: room }])
    expect(await failureOf(sendGraphQL(app, CREATE, { input }, admin.token))).toBe(
      'BAD_REQUEST professionalId: Indicá un profesional o una sala',
    );
  for (const input of [{ professionalId: 0 }, { roomId: 0 }])
    expect(await failureOf(sendGraphQL(app, CREATE, { input }, admin.token))).toMatch(/^NOT_FOUND/);

  app.clock.now = new Date('2026-06-01T12:30:00Z');
  await read(ofEva.url);
  app.clock.now = new Date('2026-06-01T12:50:00Z');
  await read(ofEva.url);
  expect(await list(laura.token)).toEqual([]);
  expect(await list(eva.token)).toEqual([{ ...ofEva.feed, lastReadAt: '2026-06-01T09:30:00-03:00' }]);
  expect((await list(admin.token)).map(({ id }) => id)).toEqual([ofEva.feed.id, ofRoom.feed.id]);
});

test('it ends with its room or professional, rests with a suspended account, and stays with a hidden one', async () => {
  const ofRoom = await create({ roomId: room }, admin.token);
  const own = await create({ professionalId: laura.id });
  const statuses = async () => [(await get(ofRoom.url)).status, (await get(own.url)).status];
  await change('($id: Int!) { deleteRoom(id: $id) }', { id: room });
  await app.db.pool.query('UPDATE professionals SET is_public = false');
  expect(await statuses()).toEqual([404, 200]);
  await change('($id: Int!) { suspendUser(id: $id) { id } }', { id: laura.userId });
  expect(await statuses()).toEqual([404, 404]);
  await change('($id: Int!) { reactivateUser(id: $id) { id } }', { id: laura.userId });
  expect(await statuses()).toEqual([404, 200]);
  await change('($id: Int!) { deleteProfessional(id: $id) { summary } }', { id: laura.id });
  expect(await statuses()).toEqual([404, 404]);
  expect(await list(admin.token)).toEqual([]);
});

test('one connection reads so many in an hour, wherever it leads', async () => {
  const { url } = await create({ professionalId: laura.id });
  await get(url);
  await app.db.pool.query("UPDATE rate_limits SET points = 1200 WHERE key LIKE 'calendar-feeds:%'");
  for (const address of [url, 'https://x.example/api/calendars/nunca/turnos.ics']) {
    const refused = await get(address);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
});
