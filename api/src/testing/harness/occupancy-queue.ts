import type { Statement } from '../../platform/database/statement';
import type { TestApp } from './app';
import { eventually } from './eventually';

/**
 * Two operations queue behind another transaction for the same rooms or professionals, then run. Rejects if one does
 * not wait.
 */
export async function inTheQueue<First, Second>(
  { db }: Pick<TestApp, 'db'>,
  { roomIds = [], professionalIds = [] }: { roomIds?: readonly number[]; professionalIds?: readonly number[] },
  [startFirst, startSecond]: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const inLine = (count: number) =>
    eventually(async () => {
      const { rowCount } = await db.pool.query(WAITING);
      if (rowCount !== count) throw new Error(`${rowCount} wait, not ${count}`);
    }, WAIT_LIMIT_MS);
  return db
    .transaction(async (tx) => {
      await tx.rows(HOLD, [roomIds, professionalIds]);
      const first = startFirst();
      await inLine(1);
      const second = startSecond();
      await inLine(2);
      return { first, second };
    })
    .then(({ first, second }) => Promise.all([first, second]));
}

const HOLD: Statement = { name: 'test-hold', text: 'SELECT FROM lock_occupancy($1::int[], $2::int[])' };
/** Maximum wait for a lock. */
const WAIT_LIMIT_MS = 2_500;
const WAITING = `
  SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
