import type { TestApp } from './app';
import { eventually } from './eventually';

/** Resolves once `count` sessions wait for a lock. */
export async function untilSomebodyWaits({ db }: Pick<TestApp, 'db'>, count = 1): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await db.pool.query(WAITING);
    if ((rowCount ?? 0) < count) throw new Error(`${rowCount} wait, not ${count}`);
  });
}

/** Starts all while another transaction holds the table's rows, which ends once all wait. */
export function whileHeld<Answer>(
  app: Pick<TestApp, 'db'>,
  table: string,
  starts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  return behind(app, `SELECT FROM ${table} FOR UPDATE`, starts);
}

/** Starts each in turn, while another transaction has run `sql`. Commits once all wait and `meanwhile` is over. */
export async function behind<Answer>(
  app: Pick<TestApp, 'db'>,
  sql: string,
  starts: readonly (() => Promise<Answer>)[],
  meanwhile = async (): Promise<void> => undefined,
): Promise<Answer[]> {
  const { answers } = await app.db.transaction(async (tx) => {
    await tx.manager.query(sql);
    const started: Promise<Answer>[] = [];
    for (const start of starts) {
      started.push(start());
      await untilSomebodyWaits(app, started.length);
    }
    await meanwhile();
    return { answers: Promise.all(started) };
  });
  return answers;
}

const WAITING = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
