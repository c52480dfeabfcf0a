import type { AddressInfo } from 'node:net';

import { buildApp, type App } from './app';
import { entities } from './entities';
import { Database } from './platform/database/database';
import { createLog } from './platform/log';
import { signedIn } from './testing/factories/people';
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
let admin: string;
const lines: string[] = [];
let now = MONDAY_8AM;

beforeAll(async () => {
  database = await createTestDatabase();
  link = await linkTo(database.url);
  db = await Database.open(link.url, entities, 4);
  admin = (await signedIn(db, 'admin')).token;
  app = await buildApp({ db, clock: () => now, log: createLog('info', { write: (line) => void lines.push(line) }) });
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
const CREATE =
  'mutation ($input: CreateRoomInput!, $key: String) { createRoom(input: $input, idempotencyKey: $key) { name } }';
/** Creates a room as an administrator, and returns the outcome. */
const create = async (name: string, key: string | null) => {
  const { errors } = await sendGraphQL({ url }, CREATE, { input: { name }, key }, admin);
  const { rows } = await db.pool.query('SELECT name FROM rooms WHERE name = $1', [name]);
  return { refused: errors?.[0]?.extensions ?? null, stored: rows.length };
};
const ONE = { name: 'test-one', text: 'SELECT 1 AS one' };
const TOKEN = 'x'.repeat(43);
const BUSY = { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 2 };

test('without the database, the server answers in Spanish, and recovers with it', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  expect((await sendGraphQL({ url }, '{ rooms { id } }')).errors).toBeUndefined();

  link.cut();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await ready()).toEqual([503, { status: 'database unreachable' }]);
  for (const token of [undefined, TOKEN]) {
    const { errors } = await sendGraphQL({ url }, '{ rooms { id } }', {}, token);
    expect(errors?.[0]).toMatchObject({
      message: 'El sistema está ocupado. Reintentá en unos segundos',
      extensions: BUSY,
    });
  }
  expect((await sendGraphQL({ url }, 'mutation { signOut }', {}, TOKEN)).status).toBe(503);

  link.mend();
  await eventually(async () => expect(await ready()).toEqual([200, { status: 'ready' }]));
  expect(await sendGraphQL({ url }, '{ rooms { id } }')).toEqual({ status: 200, data: { rooms: [] } });
  expect(lines.join('')).not.toContain('unexpected error');
});

test('fifty connections closed at their start do not end the process', async () => {
  link.cut();
  link.mend();
  link.endSessions('new session', { times: 50 });
  const work = () => db.transaction(async (tx) => tx.rows(ONE, []));
  while (link.ended() < 50) await expect(work()).rejects.toThrow(/terminat|not queryable/);

  expect(await work()).toEqual([{ one: 1 }]);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});

describe('a connection lost within a transaction', () => {
  test.each([
    ['invisible to a caller with a key', 'con-clave', { refused: null, stored: 1 }],
    ['told as passing to whoever sent none', null, { refused: BUSY, stored: 0 }],
  ])('after whichever statement is %s', async (_, key, outcome) => {
    let statements = 0;
    for (; ; statements += 1) {
      link.endSessions('in transaction', { after: statements });
      const created = await create(`Sala ${key} ${statements}`, key && `${key}-${statements}`);
      if (link.ended() === 0) break;
      expect(created).toEqual(outcome);
    }
    expect(statements).toBeGreaterThan(2);
    expect(lines.join('')).not.toContain('unexpected error');
  });

  test('at COMMIT creates once for a caller with a key', async () => {
    link.endSessions('commit');
    expect(await create('Sala del final', 'sala-del-final')).toEqual({ refused: null, stored: 1 });
    expect(link.ended()).toBe(1);
  });
});

test('on a silent network, requests fail within seconds, and a running transaction is not disturbed', async () => {
  const work = (...meanwhile: (() => unknown)[]) =>
    db.transaction(async (tx) => {
      for (const step of meanwhile) {
        await tx.rows(ONE, []);
        await step();
      }
      return tx.rows(ONE, []);
    });
  let wasDisturbed = true;
  // Longer than requests may wait for the database.
  const slow = work(
    async () => {
      const begun = performance.now();
      await expect(work(() => link.swallow())).rejects.toThrow('Connection terminated');
      const { errors } = await sendGraphQL({ url }, '{ rooms { id } }', {}, admin);
      expect(errors?.[0]).toMatchObject({ extensions: BUSY });
      expect(performance.now() - begun).toBeLessThan(20_000);
      link.mend();
    },
    () => {
      wasDisturbed = false;
      link.swallow();
    },
  );
  // After a long idle time, its silence limit is the same as the others'.
  await expect(slow).rejects.toThrow('Connection terminated');
  expect(wasDisturbed).toBe(false);
  link.mend();
  await eventually(async () => expect(await ready()).toEqual([200, { status: 'ready' }]));
  for (let request = 0; request < 10; request += 1)
    expect((await sendGraphQL({ url }, '{ rooms { id } }')).errors).toBeUndefined();
  expect(lines.join('')).not.toContain('unexpected error');
});

test('with a full database disk, writes get a retry error, and /ready reports it for a while', async () => {
  await db.pool.query(`
    CREATE FUNCTION test_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER test_full BEFORE INSERT ON rooms FOR EACH ROW EXECUTE FUNCTION test_full()`);
  expect(await create('Sala sin lugar', 'sala-sin-lugar')).toEqual({ refused: BUSY, stored: 0 });
  expect(await ready()).toEqual([503, { status: 'database disk full' }]);

  await db.pool.query('DROP TRIGGER test_full ON rooms');
  now = new Date(now.getTime() + 30_000);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  expect(await create('Sala sin lugar', 'sala-sin-lugar')).toEqual({ refused: null, stored: 1 });
});
