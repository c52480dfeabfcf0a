import type { TestApp } from './app';

/** Sent or not, oldest first. */
export async function requestedMails(app: TestApp): Promise<unknown[]> {
  const { rows } = await app.db.pool.query<{ data: unknown }>("SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on, id");
  return rows.map(({ data }) => data);
}

export async function forgetRequestedMails(app: TestApp): Promise<void> {
  await app.db.pool.query("DELETE FROM pgboss.job WHERE name = 'mail'");
}
