import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, type BookingAnswer } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import { answer, answerOwn, join, ownOffers } from '../../../testing/harness/waiting-list';
import { receiptOf } from '../receipt';

const LIMITED = 'TOO_MANY_REQUESTS: Demasiados turnos en poco tiempo. Reservá más tarde o comunicate con la clínica.';
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
  await emptyTables(app, 'users', 'rate_limits');
  professional = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: 10 });
  roomId = await makeRoom(app.db, { hours: ['00:00-24:00'] });
});
afterAll(() => app.close());

interface By {
  from?: string;
  token?: string;
  key?: string;
}

/** Books ten-minute slots in a row from Wednesday on, twenty a day, each for a new patient unless `input` names one. */
function bookNext(input: object = {}, by: By = {}): Promise<BookingAnswer> {
  const place = (next += 1);
  const startTime = new Date(
    Date.parse('2026-06-03T03:00:00Z') + Math.floor(place / 20) * 24 * HOUR_MS + (place % 20) * 600_000,
  ).toISOString();
  const patientEmail = `paciente${place}@ejemplo.example`;
  return book(app, { professionalId: professional.id, roomId, startTime, patientEmail, ...input }, by);
}
async function bookMany(count: number, input?: object, by?: By): Promise<void> {
  for (let index = 0; index < count; index += 1) await dataOf(bookNext(input, by));
}
const stored = async () => (await bookingRows(app)).appointments;
/** As if these attempts had been made before; one must have been. */
const setAttempts = (limit: string, points: number) =>
  app.db.pool.query('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [`${limit}:%`, points]);

test('Reads by id alone are limited by source; those with a receipt are not', async () => {
  const { id } = (await dataOf(bookNext())).bookAppointment;
  const receipt = await receiptOf(app.db, id);
  const READ = 'query ($id: ID!, $receipt: String) { appointment(id: $id, receipt: $receipt) { isMasked } }';
  const read = (given: object, from?: string) => sendGraphQL(app, READ, { id, ...given }, undefined, from);
  await dataOf(read({}));
  await setAttempts('reads-by-id', 299);
  await dataOf(read({}));
  expect((await read({})).errors?.[0]?.extensions).toEqual({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    retryAfterSeconds: 600,
  });
  expect((await read({ id: '6f0b6f5e-0000-4000-8000-000000000000' })).errors?.[0]?.extensions.status).toBe(429);
  expect(await dataOf(read({ receipt }))).toEqual({ appointment: { isMasked: false } });
  expect(await dataOf(read({}, '198.51.100.7'))).toEqual({ appointment: { isMasked: true } });
});

describe('A place from which visitors and patients book', () => {
  test('gets twenty an hour, reads when to retry, and succeeds then', async () => {
    await bookMany(20);
    const { errors } = await bookNext();
    expect(errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 3600 });
    expect(await failureOf(bookNext({}, { token: (await signedIn(app.db, 'user')).token }))).toBe(LIMITED);
    expect(await stored()).toBe(20);
    app.clock.now = new Date(MONDAY_8AM.getTime() + HOUR_MS);
    await dataOf(bookNext());
  });

  test('gets sixty a day', async () => {
    await dataOf(bookNext());
    await setAttempts('book-source-day', 59);
    await dataOf(bookNext());
    app.clock.now = new Date(MONDAY_8AM.getTime() + 3 * HOUR_MS);
    expect(await failureOf(bookNext())).toBe(LIMITED);
    app.clock.now = new Date(MONDAY_8AM.getTime() + 24 * HOUR_MS);
    await dataOf(bookNext());
  });

  test('gets not one above the limit when all requests arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => bookNext()));
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    expect(await stored()).toBe(20);
  });

  test('takes nothing from another', async () => {
    await dataOf(bookNext({}, { from: '198.51.100.1' }));
    await setAttempts('book-source-hour', 20);
    expect(await failureOf(bookNext({}, { from: '198.51.100.1' }))).toBe(LIMITED);
    await dataOf(bookNext({}, { from: '203.0.113.7' }));
  });
});

test('A block of IPv6 addresses gets four times as many as one of them, and not one more', async () => {
  const bookFrom = (subnet: string) => bookNext({}, { from: `2001:db8:${subnet}::1` });
  await dataOf(bookFrom('7:0'));
  await setAttempts('book-source-hour/48', 79);
  await dataOf(bookFrom('7:100'));
  expect(await failureOf(bookFrom('7:200'))).toBe(LIMITED);
  await dataOf(bookFrom('8:0'));
});

test('An address gets ten mails about bookings a day, however it is written and wherever from', async () => {
  await makeUser(app.db, { email: 'ana@ejemplo.example' });
  for (let index = 0; index < 10; index += 1) {
    await dataOf(bookNext({ patientEmail: 'ana@ejemplo.example' }, { from: `198.51.100.${index}` }));
  }
  expect(await failureOf(bookNext({ patientEmail: ' ANA@ejemplo.EXAMPLE ' }, { from: '203.0.113.7' }))).toBe(LIMITED);
  await dataOf(bookNext({ patientEmail: 'eva@ejemplo.example' }));
  expect((await app.mails()).filter(({ to }) => to === 'ana@ejemplo.example')).toHaveLength(10);
});

