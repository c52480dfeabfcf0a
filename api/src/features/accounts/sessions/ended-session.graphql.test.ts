import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { countOf, DELETE_USER, isSignedIn, SUSPEND_USER } from '../../../testing/harness/accounts';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { behind, untilSomebodyWaits } from '../../../testing/harness/lock-wait';
import { cancelRental, rent, times } from '../../../testing/harness/rentals';

const SIGN_IN_AGAIN = 'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente';
const THURSDAY = { from: '2026-06-04T10:00-03:00', to: '2026-06-04T10:30-03:00' };

let app: TestApp;
let admin: { token: string };
let eva: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };
let roomId: number;
let specialtyId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rooms', 'specialties', 'audit_events', 'idempotency_keys');
  admin = await signedIn(app.db, 'admin');
  const userId = await makeUser(app.db, { name: 'Eva', email: 'eva@ejemplo.example' });
  eva = { userId, token: await openSession(app.db, userId) };
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
  specialtyId = await makeSpecialty(app.db, { name: 'Nutrición' });
});
afterAll(() => app.close());

type Ask = () => Promise<GraphQLAnswer<unknown>>;
const send = (mutation: string, variables: object, token: string): Promise<GraphQLAnswer<unknown>> =>
  sendGraphQL(app, mutation, { ...variables }, token);
const bookAsEva: Ask = () => book(app, { professionalId: laura.id, roomId }, { token: eva.token });

/** A member's action, and the rows (table, condition) that must not exist afterwards. */
type Deed = [
  string,
  { who: () => { userId: number; token: string }; act: () => Promise<Ask>; wrong: [string, string] },
];
const patient = () => eva;
const professional = () => laura;
const DEEDS: Deed[] = [
  ['a turno is not booked', { who: patient, act: async () => bookAsEva, wrong: ['appointments', 'true'] }],
  [
    'nor once more by a retry of the same',
    {
      who: patient,
      act: async () => () => book(app, { professionalId: laura.id, roomId }, { token: eva.token, key: 'llave-de-eva' }),
      wrong: ['appointments', 'true'],
    },
  ],
  [
    'a request is not sent',
    {
      who: patient,
      act: async () => () =>
        send(
          `mutation ($specialtyId: Int!, $input: RequestAppointmentInput!) {
          requestAppointment(specialtyId: $specialtyId, input: $input) { id }
        }`,
          { specialtyId, input: { patientName: 'Eva', patientEmail: 'eva@ejemplo.example' } },
          eva.token,
        ),
      wrong: ['appointment_requests', 'true'],
    },
  ],
  [
    'a turno is not cancelled',
    {
      who: patient,
      act: async () => {
        const id = await makeAppointment(app.db, {
          professionalId: laura.id,
          roomId,
          patientUserId: eva.userId,
          ...THURSDAY,
        });
        return () => send('mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id }, eva.token);
      },
      wrong: ['appointments', "status = 'cancelled'"],
    },
  ],
  [
    'a profile is not saved',
    {
      who: patient,
      act: async () => () => send('mutation { updateProfile(input: { name: "Otra" }) { id } }', {}, eva.token),
      wrong: ['users', "name = 'Otra'"],
    },
  ],
  [
    'a room is not rented',
    {
      who: professional,
      act: async () => () =>
        rent(app, laura.token, { roomIds: [roomId], date: '2026-06-04', intervals: times('10:00-12:00') }),
      wrong: ['room_bookings', 'true'],
    },
  ],
  [
    'a rental is not cancelled',
    {
      who: professional,
      act: async () => {
        const id = await makeRental(app.db, { professionalId: laura.id, roomId, ...THURSDAY });
        return () => cancelRental(app, laura.token, id);
      },
      wrong: ['room_bookings', 'cancelled_at IS NOT NULL'],
    },
  ],
  [
    'weekly hours are not replaced',
    {
      who: professional,
      act: async () => () =>
        send(
          'mutation ($id: Int!) { setProfessionalAvailability(professionalId: $id, entries: []) { version } }',
          { id: laura.id },
          laura.token,
        ),
      wrong: ['activity_log', 'true'],
    },
  ],
];

describe('An account that is suspended while its request is being handled', () => {
  test.each(DEEDS)('%s', async (_, { who, act, wrong: [table, rows] }) => {
    const { userId } = who();
    const ask = await act();
    const [answer] = await behind(app, `UPDATE users SET suspended_at = now() WHERE id = ${userId}`, [ask]);
    expect(await failureOf(Promise.resolve(answer!))).toBe(SIGN_IN_AGAIN);
    expect(await countOf(app, table, rows)).toBe(0);
  });
});

test.each([
  ['was deleted', (id: number) => `DELETE FROM users WHERE id = ${id}`],
  ['was signed out', (id: number) => `DELETE FROM sessions WHERE user_id = ${id}`],
])('nothing is booked for a member who %s meanwhile', async (_, ending) => {
  const [answer] = await behind(app, ending(eva.userId), [bookAsEva]);
  expect(await failureOf(Promise.resolve(answer!))).toBe(SIGN_IN_AGAIN);
  expect(await countOf(app, 'appointments')).toBe(0);
});

describe('A request under way when its account is deleted', () => {
  /** Starts both before the rows are released: the first waits for them, the second for the first. */
  async function begunBefore(held: string, begin: Ask, end: Ask) {
    return app.db
      .transaction(async (tx) => {
        await tx.rows({ name: `test-${held}`, text: held }, []);
        const begun = begin();
        await untilSomebodyWaits(app);
        const ended = end();
        await untilSomebodyWaits(app, 2);
        return { both: Promise.all([dataOf(begun), dataOf(ended)]) };
      })
      .then(({ both }) => both);
  }

  test.each([
    ['suspended', SUSPEND_USER],
    ['deleted', DELETE_USER],
  ])('is done before it is %s', async (_, mutation) => {
    await begunBefore(`SELECT FROM lock_occupancy('{}', '{${laura.id}}')`, bookAsEva, () =>
      send(mutation, { id: eva.userId }, admin.token),
    );
    expect([await countOf(app, 'appointments'), await isSignedIn(app, eva.token)]).toEqual([1, false]);
  });

  test('finishes before a professional is suspended, as both hold the same time', async () => {
    await begunBefore(
      `SELECT FROM lock_occupancy('{}', '{${laura.id}}')`,
      () => rent(app, laura.token, { roomIds: [roomId], date: '2026-06-04', intervals: times('10:00-12:00') }),
      () => send(SUSPEND_USER, { id: laura.userId }, admin.token),
    );
  });

  test('is done before they set another password in another of their sessions', async () => {
    await app.db.pool.query(
      'UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $2) WHERE id = $1',
      [eva.userId, await makeUser(app.db, { password: 'vieja-clave' })],
    );
    const other = await openSession(app.db, eva.userId);
    await begunBefore(
      `SELECT FROM users WHERE id = ${eva.userId} FOR UPDATE`,
      () => send('mutation { updateProfile(input: { name: "Otra" }) { id } }', {}, eva.token),
      () => send('mutation { changePassword(currentPassword: "vieja-clave", newPassword: "nueva-clave") }', {}, other),
    );
    expect([await isSignedIn(app, eva.token), await isSignedIn(app, other)]).toEqual([false, true]);
  });
});
