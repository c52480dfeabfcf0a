import type { TestApp } from './app';
import { eventually } from './eventually';

/** Resolves once somebody waits for a lock that another transaction holds. */
export async function untilSomebodyWaits({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await db.pool.query(WAITING);
    if (!rowCount) throw new Error('Nobody waits');
  });
}

const WAITING = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