test('Staff book as many as they like, a professional on the own calendar only', async () => {
  const { token } = await signedIn(app.db, 'admin');
  const eva = { patientEmail: 'eva@ejemplo.example' };
  const colleague = await makeProfessional(app.db);
  await dataOf(bookNext({}, { token: colleague.token }));
  await setAttempts('book-source-hour', 19);
  await bookMany(6, eva, { token });
  await bookMany(5, eva, { token: professional.token });
  await dataOf(bookNext({}, { token: colleague.token }));
  expect(await failureOf(bookNext({}, { token: colleague.token }))).toBe(LIMITED);
  expect(await failureOf(bookNext({ durationMinutes: 121 }, { token: colleague.token }))).toContain(
    'no puede durar más de 120 minutos',
  );
});

describe('An account with an unconfirmed address', () => {
  const ADDRESS_FULL =
    'TOO_MANY_REQUESTS: Ya tenés 5 turnos pendientes con este correo. ' +
    'Para reservar otro, confirmá tu correo (creá tu cuenta si aún no la tenés) o comunicate con la clínica.';
  const DAY_FULL =
    'TOO_MANY_REQUESTS: Los turnos que quedan ese día son para quienes confirmaron su correo. ' +
    'Confirmá el tuyo (creá tu cuenta si aún no la tenés), elegí otro día o comunicate con la clínica.';
  const eva = { patientEmail: 'eva@ejemplo.example' };
  const setStatus = (status: string) => app.db.pool.query('UPDATE appointments SET status = $1', [status]);
  async function unconfirmed(email: string): Promise<string> {
    const userId = await makeUser(app.db, { email });
    await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [userId]);
    return openSession(app.db, userId);
  }

  test('holds five pending turnos, from any connection, and more once the clinic has confirmed them', async () => {
    for (let index = 0; index < 5; index += 1) await dataOf(bookNext(eva, { from: `198.51.100.${index}` }));
    expect(await failureOf(bookNext({ patientEmail: ' EVA@ejemplo.example' }, { from: '203.0.113.7' }))).toBe(
      ADDRESS_FULL,
    );
    expect(await stored()).toBe(5);
    await setStatus('confirmed');
    await dataOf(bookNext(eva));
  });

  test('holds five also when they are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => bookNext(eva, { from: `198.51.100.${index}` })),
    );
    expect(answers.filter(({ errors }) => errors)).toHaveLength(4);
    expect(await stored()).toBe(5);
  });

  test('holds five with an account too, until its address is confirmed', async () => {
    const token = await unconfirmed(eva.patientEmail);
    await bookMany(5, eva, { token });
    expect(await failureOf(bookNext(eva, { token }))).toBe(ADDRESS_FULL);
    await app.db.pool.query('UPDATE users SET email_confirmed_at = now()');
    await dataOf(bookNext(eva, { token }));
    await dataOf(bookNext(eva));
  });

  test('accepts no sixth from the waiting list by a session, and reads that the mailed link, which proves the address, does', async () => {
    const [token, admin] = [await unconfirmed('otra@ejemplo.example'), (await signedIn(app.db, 'admin')).token];
    const clinic = new WaitingClinic(app, { professionalId: professional.id, roomId, admin });
    const invented = clinic.email('Eva');
    await bookMany(5, { patientEmail: invented }, { token });
    await dataOf(join(app, { name: 'Eva', email: invented, professionalId: professional.id }, token));
    await clinic.free(at('10:00'), at('10:10'));
    const { id } = (await ownOffers(app, token))[0]!;
    expect(await failureOf(answerOwn(app, 'acceptMyOffer', id, token))).toBe(
      `${ADDRESS_FULL} Este horario lo podés aceptar igual con el enlace del email en que te lo ofrecimos.`,
    );
    expect(await clinic.outcomes()).toEqual({ Eva: 'pending' });
    await dataOf(answer(app, 'acceptOffer', await clinic.link('Eva'), token));
    expect(await clinic.outcomes()).toEqual({ Eva: 'accepted' });
  });

  test('takes half of a professional’s day together with everyone like them; the rest is for others', async () => {
    const hour = (at: number, day = 3) => ({
      professionalId: slow,
      startTime: `2026-06-0${day}T${String(at).padStart(2, '0')}:00:00-03:00`,
    });
    const { id: slow, token } = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: 60 });
    for (let at = 0; at < 4; at += 1) await dataOf(bookNext(hour(at), { from: `198.51.100.${at}` }));
    expect(await failureOf(bookNext(hour(4)))).toBe(DAY_FULL);
    await dataOf(bookNext(hour(4, 4)));
    await dataOf(bookNext(hour(5), { token: (await signedIn(app.db, 'user')).token }));
    await dataOf(bookNext(hour(6), { token }));
    const own = await unconfirmed(eva.patientEmail);
    const { id } = (await dataOf(bookNext({ ...hour(8, 5), ...eva }, { token: own }))).bookAppointment;
    const MOVE = `mutation ($id: ID!, $to: DateTime!, $seen: DateTime!, $token: String) {
      rescheduleAppointment(id: $id, startTime: $to, seenStartTime: $seen, cancelToken: $token) { id }
    }`;
    const move = (to: string, token?: string) =>
      sendGraphQL(app, MOVE, { id, to, token, seen: hour(8, 5).startTime }, token === undefined ? own : undefined);
    expect(await failureOf(move(hour(8).startTime))).toBe(DAY_FULL);
    // A receipt proves no address.
    expect(await failureOf(move(hour(8).startTime, await receiptOf(app.db, id)))).toBe(DAY_FULL);
    await dataOf(move(hour(9, 5).startTime));
    await setStatus('confirmed');
    await dataOf(bookNext(hour(7)));
  });

  test('gets not one above the limit of a day when all requests arrive at once', async () => {
    const { id: slow } = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: 60 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        bookNext({ professionalId: slow, startTime: `2026-06-03T0${at}:00:00-03:00` }, { from: `198.51.100.${at}` }),
      ),
    );
    expect(answers.filter(({ errors }) => errors)).toHaveLength(4);
  });

  test('is not limited by what staff book for others', async () => {
    const { token } = await signedIn(app.db, 'admin');
    await bookMany(6, eva, { token });
    await bookMany(5, eva);
    expect(await failureOf(bookNext(eva))).toBe(ADDRESS_FULL);
  });
});

