import { quoted } from './quoted';

interface Asks {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * WITH (FORCE) leaves pools no time to reconnect. Beside autovacuum it needs a superuser; plain DROP cancels
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
