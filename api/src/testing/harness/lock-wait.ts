import type { TestApp } from './app';
import { eventually } from './eventually';

/** Resolves once somebody, or as many as `count`, wait for a lock that another transaction holds. */
export async function untilSomebodyWaits({ db }: Pick<TestApp, 'db'>, count = 1): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await db.pool.query(WAITING);
    if ((rowCount ?? 0) < count) throw new Error(`${rowCount} wait, not ${count}`);
  });
}

/** Starts all while another transaction holds the rows of a table, and lets them go once all of them wait for one. */
export function whileHeld<Answer>(app: Pick<TestApp, 'db'>, table: string, starts: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  return behind(app, `SELECT FROM ${table} FOR UPDATE`, starts);
}

/** Starts all while another transaction has run `sql`, and commits that once all of them wait for it. */
export async function behind<Answer>(app: Pick<TestApp, 'db'>, sql: string, starts: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { answers } = await app.db.transaction(async (tx) => {
    await tx.rows({ name: `test-${sql}`, text: sql }, []);
    const started = Promise.all(starts.map((start) => start()));
    await untilSomebodyWaits(app, starts.length);
    return { answers: started };
  });
  return answers;
}

const WAITING = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
