import { Client, type PoolClient } from 'pg';

import { createContext } from '../../../platform/context';
import { TouchedTables } from '../../../platform/database/touched-tables';
import { createLog } from '../../../platform/log';
import type { TestApp } from '../../../testing/harness/app';
import { makeHold, makeRoom } from '../../../testing/factories/rooms';
import { openPublicClinic } from '../../../testing/harness/public-clinic';
import { Publication, type Published } from './publication';

let app: TestApp;
let [ana, pablo, room, otherRoom] = [0, 0, 0, 0];
let publication: Publication;
let elsewhere: [PoolClient, PoolClient];
beforeAll(async () => {
  ({ app, ana, pablo, room } = await openPublicClinic());
  otherRoom = await makeRoom(app.db);
  elsewhere = [await app.db.pool.connect(), await app.db.pool.connect()];
});
afterAll(async () => {
  for (const client of elsewhere) client.release();
  await app.close();
});
beforeEach(() => {
  publication = new Publication();
});

const published = (): Promise<Published> =>
  publication.current(
    createContext(
      { db: app.db, clock: () => app.clock.now, log: createLog('silent') },
      { actor: { kind: 'guest', staleToken: false }, requestId: 'request', source: '127.0.0.1' },
    ),
  );
const isOffered = async (time: string, professionalId = ana) => {
  const start = Date.parse(`2026-06-04T${time}-03:00`) / 60_000;
  return (await published()).rows.some((row) => row.professionalId === professionalId && row.start === start);
};
/** Written as by another server: this one gets no signal. Each professional has a patient of their own. */
const turnoAt = (start: string, professionalId = ana, roomId = room) => `
  INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), ${professionalId}, ${roomId}, 'Ana ${professionalId}', 'ana@ejemplo.example', at, at + interval '30 minutes', now()
  FROM (SELECT '${start}-03:00'::timestamptz AS at) AS it`;

test('A slot taken on another server leaves the list on commit, in any order of commits', async () => {
  const [first, second] = elsewhere;
  const before = await published();
  expect([await isOffered('09:00'), await isOffered('09:00', pablo)]).toEqual([true, true]);
  await first.query(`BEGIN; ${turnoAt('2026-06-04T09:00')}`);
  await second.query(`BEGIN; ${turnoAt('2026-06-04T09:00', pablo, otherRoom)}`);
  expect(await published()).toBe(before);
  await second.query('COMMIT');
  expect([await isOffered('09:00'), await isOffered('09:00', pablo)]).toEqual([true, false]);
  await first.query('COMMIT');
  expect(await isOffered('09:00')).toBe(false);
});

test('A held slot leaves the list, and returns when the hold lapses, without a write', async () => {
  expect(await isOffered('11:00')).toBe(true);
  const { now } = app.clock;
  const expiresAt = new Date(now.getTime() + 60_000).toISOString();
  const time = { from: '2026-06-04T11:00-03:00', to: '2026-06-04T11:30-03:00' };
  const id = await makeHold(app.db, { professionalId: ana, roomId: room, ...time, expiresAt });
  expect(await isOffered('11:00')).toBe(false);
  app.clock.now = new Date(expiresAt);
  expect(await isOffered('11:00')).toBe(true);
  app.clock.now = now;
  await app.db.pool.query('DELETE FROM holds WHERE id = $1', [id]);
});

test('Rolled-back changes, later days and unrelated changes trigger no new publication', async () => {
  const [client] = elsewhere;
  const before = await published();
  await client.query(`BEGIN; ${turnoAt('2026-06-04T11:00')}; ROLLBACK`);
  await client.query(turnoAt('2026-07-03T09:00'));
  await client.query(
    "UPDATE users SET phone = '1' WHERE id NOT IN (SELECT user_id FROM professionals WHERE user_id > 0)",
  );
  await client.query('UPDATE event_numbers SET last = last');
  expect(await published()).toBe(before);
});

test('Notes expire after an hour, and a slot taken just before still leaves the list', async () => {
  const expire = () => app.jobs.go('housekeeping');
  const notes = async () => Number((await app.db.pool.query('SELECT FROM offer_changes')).rowCount);
  const age = () =>
    app.db.pool.query("UPDATE offer_changes SET at = $1::timestamptz - interval '1 hour'", [app.clock.now]);
  await age();
  await expire();
  expect(await notes()).toBe(1);
  const before = await published();

  await app.db.pool.query(turnoAt('2026-06-04T11:30'));
  await age();
  await expire();
  expect(await isOffered('11:30')).toBe(false);
  const after = await published();
  expect(after).not.toBe(before);
  await age();
  await expire();
  expect(await notes()).toBe(1);
  expect(await published()).toBe(after);
});

/** Also a column of the slots' statement, which reads the time of appointments from room_occupancies. */
const A_COLUMN_AS_WELL = 'appointments';

test('Every table that the publication reads notes its writes', async () => {
  const touched = new TouchedTables(app.db.tables);
  const sent = jest.spyOn(Client.prototype, 'query');
  await published();
  for (const [what] of sent.mock.calls as unknown[][]) touched.note(String((what as { text?: string }).text ?? what));
  sent.mockRestore();
  const { rows } = await app.db.pool.query<{ table: string }>(
    `WITH read AS (
       SELECT unnest($1::text[]) AS name
       UNION SELECT table_name FROM information_schema.view_table_usage WHERE view_name = ANY ($1)
     )
     SELECT relname AS table FROM read JOIN pg_class ON relname = read.name AND relkind = 'r'
     WHERE relname <> ALL ($2) AND NOT EXISTS (
       SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = relname || '_offer_change')`,
    [[...touched.mentioned], ['offer_changes', A_COLUMN_AS_WELL]],
  );
  expect(touched.mentioned.size).toBeGreaterThan(8);
  expect(rows).toEqual([]);
});
