import { makeProfessional, makeSpecialty } from '../testing/factories/people';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { createContext, type Context } from './context';
import type { Transaction } from './database/database';
import { readChangedAlong, TouchedTables, withChangedAlong } from './database/touched-tables';
import { createLog } from './log';
import { RecentAnswers } from './recent-answers';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const requestOf = (recent: RecentAnswers): Context =>
  createContext(
    { db: app.db, clock: () => app.clock.now, log: createLog('silent'), recent },
    { actor: { kind: 'guest', staleToken: false }, requestId: 'request', source: '127.0.0.1' },
  );
/** Returns a process's cache, a request, and work that returns how often it ran. */
async function process() {
  const recent = new RecentAnswers(3_000, await readChangedAlong(app.db.pool));
  let count = 0;
  return { recent, ctx: requestOf(recent), work: () => Promise.resolve((count += 1)) };
}
const query = (text: string) => (tx: Transaction) => tx.manager.query(text);

test('parallel requests share one computation', async () => {
  const { recent, ctx, work } = await process();
  expect(await Promise.all([1, 2, 3].map(() => recent.answer('a', ctx, work)))).toEqual([1, 1, 1]);
  expect(await recent.answer('b', ctx, work)).toBe(2);
});

test('a computation that a write overtook answers only those that waited for it', async () => {
  const { recent, ctx } = await process();
  let finish = (): void => undefined;
  const before = recent.answer('a', ctx, async ({ db }) => {
    await db.rows({ name: 'rooms', text: 'SELECT count(*) FROM rooms' }, []);
    return new Promise<string>((resolve) => (finish = () => resolve('before')));
  });
  await ctx.transact(query('UPDATE rooms SET name = name'));
  const after = recent.answer('a', ctx, () => Promise.resolve('after'));
  finish();
  const again = recent.answer('a', ctx, () => Promise.resolve('again'));
  expect(await Promise.all([before, after, again])).toEqual(['before', 'after', 'after']);
});

test('an expired answer is removed with the next one', async () => {
  const { recent, ctx, work } = await process();
  await recent.answer('a', ctx, work);
  await recent.answer('b', { ...ctx, now: new Date(ctx.now.getTime() + 3_000) }, work);
  expect(await recent.answer('a', ctx, work)).toBe(3);
});

test('keeps the latest hundred answers', async () => {
  const { recent, ctx, work } = await process();
  for (let key = 0; key <= 100; key += 1) await recent.answer(String(key), ctx, work);
  expect(await recent.answer('1', ctx, work)).toBe(2);
  expect(await recent.answer('0', ctx, work)).toBe(102);
});

describe('a transaction drops the answers from its tables', () => {
  /** Returns the tables of the answers that a transaction leaves cached. */
  async function leftBy(transaction: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
    const { recent, ctx } = await process();
    const tables = ['specialties', 'rooms', 'room_occupancies', 'settings'];
    const ask = async (answer: string) => {
      const answers = tables.map((table) =>
        recent.answer(table, ctx, async ({ db }) => {
          await db.rows({ name: `all of ${table}`, text: `SELECT count(*) FROM ${table}` }, []);
          return answer;
        }),
      );
      return Promise.all(answers);
    };
    await ask('before');
    await ctx.transact(transaction).catch(() => undefined);
    const answers = await ask('after');
    return tables.filter((_, index) => answers[index] === 'before');
  }

  test('an appointment drops answers from occupancies, which a trigger writes, and keeps others', async () => {
    const { id: professionalId } = await makeProfessional(app.db);
    const span = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
    const id = await makeAppointment(app.db, { professionalId, roomId: await makeRoom(app.db), ...span });
    const cancel = "UPDATE appointments SET status = 'cancelled' WHERE id = $1";
    expect(await leftBy((tx) => tx.manager.query(cancel, [id]))).toEqual(['specialties', 'rooms', 'settings']);
  });

  test('reads and locks drop nothing', async () => {
    await makeSpecialty(app.db);
    const left = await leftBy(query('SELECT FROM specialties FOR UPDATE'));
    expect(left).toEqual(['specialties', 'rooms', 'room_occupancies', 'settings']);
  });

  test('a failed transaction drops what it read, because others may have changed it', async () => {
    const refused = async (tx: Transaction) => {
      await query('SELECT FROM rooms')(tx);
      throw new Error('Ya no está libre');
    };
    // Removing a room would remove its holds and their occupancies.
    expect(await leftBy(refused)).toEqual(['specialties', 'settings']);
  });
});

/**
 * Counts written rows by table; includes counts that PostgreSQL adds later from the connection's earlier transactions.
 */
async function countsIn({ manager }: Transaction): Promise<Map<string, string>> {
  const rows = await manager.query<{ table: string; count: string }[]>(`
    SELECT relname AS table, n_tup_ins + n_tup_upd + n_tup_del AS count
    FROM pg_stat_xact_user_tables WHERE schemaname = 'public'`);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

test('readChangedAlong matches PostgreSQL’s own counts, with triggers and cascades', async () => {
  const { id: professionalId, userId } = await makeProfessional(app.db);
  const roomId = await makeRoom(app.db);
  const span = { from: '2026-06-03T10:00-03:00', to: '2026-06-03T10:30-03:00' };
  await makeAppointment(app.db, { professionalId, roomId, ...span });
  const touched = new TouchedTables(app.db.tables);
  const counted = await app.db.transaction(async (tx) => {
    const { manager } = tx;
    const before = await countsIn(tx);
    await manager.query('DELETE FROM appointments WHERE professional_id = $1', [professionalId]);
    await manager.query('DELETE FROM professionals WHERE id = $1', [professionalId]);
    await manager.query('DELETE FROM users WHERE id = $1', [userId]);
    const after = await countsIn(tx);
    return [...after.keys()].filter((table) => after.get(table) !== before.get(table));
  }, touched);
  expect(counted).toEqual(expect.arrayContaining(['room_occupancies', 'professional_availability', 'sessions']));
  const changed = withChangedAlong(touched.written, await readChangedAlong(app.db.pool));
  expect(counted.filter((table) => !changed.has(table))).toEqual([]);
});
