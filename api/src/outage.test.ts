import type { AddressInfo } from 'node:net';

import { buildApp, type App } from './app';
import { entities } from './entities';
import { Database } from './platform/database/database';
import { createLog } from './platform/log';
import { linkTo, type BreakableLink } from './testing/harness/breakable-link';
import { MONDAY_8AM } from './testing/harness/app';
import { eventually } from './testing/harness/eventually';
import { sendGraphQL } from './testing/harness/graphql';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';

let database: TestDatabase;
let link: BreakableLink;
let db: Database;
let app: App;
let url: string;
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  link = await linkTo(database.url);
  db = await Database.open(link.url, entities, 4);
  app = await buildApp({ db, clock: () => MONDAY_8AM, log: createLog('info', { write: (line) => void lines.push(line) }) });
  await new Promise<void>((resolve) => void app.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await db.close();
  await link.close();
  await database.drop();
});

const ready = async () => {
  const response = await fetch(`${url}/ready`);
  return [response.status, await response.json()];
};
const TOKEN = 'x'.repeat(43);
const BUSY = { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 2 };

test('While the database is away, the clinic lives, says so in Spanish, and goes on when it is back', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  expect((await sendGraphQL({ url }, '{ rooms { id } }')).errors).toBeUndefined();

  link.cut();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await ready()).toEqual([503, { status: 'database unreachable' }]);
  for (const token of [undefined, TOKEN]) {
    const { errors } = await sendGraphQL({ url }, '{ rooms { id } }', {}, token);
    expect(errors?.[0]).toMatchObject({ message: 'El sistema está ocupado. Reintentar en unos segundos', extensions: BUSY });
  }
  expect((await sendGraphQL({ url }, 'mutation { signOut }', {}, TOKEN)).status).toBe(503);

  link.mend();
  await eventually(async () => expect(await ready()).toEqual([200, { status: 'ready' }]));
  expect(await sendGraphQL({ url }, '{ rooms { id } }')).toEqual({ status: 200, data: { rooms: [] } });
  expect(lines.join('')).not.toContain('unexpected error');
});

test('A server that ends fifty new sessions as it greets them does not take the clinic with it', async () => {
  link.cut();
  link.mend();
  link.endSessions('new session', { times: 50 });
  const work = () => db.transaction(async (tx) => tx.rows({ name: 'test-one', text: 'SELECT 1 AS one' }, []));
  while (link.ended() < 50) await expect(work()).rejects.toThrow(/terminat|not queryable/);

  expect(await work()).toEqual([{ one: 1 }]);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});
