import { quoted } from './quoted';

interface Asks {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/**
 * With the sessions that its role has there. WITH (FORCE) would be refused to a role that is no superuser while
 * PostgreSQL tidies it, and that begins within a minute after it was filled; without it PostgreSQL ends that by itself.
 */
export async function dropDatabase(server: Asks, name: string): Promise<void> {
  await server.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  );
  await server.query(`DROP DATABASE IF EXISTS ${quoted(name)}`);
}
