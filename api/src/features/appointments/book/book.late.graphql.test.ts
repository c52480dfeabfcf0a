import { makeProfessional } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, type BookingAnswer } from '../../../testing/harness/booking';
import { dataOf, failureOf } from '../../../testing/harness/graphql';
import { FaultyProxy } from '../../../../bench/support/faulty-proxy';

const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const REFUSED = 'CONFLICT: Esta solicitud ya fue rechazada. Si ahora se puede, enviala como una nueva';
const MINUTE_MS = 60_000;

let app: TestApp;
let slot: { professionalId: number; roomId: number };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  slot = { professionalId: (await makeProfessional(app.db)).id, roomId: await makeRoom(app.db) };
});
afterAll(() => app.close());

const ask = (key: string, more: object = {}) => book(app, { ...slot, ...more }, { key });
const remove = (id: string) => app.db.pool.query('DELETE FROM appointments WHERE id = $1', [id]);

/** The network holds the first request back; its retry is refused for a turno that is gone when the first arrives. */
async function arrivesAfterItsRetry(key: string): Promise<BookingAnswer> {
  const network = await FaultyProxy.open(Number(new URL(app.url).port));
  try {
    network.begin('partition', 0);
    const late = book({ url: `http://127.0.0.1:${network.port}` }, slot, { key });
    const other = await dataOf(ask('de-otra-persona', { patientEmail: 'otra@ejemplo.example' }));
    expect(await failureOf(ask(key))).toBe(TAKEN);
    await remove(other.bookAppointment.id);
    network.heal();
    return await late;
  } finally {
    await network.close();
  }
}

test('A request that arrives after its retry was refused does not book the slot', async () => {
  expect(await failureOf(arrivesAfterItsRetry('reintento-0001'))).toBe(REFUSED);
  expect(await bookingRows(app)).toMatchObject({ appointments: 0 });
});

test('A refused caller may retry under a new key at once, and under the same one after a quarter of an hour', async () => {
  await arrivesAfterItsRetry('reintento-0001');
  const { bookAppointment } = await dataOf(ask('reintento-0002'));
  expect(await failureOf(ask('reintento-0001'))).toBe(TAKEN);
  await remove(bookAppointment.id);
  app.clock.now = new Date(MONDAY_8AM.getTime() + 14 * MINUTE_MS);
  expect(await failureOf(ask('reintento-0001'))).toBe(REFUSED);
  app.clock.now = new Date(MONDAY_8AM.getTime() + 15 * MINUTE_MS);
  await dataOf(ask('reintento-0001'));
});
