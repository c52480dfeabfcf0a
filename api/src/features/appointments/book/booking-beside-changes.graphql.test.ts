import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic, TUESDAY_10AM } from '../../../testing/harness/booking';
import { failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { lockOccupancy, type Occupied } from '../../rooms/lock-occupancy';
import type { Statement } from '../../../platform/database/statement';

const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const NO_ROOM = 'NOT_FOUND: La sala no existe';
const CLOSED_ROOM = 'CONFLICT roomId: La sala Sala 9 no está activa. Elegí otra sala';
const UNSUITABLE = 'CONFLICT roomId: En esta sala se atienden otras especialidades. Elegí otra sala';
const NO_PROFESSIONAL = 'NOT_FOUND: El profesional no existe';

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };
let room: number;
let specialtyId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  room = await makeRoom(app.db, { name: 'Sala 9' });
});

type Answer = Promise<GraphQLAnswer<unknown>>;
const send = (mutation: string, token = admin): Answer => sendGraphQL(app, `mutation { done: ${mutation} }`, {}, token);
/** As the panel's services will: the lock first, then the change. */
const change = (of: Occupied, statement: Statement, id: number): Promise<void> =>
  app.db.transaction(async (tx) => {
    await lockOccupancy({ now: app.clock.now }, tx, of);
    await tx.rows(statement, [id]);
  });
const EMPTY: Statement = { name: 'test-empty', text: 'DELETE FROM room_months WHERE room_id = $1' };
const theRoom = (): Occupied => ({ roomIds: [room] });
const theProfessional = (): Occupied => ({ professionalIds: [laura.id] });
const refusals = (answers: readonly unknown[]) =>
  answers.flatMap((answer) => (answer as Awaited<Answer> | undefined)?.errors ?? []);
const live = async () => (await app.db.pool.query('SELECT FROM appointments WHERE is_live')).rowCount;

const visitor = (): Answer => book(app, { professionalId: laura.id, roomId: room });
const staff = (): Answer =>
  book(app, { professionalId: laura.id, roomId: room, startTime: '2026-06-02T22:00' }, { token: admin });
const absence = (): Answer =>
  send(
    `addUnavailableDate(professionalId: ${laura.id}, input: { date: "2026-06-02", reason: vacation }) {
      affectedAppointments { startTime }
    }`,
  );
const closing = (): Answer => send(`updateRoom(id: ${room}, input: { isActive: false }) { isActive }`);

const CHANGES: [string, () => Occupied, () => Promise<unknown>, string, () => Answer][] = [
  ['an absence of the professional', theProfessional, absence, TAKEN, visitor],
  [
    'other weekly hours',
    theProfessional,
    () => send(`setProfessionalAvailability(professionalId: ${laura.id}, entries: []) { version }`),
    TAKEN,
    visitor,
  ],
  [
    'another usual duration',
    theProfessional,
    () => send(`updateProfessionalFee(professionalId: ${laura.id}, defaultDurationMinutes: 45) { id }`),
    TAKEN,
    visitor,
  ],
  [
    'a professional who becomes a patient',
    theProfessional,
    () => send(`updateUser(id: ${laura.userId}, input: { role: user }) { id }`),
    NO_PROFESSIONAL,
    visitor,
  ],
  [
    'a professional who is suspended',
    theProfessional,
    () => send(`suspendUser(id: ${laura.userId}) { id }`),
    NO_PROFESSIONAL,
    visitor,
  ],
  ['other hours of the room', theRoom, () => change(theRoom(), EMPTY, room), TAKEN, visitor],
  [
    'a room that serves other specialties from then on',
    theRoom,
    () => send(`updateRoom(id: ${room}, input: { specialtyIds: [${specialtyId}] }) { specialtyIds }`),
    UNSUITABLE,
    visitor,
  ],
];
/** Closing a room asks first about what it holds: of a booking that came before, it learns by a refusal. */
const CLOSINGS: typeof CHANGES = [
  ['a room that closes', theRoom, closing, NO_ROOM, visitor],
  ['a room that closes, when staff book', theRoom, closing, CLOSED_ROOM, staff],
];
const asksAbout = (kind: string) => ({
  errors: [{ extensions: { code: 'CONFLICT', unconfirmed: [expect.objectContaining({ kind })] } }],
});

