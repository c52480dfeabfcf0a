import type { TestApp } from './app';

export interface ActivityRow {
  actor: number | null;
  professional: number;
  action: string;
  summary: string;
  month: string;
}

/** Oldest first; `month` like '2026-6'. No-break spaces become spaces. */
export async function activityOf(app: TestApp): Promise<ActivityRow[]> {
  const { rows } = await app.db.pool.query<ActivityRow>(
    `SELECT actor_user_id AS actor, professional_id AS professional, action, changes_summary AS summary, year || '-' || month AS month
     FROM activity_log ORDER BY id`,
  );
  return rows.map((row) => ({ ...row, summary: row.summary.replaceAll('\u00a0', ' ') }));
}

/** Makes every entry fail, like a full disk, until the returned function is called. */
export async function breakActivityLog(app: TestApp): Promise<() => Promise<void>> {
  await app.db.pool.query('ALTER TABLE activity_log ADD CONSTRAINT broken CHECK (false) NOT VALID');
  return async () => void (await app.db.pool.query('ALTER TABLE activity_log DROP CONSTRAINT broken'));
}
