import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const KEY = 'reintento-0001';
const ONCE = { appointments: 1, occupancies: 1, audited: 1, keys: 1 };
const MISMATCH = 'IDEMPOTENCY_MISMATCH: La clave de idempotencia ya se usó con otros datos';

let app: TestApp;
let professional: { id: number; userId: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  professional = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const ask = (input: object = {}, by: { key?: string; token?: string } = {}) =>
  book(app, { professionalId: professional.id, roomId, ...input }, { key: KEY, ...by });

describe('A booking that is sent again with its key', () => {
  test('answers the appointment of the first time', async () => {
    const first = await dataOf(ask());
    expect(await dataOf(ask())).toEqual(first);
    expect(await bookingRows(app)).toEqual(ONCE);
  });

  test('is one appointment however many arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => dataOf(ask())));
    expect(new Set(answers.map(({ bookAppointment }) => bookAppointment.id)).size).toBe(1);
    expect(await bookingRows(app)).toEqual(ONCE);
  });

  test.each([
    ['the slot has passed', async () => void (app.clock.now = new Date('2026-06-03T12:00:00Z'))],
    ['the room was closed for good', async () => void (await app.db.pool.query('UPDATE rooms SET is_active = false'))],
    [
      'the professional was hidden',
      async () => void (await app.db.pool.query('UPDATE professionals SET is_public = false')),
    ],
    ['the hours changed', async () => void (await app.db.pool.query('DELETE FROM professional_availability'))],
  ])('still answers when %s', async (_, change) => {
    const first = await dataOf(ask());
    await change();
    expect(await dataOf(ask())).toEqual(first);
    expect(await bookingRows(app)).toEqual(ONCE);
  });

  test('answers staff too, who may book times that are not on offer', async () => {
    const by = { token: professional.token };
    const first = await dataOf(ask({ startTime: '2026-06-02T22:00' }, by));
    expect(await dataOf(ask({ startTime: '2026-06-02T22:00' }, by))).toEqual(first);
    expect(await bookingRows(app)).toEqual(ONCE);
  });

  test('is refused when anything else is in it', async () => {
    await dataOf(ask());
    expect(await failureOf(ask({ patientName: 'Otra Persona' }))).toBe(MISMATCH);
    expect(await failureOf(ask({ startTime: '2026-06-02T10:30' }))).toBe(MISMATCH);
    expect(await failureOf(ask({ notes: 'Llego tarde' }))).toBe(MISMATCH);
    expect(await bookingRows(app)).toEqual(ONCE);
  });
});

describe('An appointment that was left to whatever room suits, sent again with its key', () => {
  const CREATE = `mutation ($input: CreateAppointmentInput!, $key: String) {
    createAppointment(input: $input, idempotencyKey: $key) { id roomId startTime }
  }`;
  const PEDRO = { patientName: 'Pedro Paciente', patientEmail: 'pedro@ejemplo.example', startTime: '2026-06-02T10:00' };
  let admin: string;
  beforeAll(async () => {
    admin = (await signedIn(app.db, 'admin')).token;
  });

  const create = (input: object = {}) =>
    sendGraphQL(app, CREATE, { input: { ...PEDRO, professionalId: professional.id, ...input }, key: KEY }, admin);

  test.each([
    ['no room can be proposed any more', 'UPDATE rooms SET is_active = false', 'CONFLICT roomId: No hay salas activas'],
    [
      'the professional was hidden',
      'UPDATE professionals SET is_public = false',
      'NOT_FOUND: El profesional no existe',
    ],
  ])('answers the first when %s', async (_, change, refusal) => {
    const first = await dataOf(create());
    await app.db.pool.query(change);
    expect(await dataOf(create())).toEqual(first);
    expect(await failureOf(create({ notes: 'Otra' }))).toBe(MISMATCH);
    expect(await bookingRows(app)).toEqual(ONCE);
    await app.db.pool.query('DELETE FROM idempotency_keys');
    expect(await failureOf(create())).toBe(refusal);
  });
});

test('A key belongs to who used it: two people may happen on the same one', async () => {
  const [ana, beto] = [await signedIn(app.db, 'user'), await signedIn(app.db, 'user')];
  await dataOf(ask({}, { token: ana.token }));
  await dataOf(ask({ startTime: '2026-06-02T11:00' }, { token: beto.token }));
  await dataOf(ask({ startTime: '2026-06-02T12:00' }));
  expect(await bookingRows(app)).toEqual({ appointments: 3, occupancies: 3, audited: 3, keys: 3 });
});

test('A refused booking leaves its key free for another try', async () => {
  expect(await failureOf(ask({ startTime: '2026-06-02T07:00' }))).toContain('CONFLICT');
  expect(
    await failureOf(ask({ startTime: '2026-06-02T07:00' }, { token: professional.token, key: 'corta' })),
  ).toContain('BAD_REQUEST');
  expect(await bookingRows(app)).toEqual({ ...NOTHING_BOOKED, keys: 1 });
  await dataOf(ask());
});

describe('A key', () => {
  test.each([
    ['empty', ''],
    ['too short', 'siete77'],
    ['too long', 'x'.repeat(201)],
    ['absurdly long', 'x'.repeat(50_000)],
    ['with a space', 'con espacios'],
    ['with accents', 'clave-ñandú'],
    ['with NUL', 'clave\u0000clave'],
    ['with a line break at its end', 'clave-clave\n'],
  ])('%s is refused, whether or not the slot is on offer', async (_, key) => {
    for (const startTime of ['2026-06-02T10:00', '2026-06-02T07:00']) {
      expect(await failureOf(ask({ startTime }, { key }))).toBe(
        'BAD_REQUEST idempotencyKey: La clave de idempotencia debe tener entre 8 y 200 caracteres sin espacios',
      );
    }
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  test('of 8 or of 200 characters serves', async () => {
    await dataOf(ask({}, { key: 'x'.repeat(8) }));
    await dataOf(ask({ startTime: '2026-06-02T11:00' }, { key: '~'.repeat(200) }));
  });
});
