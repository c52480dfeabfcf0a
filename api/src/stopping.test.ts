import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { graphqlRequest, JsonConnection } from '../bench/support/json-connection';
import { buildApp, type App } from './app';
import { entities } from './entities';
import { Database } from './platform/database/database';
import { createLog } from './platform/log';
import { makeProfessional } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { MONDAY_8AM } from './testing/harness/app';
import { book } from './testing/harness/booking';
import { eventually } from './testing/harness/eventually';
import { sendGraphQL } from './testing/harness/graphql';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';

let database: TestDatabase;
let db: Database;
let app: App;
let url: string;

async function start(drainMs = 0): Promise<void> {
  app = await buildApp({ db, clock: () => MONDAY_8AM, log: createLog('silent'), drainMs });
  await new Promise<void>((resolve) => void app.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
beforeEach(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 5);
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const waiters = async () =>
  (await db.pool.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"))
    .rowCount ?? 0;
const refusesConnections = () =>
  fetch(`${url}/health`).then(
    ({ status }) => Promise.reject(new Error(`still answers ${status}`)),
    () => true,
  );

test('a stop finishes the running booking and takes no new requests', async () => {
  await start();
  const professional = await makeProfessional(db);
  const roomId = await makeRoom(db);
  const blocker = await db.pool.connect();
  await blocker.query('BEGIN; LOCK appointments');
  const booking = book({ url }, { professionalId: professional.id, roomId });
  await eventually(async () => expect(await waiters()).toBe(1));

  const started = performance.now();
  const closed = app.close();
  expect(await eventually(refusesConnections)).toBe(true);
  await blocker.query('COMMIT');
  blocker.release();
  expect((await booking).data?.bookAppointment.status).toBe('pending');
  await closed;
  expect(performance.now() - started).toBeLessThan(4_000);
});

test('a stop does not wait for idle connections, nor for unused ones', async () => {
  await start();
  await Promise.all(Array.from({ length: 5 }, () => sendGraphQL({ url }, '{ rooms { id } }')));
  const unused = connect(Number(new URL(url).port), '127.0.0.1');
  const ended = once(unused, 'close');
  await once(unused, 'connect');
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(2_000);
  await ended;
});

test('a stop fails /ready while requests are still served', async () => {
  await start(1_500);
  const closed = app.close();
  const [ready, page] = await Promise.all([fetch(`${url}/ready`), sendGraphQL({ url }, '{ rooms { id } }')]);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  expect(ready.headers.get('connection')).toBe('close');
  expect(page.data).toEqual({ rooms: [] });
  await closed;
  expect(await refusesConnections()).toBe(true);
});

test('a connection that was busy when the stop began serves its next request while draining', async () => {
  await start(1_500);
  const rooms = graphqlRequest('{ rooms { id } }');
  const connection = await JsonConnection.open(Number(new URL(url).port));
  const blocker = await db.pool.connect();
  await blocker.query('BEGIN; LOCK rooms');
  const busy = connection.send(rooms);
  await eventually(async () => expect(await waiters()).toBe(1));

  const closed = app.close();
  await blocker.query('COMMIT');
  blocker.release();
  expect((await busy).status).toBe(200);
  expect((await connection.send(rooms)).status).toBe(200);
  await closed;
});
