import { makeProfessional } from '../testing/factories/people';
import { makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED } from '../testing/harness/booking';
import { dataOf, failureOf } from '../testing/harness/graphql';

const KEY = 'reintento-0001';
const BUSY = 'UNAVAILABLE: El sistema está ocupado. Reintentá en unos segundos';

let app: TestApp;
let professionalId: number;
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await clearClinic(app);
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
});
afterEach(() => app.db.pool.query('DROP FUNCTION test_fault CASCADE; DROP SEQUENCE test_tries'));
afterAll(() => app.close());

const ask = (by: { key?: string } = {}) => book(app, { professionalId, roomId }, by);

/** Makes the first `count` bookings fail. Counts with a sequence, because it survives rollbacks. */
async function failBookings(count: number, fault: string): Promise<void> {
  await app.db.pool.query(`
    CREATE SEQUENCE test_tries;
    CREATE FUNCTION test_fault() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('test_tries') <= ${count} THEN ${fault}; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER test_fault BEFORE INSERT ON appointments FOR EACH ROW EXECUTE FUNCTION test_fault()`);
}
const raise = (state: string) => `RAISE EXCEPTION USING ERRCODE = '${state}'`;
const tries = async () =>
  (await app.db.pool.query<{ tries: number }>('SELECT last_value::int AS tries FROM test_tries')).rows[0]?.tries;

const PASSING = [
  ['a deadlock', raise('40P01')],
  ['a serialization failure', raise('40001')],
  ['a lock that was not to be had', raise('55P03')],
  ['a lost connection', 'PERFORM pg_terminate_backend(pg_backend_pid())'],
] as const;

test.each(PASSING)('a booking with a key survives %s and creates one appointment', async (_, fault) => {
  await failBookings(2, fault);
  expect((await dataOf(ask({ key: KEY }))).bookAppointment.status).toBe('pending');
  expect(await bookingRows(app)).toEqual({ appointments: 1, occupancies: 1, audited: 1, keys: 1 });
});

test('after three such faults the caller is asked to retry, and can', async () => {
  await failBookings(3, raise('40P01'));
  expect(await failureOf(ask({ key: KEY }))).toBe(BUSY);
  expect(await tries()).toBe(3);
  expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  await dataOf(ask({ key: KEY }));
});

test.each([
  ['without a key, which alone makes it safe', {}, raise('40P01'), BUSY],
  ['after a statement that took too long, and would again', { key: KEY }, raise('57014'), BUSY],
  [
    'for a time that is taken',
    { key: KEY },
    raise('23P01'),
    'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario',
  ],
])('Nothing is tried twice %s', async (_, by, fault, failure) => {
  await failBookings(1, fault);
  expect(await failureOf(ask(by))).toBe(failure);
  expect(await tries()).toBe(1);
});
