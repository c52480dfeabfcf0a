import type { DataSource } from 'typeorm';

import { StartupError } from '../startup-error';
import { poolOf } from './pool-of';

/** A database, as it is reached. */
export interface Server {
  readonly url: string;
  /** A session of it ends with each transaction: what is set, prepared or locked in one is not there in the next. */
  readonly isPooled: boolean;
}

/** A server that answered. `database` is alike for two addresses of one database only. */
export interface FoundServer extends Server {
  readonly database: string;
}

/** By the names of the settings that give them. */
export type UrlSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/**
 * Connects as what answers at `url` takes it. A pooler in front of a database is known by what it does: it refuses
 * settings of a session, or drops them, or answers from another session than it named. So `connect` has to bring
 * KEPT_SETTING where none is known of. Throws StartupError when nobody answers, or a PostgreSQL older than OLDEST.
 */
export async function reach(
  url: string, setting: UrlSetting, connect: (server: Server) => Promise<DataSource>,
): Promise<{ dataSource: DataSource; server: FoundServer }> {
  try {
    const direct = await connect({ url, isPooled: false }).catch((error: unknown) => {
      if (REFUSED_SETTINGS.has(codeOf(error))) return null;
      throw error;
    });
    const found = direct && (await about(url, direct));
    if (direct && found?.isPooled === false) return { dataSource: direct, server: found };
    await direct?.destroy();
    const pooled = await connect({ url, isPooled: true });
    return { dataSource: pooled, server: { ...(found ?? (await about(url, pooled))), isPooled: true } };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`No se pudo conectar a la base de datos de ${setting}: ${reasonOf(error)}`);
  }
}

/** What the connections of `dataSource` lead to; closes them before it throws. */
async function about(url: string, dataSource: DataSource): Promise<FoundServer> {
  try {
    const client = await poolOf(dataSource).connect();
    const { processID } = client as unknown as { processID: number };
    const { rows: [found] } = await client.query<Answer>(QUESTION).finally(() => client.release());
    const { version, pid, kept, database } = found!;
    if (version >= OLDEST * 10_000) return { url, database, isPooled: kept !== 'yes' || pid !== processID };
    const major = Math.floor(version / 10_000);
    throw new StartupError(`La base de datos es PostgreSQL ${major}: hace falta PostgreSQL ${OLDEST} o más nuevo.`);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

interface Answer {
  version: number;
  pid: number;
  kept: string | null;
  database: string;
}

const QUESTION = `
  SELECT current_setting('server_version_num')::int AS version, pg_backend_pid() AS pid,
    current_setting('turnero.kept', true) AS kept, extract(epoch FROM pg_postmaster_start_time()) || ' ' || oid AS database
  FROM pg_database WHERE datname = current_database()`;

/** A setting of no use but to be found again. */
export const KEPT_SETTING = { 'turnero.kept': 'yes' };

/** A violation of the protocol, a feature that is not supported: what poolers call settings that they do not know. */
const REFUSED_SETTINGS = new Set(['08P01', '0A000']);

const OLDEST = 15;

/** The URL carries a password and stays out. A name with several addresses, none of which answers, has no message. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
