import type { Scope } from '../../domain/scopes';
import { makeKey } from '../../testing/factories/api-keys';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf } from '../../testing/harness/graphql';
import { callRest, restFailure } from '../../testing/harness/rest';
import { eventsAfter, type PublishedEvent } from '../../testing/harness/published-events';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number };
let rooms: number[];
let cursor: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  rooms = [await makeRoom(app.db), await makeRoom(app.db)];
  cursor = (await eventsAfter(app, admin)).nextCursor;
});

/** Returns the events since the last call. */
async function told(): Promise<PublishedEvent[]> {
  const page = await eventsAfter(app, admin, cursor);
  cursor = page.nextCursor;
  return page.events;
}
const booked = async (input: object = {}) =>
  (await dataOf(book(app, { professionalId: laura.id, roomId: rooms[0], ...input }))).bookAppointment.id;

test('a reader with the last cursor misses nothing, even if transactions commit out of order', async () => {
  const [first, second] = [await app.db.pool.connect(), await app.db.pool.connect()];
  const insert = (hour: string, professionalId: number, roomId = rooms[0]) =>
    `INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at)
     VALUES (gen_random_uuid(), ${professionalId}, ${roomId}, 'Ana ${roomId}', 'ana@ejemplo.example', '2026-06-09T${hour}:00-03:00',
       '2026-06-09T${hour}:30-03:00', now())`;
  const starts = async () => (await told()).map(({ data }) => String(data['appointment']!['start_time']).slice(11, 13));
  await first.query(`BEGIN; ${insert('09', laura.id)}`);
  await second.query(`BEGIN; ${insert('10', pablo.id, rooms[1])}`);
  await second.query('COMMIT');
  expect(await starts()).toEqual(['10']);
  await second.query(insert('11', pablo.id, rooms[1]));
  expect(await starts()).toEqual(['11']);
  await first.query('COMMIT');
  expect(await starts()).toEqual(['09']);
  for (const client of [first, second]) client.release();
});

test('numbers have no gaps and are read once, with forty writers, two numberers and a reader', async () => {
  const seen: number[] = [];
  let isWriting = true;
  const reading = (async () => {
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      seen.push(...(await told()).map(({ sequence }) => sequence));
    }
  })();
  const numbering = (async () => {
    while (isWriting) await app.jobs.go('events');
  })();
  const from = Number(cursor);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      makeAppointment(app.db, {
        professionalId: laura.id,
        roomId: rooms[0]!,
        status: 'cancelled',
        from: `2026-06-10T${10 + (index % 8)}:00-03:00`,
        to: `2026-06-10T${10 + (index % 8)}:30-03:00`,
      }),
    ),
  );
  isWriting = false;
  await Promise.all([reading, numbering]);
  expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => from + index + 1));
});

describe('GET /api/events', () => {
  const get = (query: string, token = admin) => callRest(app, `GET /events${query}`, { token });

  test('pages through events, and returns a cursor at the end', async () => {
    await booked();
    await booked({ startTime: '2026-06-02T11:00:00-03:00' });
    await app.jobs.go('events');
    const first = (await get(`?after=${cursor}&limit=1`)).body as { events: object[]; next_cursor: string };
    expect(first).toMatchObject({ events: [{ type: 'appointment.booked' }], has_more: true });
    const second = (await get(`?after=${first.next_cursor}&limit=1`)).body as typeof first;
    expect(second).toMatchObject({ events: [{ data: { appointment: { status: 'pending' } } }], has_more: false });
    expect((await get(`?after=${second.next_cursor}`)).body).toEqual({
      events: [],
      next_cursor: second.next_cursor,
      has_more: false,
    });
    expect((await get('?after=latest')).body).toMatchObject({ events: [], next_cursor: second.next_cursor });
  });

  test('rejects an invalid cursor or limit', async () => {
    expect(await restFailure(get('?after=hola'))).toMatch(
      /^400 BAD_REQUEST after: La posición debe ser un next_cursor/,
    );
    expect(await restFailure(get('?limit=501'))).toBe('400 BAD_REQUEST limit: La cantidad debe estar entre 1 y 500');
    expect(await restFailure(get('?after=999999999'))).toMatch(
      /^410 GONE after: Los eventos que siguen a esta posición/,
    );
  });

  test('is for administrators and permitted keys, with patients only for keys with personal-data', async () => {
    await booked();
    await app.jobs.go('events');
    const patientTo = async (...scopes: Scope[]) => {
      const { body } = await get(`?after=${cursor}`, (await makeKey(app.db, { scopes })).token);
      return (body as { events: PublishedEvent[] }).events[0]!.data['appointment']!['patient'];
    };
    expect(await patientTo('events:read')).toBeUndefined();
    expect(await patientTo('events:read', 'personal-data')).toMatchObject({ name: 'Pedro Paciente' });
    const { token } = await makeKey(app.db, { scopes: ['appointments:read', 'personal-data'] });
    expect(await restFailure(get('', token))).toBe('403 FORBIDDEN: A la clave de API le falta el permiso events:read');
    expect(await restFailure(get('', laura.token))).toMatch(/^403 FORBIDDEN/);
  });

  test('answers 410 for a cursor older than thirty days', async () => {
    await booked();
    await told();
    const last = cursor;
    await app.db.pool.query("UPDATE events SET at = $1::timestamptz - interval '30 days'", [MONDAY_8AM]);
    await booked({ startTime: '2026-06-02T12:00:00-03:00' });
    await app.jobs.go('events');
    await app.jobs.go('housekeeping');

    expect((await get(`?after=${last}`)).body).toMatchObject({ events: [{ sequence: Number(last) + 1 }] });
    expect(((await get('')).body as { events: object[] }).events).toHaveLength(1);
    expect(await restFailure(get(`?after=${Number(last) - 1}`))).toMatch(/^410 GONE after/);
  });
});
