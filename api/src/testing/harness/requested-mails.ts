import type { TestApp } from './app';

/** Sent or not, oldest first. */
export async function requestedMails(app: TestApp): Promise<unknown[]> {
  const { rows } = await app.db.pool.query<{ data: unknown }>(
    "SELECT data FROM jobs WHERE queue = 'mail' ORDER BY created_at, id",
  );
  return rows.map(({ data }) => data);
}

export async function forgetRequestedMails(app: TestApp): Promise<void> {
  await app.db.pool.query("DELETE FROM jobs WHERE queue = 'mail'");
}
