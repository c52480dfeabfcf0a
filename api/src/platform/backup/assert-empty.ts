import { StartupError } from '../startup-error';
import { withClient } from './restore';

/** StartupError where a clinic lives: any table of ours, or a server of ours that is connected. */
export function assertEmpty(url: string, tables: ReadonlySet<string>): Promise<void> {
  return withClient(url, async (client) => {
    const ours = await client.query<{ name: string }>(TABLES, [[...tables, 'migrations']]);
    if (ours.rows.length > 0)
      throw new StartupError(
        `En esa base de datos ya hay una clínica (tiene la tabla ${ours.rows[0]!.name}): no se toca. ` +
          'Restaurá en una base de datos vacía, o con otro DATA_DIR.',
      );
    const { rows } = await client.query<{ pid: number }>(SERVERS);
    if (rows[0]) throw new StartupError('Hay un servidor de Turnero conectado a esa base de datos: detenelo primero.');
  });
}

const TABLES = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY ($1)';
const SERVERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'turnero'`;