test('A booking that is sent again with its key, or that does not come about, counts for nothing', async () => {
  await dataOf(bookNext());
  await setAttempts('book-source-hour', 19);
  const again = { startTime: '2026-06-05T10:00:00-03:00', patientEmail: 'ana@ejemplo.example' };
  for (let time = 0; time < 5; time += 1) await dataOf(bookNext(again, { key: 'reintento-0001' }));
  expect(await failureOf(bookNext(again))).toContain('CONFLICT');
  expect(await stored()).toBe(2);
});

test('The counts contain no names', async () => {
  await dataOf(bookNext({ patientEmail: 'ana@ejemplo.example' }));
  const { rows } = await app.db.pool.query('SELECT key FROM rate_limits');
  expect(rows).toHaveLength(5);
  expect(JSON.stringify(rows)).not.toMatch(/ana@|ejemplo|127\.0\.0\.1/);
});

describe('The share of a calendar', () => {
  const day = { startTime: '2026-06-03T00:00:00-03:00' };
  const long = 'El turno no puede durar más de 120 minutos';

  test('by patients two hours, said as a duration or as an end, and by staff eight', async () => {
    const { token } = await signedIn(app.db, 'user');
    expect(await failureOf(bookNext({ ...day, durationMinutes: 121 }, { token }))).toBe(
      `BAD_REQUEST durationMinutes: ${long}`,
    );
    expect(await failureOf(bookNext({ ...day, endTime: '2026-06-03T02:01:00-03:00' }, { token }))).toBe(
      `BAD_REQUEST endTime: ${long}`,
    );
    await dataOf(bookNext({ ...day, durationMinutes: 120 }, { token }));
    await dataOf(
      bookNext({ startTime: '2026-06-04T08:00:00-03:00', durationMinutes: 480 }, { token: professional.token }),
    );
  });

  test('by patients as much as the professional’s own duration, where that is more', async () => {
    const { token } = await signedIn(app.db, 'user');
    const slow = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: 240 });
    const input = { professionalId: slow.id, ...day };
    expect(await failureOf(bookNext({ ...input, durationMinutes: 241 }, { token }))).toBe(
      'BAD_REQUEST durationMinutes: El turno no puede durar más de 240 minutos',
    );
    await dataOf(bookNext(input, { token }));
  });

  test('by visitors without an account the professional’s own duration, neither more nor less', async () => {
    const own = 'Con este profesional el turno dura 10 minutos';
    expect(await failureOf(bookNext({ ...day, durationMinutes: 11 }))).toBe(`BAD_REQUEST durationMinutes: ${own}`);
    expect(await failureOf(bookNext({ ...day, endTime: '2026-06-03T00:05:00-03:00' }))).toBe(
      `BAD_REQUEST endTime: ${own}`,
    );
    await dataOf(bookNext({ ...day, durationMinutes: 10 }));
    const usual = await makeProfessional(app.db, { hours: ['00:00-24:00'], defaultDurationMinutes: null });
    const input = { professionalId: usual.id, startTime: '2026-06-03T06:00:00-03:00', durationMinutes: 30 };
    expect((await dataOf(bookNext(input))).bookAppointment.durationMinutes).toBe(30);
  });
});
