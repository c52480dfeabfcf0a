import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { buildApp, type App } from './app';
import { entities } from './entities';
import { Database } from './platform/database/database';
import { createLog } from './platform/log';
import { enqueue } from './platform/jobs/enqueue';
import { MAIL } from './platform/mail/mail-queue';
import { signedIn } from './testing/factories/people';
import { MONDAY_8AM } from './testing/harness/app';
import { eventually } from './testing/harness/eventually';
import { sendGraphQL } from './testing/harness/graphql';
import { standbyOf, type Standby } from './testing/harness/standby';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';

let database: TestDatabase;
let standby: Standby;
let db: Database;
let app: App;
let url: string;
let admin: string;
let patient: string;
let lines: string[];
let isOpen: boolean;

beforeEach(async () => {
  database = await createTestDatabase();
  standby = await standbyOf(database);
  db = await Database.open(database.url, entities, 8);
  admin = (await signedIn(db, 'admin')).token;
  patient = (await signedIn(db, 'user')).token;
  isOpen = true;
  lines = [];
  app = await buildApp({
    db,
    clock: () => MONDAY_8AM,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    sourceLimits: false,
    publicAnswersKeptMs: 0,
    mail: {
      mailer: { send: () => Promise.resolve() },
      from: 'turnos@clinica.example',
      publicUrl: () => 'https://turnos.clinica.example',
    },
  });
  await new Promise<void>((resolve) => void app.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await standby.letGo();
  if (isOpen) await close();
  await database.drop();
});

async function close() {
  isOpen = false;
  await app.close();
  await db.close();
}

const UNKNOWN = 'Todavía no sabemos si se guardó: el sistema espera una confirmación. Fijate en unos segundos';
const BUSY = 'El sistema está ocupado. Reintentá en unos segundos';
const READS_ONLY = 'Por ahora no se puede guardar nada, solo consultar. Reintentá en unos segundos';

const CREATE =
  'mutation ($input: CreateRoomInput!, $key: String) { createRoom(input: $input, idempotencyKey: $key) { name } }';
const NAMES = Array.from({ length: 80 }, (_, index) => `Sala ${index + 1}`);

/** Returns the error message, or ''. */
async function create(name: string): Promise<string> {
  const { errors } = await sendGraphQL(
    { url },
    CREATE,
    { input: { name }, key: `nueva-${name.replace(' ', '-')}` },
    admin,
  );
  const [error] = errors ?? [];
  if (error)
    expect(error.extensions).toEqual({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: expect.any(Number) });
  return error?.message ?? '';
}

/** Without a free connection, a read fails after 5 s. */
async function read() {
  const answers = await Promise.all(
    [undefined, admin, patient].map((token) => sendGraphQL({ url }, '{ rooms { id } }', {}, token)),
  );
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  const ready = await fetch(`${url}/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
}

const stored = async () =>
  (await db.pool.query<{ name: string }>('SELECT name FROM rooms')).rows.map(({ name }) => name);
const said = (part: string) => lines.filter((line) => line.includes(part));
const metric = async () => /^database_commits_held_up (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

test('without the synchronous standby, reads go on and writes are refused; afterwards nothing is lost or doubled', async () => {
  expect(await create('Sala 0')).toBe('');
  // Makes reads write too: they extend the patient's session.
  const tomorrow = new Date(MONDAY_8AM.getTime() + 86_400_000);
  await db.pool.query('UPDATE sessions SET expires_at = $1', [tomorrow]);
  await db.transaction((tx) =>
    enqueue(tx, MAIL, { kind: 'appointment-received', appointmentId: '00000000-0000-4000-8000-000000000000' }),
  );
  await standby.lose();
  const writers = Promise.all(NAMES.map(create));
  app.jobs!.start();
  let areAnswered = false;
  void writers.then(() => (areAnswered = true));
  // Reads without a pause would take the processor from the writes.
  while (!areAnswered) {
    await read();
    await Promise.race([writers, delay(100)]);
  }
  const answers = await writers;
  // Six of eight connections are for writes; mails and sessions may hold some.
  const unsure = NAMES.filter((_, index) => answers[index] === UNKNOWN);
  expect(unsure.length).toBeGreaterThan(0);
  expect(unsure.length).toBeLessThanOrEqual(6);
  expect(answers).toContain(BUSY);
  expect([UNKNOWN, BUSY, READS_ONLY]).toEqual(expect.arrayContaining(answers));

  // Longer than a silent connection is otherwise kept.
  await eventually(async () => {
    await read();
    expect(await create('Sala 81')).toBe(READS_ONLY);
    expect(await waiting()).toEqual([{ oldest: expect.any(Number), count: 6 }]);
    expect((await waiting())[0]!.oldest).toBeGreaterThan(7);
  });
  expect(await metric()).toBe('6');
  expect(said('commits wait')).toHaveLength(1);

  await standby.letGo();
  await eventually(async () => expect(await metric()).toBe('0'));
  expect(said('commits wait for no standby any more')).toHaveLength(1);
  expect((await stored()).toSorted()).toEqual(['Sala 0', ...unsure].toSorted());
  for (const name of NAMES) expect(await create(name)).toBe('');
  expect((await stored()).toSorted()).toEqual(['Sala 0', ...NAMES].toSorted());
  await read();
  await eventually(async () =>
    expect((await db.pool.query('SELECT FROM jobs WHERE ended_at IS NULL')).rowCount).toBe(0),
  );
  // Only the administrator's session still ends tomorrow; administrators' sessions are not extended.
  await eventually(async () =>
    expect((await db.pool.query('SELECT FROM sessions WHERE expires_at = $1', [tomorrow])).rowCount).toBe(1),
  );
  expect(lines.join('')).not.toContain('unexpected error');
});

test('a stopping server does not wait for commits that a standby holds up', async () => {
  await standby.lose();
  expect(await create('Sala 1')).toBe(UNKNOWN);
  await close();
});

const waiting = async () =>
  (
    await db.pool.query<{ oldest: number; count: number }>(`
    SELECT count(*)::int AS count, extract(epoch FROM max(clock_timestamp() - query_start))::float AS oldest
    FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND datname = current_database() AND application_name = 'turnero'`)
  ).rows;
