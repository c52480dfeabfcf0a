import type { DataSource } from 'typeorm';

import { StartupError } from '../startup-error';
import { poolOf } from './pool-of';

export interface Server {
  readonly url: string;
  /** Settings, prepared statements and locks end with the transaction. */
  readonly isPooled: boolean;
}

/** `database`: equal for all addresses of a database. */
export interface FoundServer extends Server {
  readonly database: string;
}

export type UrlSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'CLINICS_URL' | '--into' | '--database';

/** Detects poolers (ADR 61); `connect` must send KEPT_SETTING. StartupError if the server is unreachable or too old. */
export async function reach(
  url: string,
  setting: UrlSetting,
  connect: (server: Server) => Promise<DataSource>,
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

async function about(url: string, dataSource: DataSource): Promise<FoundServer> {
  try {
    const client = await poolOf(dataSource).connect();
    const { processID } = client as unknown as { processID: number };
    const {
      rows: [found],
    } = await client.query<Answer>(QUESTION).finally(() => client.release());
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

export const KEPT_SETTING = { 'turnero.kept': 'yes' };

/** Protocol violation, unsupported feature. */
const REFUSED_SETTINGS = new Set(['08P01', '0A000']);

const OLDEST = 15;

/** Without the URL, which has the password. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