describe('A booking that meets', () => {
  test.each([...CHANGES, ...CLOSINGS])(
    '%s is refused when that comes first',
    async (_, shared, changing, refusal, booking) => {
      const [, answer] = await inTheQueue(app, shared(), [changing, booking]);
      expect(await failureOf(Promise.resolve(answer))).toBe(refusal);
      expect(await live()).toBe(0);
    },
  );

  test.each(CHANGES)(
    '%s is made when it comes first itself, and that as well',
    async (_, shared, changing, __, booking) => {
      expect(refusals(await inTheQueue(app, shared(), [booking, changing]))).toEqual([]);
      expect(await live()).toBe(1);
    },
  );

  test.each(CLOSINGS)(
    '%s is made when it comes first, and has the other asked about it',
    async (_, shared, changing, __, booking) => {
      const [booked, closed] = await inTheQueue(app, shared(), [booking, changing]);
      expect(refusals([booked])).toEqual([]);
      expect(closed).toMatchObject(asksAbout('appointment'));
      expect(await live()).toBe(1);
    },
  );
});

test('An absence that comes after a booking is saved, and lists it', async () => {
  const [, answer] = await inTheQueue(app, theProfessional(), [visitor, absence]);
  expect(answer).toMatchObject({ data: { done: { affectedAppointments: [{ startTime: TUESDAY_10AM }] } } });
});

test('A room with a booking in progress is not deleted, and a deleted room is not booked', async () => {
  const deletion = () => send(`deleteRoom(id: ${room})`);
  const [, refused] = await inTheQueue(app, theRoom(), [visitor, deletion]);
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });
  expect(await live()).toBe(1);

  room = await makeRoom(app.db);
  const [, unbooked] = await inTheQueue(app, theRoom(), [
    deletion,
    () => book(app, { professionalId: laura.id, roomId: room, startTime: '2026-06-02T11:00' }),
  ]);
  expect(unbooked).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

describe('Beside a room that closes', () => {
  const elsewhere = async () =>
    makeAppointment(app.db, {
      professionalId: laura.id,
      roomId: await makeRoom(app.db),
      from: '2026-06-03T10:00-03:00',
      to: '2026-06-03T10:30-03:00',
    });
  const move = (id: string) =>
    send(`moveAppointment(id: "${id}", startTime: "2026-06-03T10:00", roomId: ${room}) { roomId }`);
  const rent = () =>
    send(
      `rentRooms(input: {
        professionalId: ${laura.id}, roomIds: [${room}], date: "2026-06-03", intervals: [{ startTime: "12:00", endTime: "13:00" }]
      }) { id }`,
    );

  test('a turno does not move into it, unless it was quicker', async () => {
    const id = await elsewhere();
    const [, answer] = await inTheQueue(app, theRoom(), [closing, () => move(id)]);
    expect(await failureOf(Promise.resolve(answer))).toBe(CLOSED_ROOM);

    await app.db.pool.query('UPDATE rooms SET is_active = true');
    const answers = await inTheQueue(app, theRoom(), [() => move(id), closing]);
    expect(answers).toMatchObject([{ data: { done: { roomId: room } } }, asksAbout('appointment')]);
  });

  test('blocks a rental, unless the rental came first', async () => {
    const [, answer] = await inTheQueue(app, theRoom(), [closing, rent]);
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });

    await app.db.pool.query('UPDATE rooms SET is_active = true');
    const [rented, closed] = await inTheQueue(app, theRoom(), [rent, closing]);
    expect(refusals([rented])).toEqual([]);
    expect(closed).toMatchObject(asksAbout('rental'));
  });
});
