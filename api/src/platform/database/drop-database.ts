import { quoted } from './quoted';

interface Asks {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * WITH (FORCE) leaves a pool no time to reconnect, but beside autovacuum only superusers may use it. Plain DROP cancels
 * autovacuum.
 */
export async function dropDatabase(server: Asks, name: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${quoted(name)}`;
  try {
    await server.query(`${drop} WITH (FORCE)`);
    return;
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error;
  }
  await server.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  );
  await server.query(drop);
}
