import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, bookingRows, clearClinic, type BookingAnswer } from '../../testing/harness/booking';
import { dataOf, failureOf } from '../../testing/harness/graphql';

const LIMITED = 'TOO_MANY_REQUESTS: Demasiados turnos en poco tiempo. Reservar más tarde o comunicarse con la clínica.';
const HOUR_MS = 3_600_000;

let app: TestApp;
let professional: { id: number; token: string };
let roomId: number;
let next: number;

beforeAll(async () => {
  app = await startTestApp(MONDAY_8AM, { trustedProxies: 1, sourceLimits: true });
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  next = 0;
  await clearClinic(app);
  await app.db.pool.query('TRUNCATE rate_limits');
  professional = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: 10 });
  roomId = await makeRoom(app.db, { hours: ['00:00-24:00'] });
});
afterAll(() => app.close());

interface By {
  from?: string;
  token?: string;
  key?: string;
}

/** Books one ten-minute slot after the other from Wednesday on, each for another patient unless `input` says whose. */
function bookNext(input: object = {}, by: By = {}): Promise<BookingAnswer> {
  const place = (next += 1);
  const startTime = new Date(Date.parse('2026-06-03T03:00:00Z') + place * 600_000).toISOString();
  const patientEmail = `paciente${place}@ejemplo.example`;
  return book(app, { professionalId: professional.id, roomId, startTime, patientEmail, ...input }, by);
}
async function bookMany(count: number, input?: object, by?: By): Promise<void> {
  for (let index = 0; index < count; index += 1) await dataOf(bookNext(input, by));
}
const stored = async () => (await bookingRows(app)).appointments;

describe('A place from which visitors and patients book', () => {
  test('gets twenty an hour, is told when to go on, and goes on then', async () => {
    await bookMany(20);
    const { errors } = await bookNext();
    expect(errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 3600 });
    expect(await failureOf(bookNext({}, { token: (await signedIn(app.db, 'user')).token }))).toBe(LIMITED);
    expect(await stored()).toBe(20);
    app.clock.now = new Date(MONDAY_8AM.getTime() + HOUR_MS);
    await dataOf(bookNext());
  });

  test('gets sixty a day', async () => {
    for (const hour of [0, 1, 2]) {
      app.clock.now = new Date(MONDAY_8AM.getTime() + hour * HOUR_MS);
      await bookMany(20);
    }
    app.clock.now = new Date(MONDAY_8AM.getTime() + 3 * HOUR_MS);
    expect(await failureOf(bookNext())).toBe(LIMITED);
    app.clock.now = new Date(MONDAY_8AM.getTime() + 24 * HOUR_MS);
    await dataOf(bookNext());
  });

  test('gets no more when they all arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => bookNext()));
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    expect(await stored()).toBe(20);
  });

  test('takes nothing from another', async () => {
    await bookMany(20, {}, { from: '198.51.100.1' });
    expect(await failureOf(bookNext({}, { from: '198.51.100.1' }))).toBe(LIMITED);
    await dataOf(bookNext({}, { from: '203.0.113.7' }));
  });
});

test('An address gets ten mails about bookings a day, however it is written and wherever from', async () => {
  for (let index = 0; index < 10; index += 1) await dataOf(bookNext({ patientEmail: 'ana@ejemplo.example' }, { from: `198.51.100.${index}` }));
  expect(await failureOf(bookNext({ patientEmail: ' ANA@ejemplo.EXAMPLE ' }, { from: '203.0.113.7' }))).toBe(LIMITED);
  await dataOf(bookNext({ patientEmail: 'eva@ejemplo.example' }));
  expect((await app.mails()).filter(({ to }) => to === 'ana@ejemplo.example')).toHaveLength(10);
});

test('Staff book as many as they like', async () => {
  const { token } = await signedIn(app.db, 'admin');
  await bookMany(25, { patientEmail: 'ana@ejemplo.example' }, { token });
  await bookMany(5, { patientEmail: 'ana@ejemplo.example' }, { token: professional.token });
});

test('A booking that is sent again with its key, or that does not come about, counts for nothing', async () => {
  await bookMany(19);
  const again = { startTime: '2026-06-05T10:00:00-03:00', patientEmail: 'ana@ejemplo.example' };
  for (let time = 0; time < 5; time += 1) await dataOf(bookNext(again, { key: 'reintento-0001' }));
  expect(await failureOf(bookNext(again))).toContain('CONFLICT');
  expect(await stored()).toBe(20);
});

test('What is counted names nobody', async () => {
  await dataOf(bookNext({ patientEmail: 'ana@ejemplo.example' }));
  const { rows } = await app.db.pool.query('SELECT key FROM rate_limits');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/ana|ejemplo|127\.0\.0\.1/);
});

describe('Of a calendar visitors and patients take at once', () => {
  test('two hours, said as a duration or as an end, and staff eight', async () => {
    const day = { startTime: '2026-06-03T00:00:00-03:00' };
    const long = 'El turno no puede durar más de 120 minutos';
    expect(await failureOf(bookNext({ ...day, durationMinutes: 121 }))).toBe(`BAD_REQUEST durationMinutes: ${long}`);
    expect(await failureOf(bookNext({ ...day, endTime: '2026-06-03T02:01:00-03:00' }))).toBe(`BAD_REQUEST endTime: ${long}`);
    await dataOf(bookNext({ ...day, durationMinutes: 120 }));
    await dataOf(bookNext({ startTime: '2026-06-04T08:00:00-03:00', durationMinutes: 480 }, { token: professional.token }));
  });

  test('as much as the professional’s own duration, where that is more', async () => {
    const slow = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: 240 });
    const input = { professionalId: slow.id, startTime: '2026-06-03T00:00:00-03:00' };
    expect(await failureOf(bookNext({ ...input, durationMinutes: 241 }))).toBe('BAD_REQUEST durationMinutes: El turno no puede durar más de 240 minutos');
    await dataOf(bookNext(input));
  });
});
