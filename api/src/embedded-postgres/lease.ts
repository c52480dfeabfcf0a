import { Client } from 'pg';
import { errorCode } from './disk-fault';
import { SUPERUSER } from './init-cluster';

const IN_USE = 7_001;
const PREPARING = 7_002;

/** Owner, not superuser. */
export const APP_ROLE = 'turnero';
export const APP_DATABASE = 'turnero';

/** A shared lock on an open connection, which ends with the process. The last to leave stops the server. */
export class Lease {
  private leaving = false;

  private constructor(
    private readonly client: Client,
    readonly port: number,
  ) {}

  /** undefined: no connections accepted. `onLost`: the server went away before leave(). */
  static async take(port: number, password: string, onLost: (port: number) => void): Promise<Lease | undefined> {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: 'postgres',
      application_name: 'turnero-lease',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lease = new Lease(client, port);
    // Without a listener, an error ends the process; 'end' follows.
    client.on('error', () => undefined);
    try {
      await client.connect();
      // While the last user stops the server; fails afterwards.
      await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
      await prepare(client, password);
    } catch (error) {
      await client.end().catch(() => undefined);
      if (isAbsence(error)) return undefined;
      throw error;
    }
    client.once('end', () => lease.leaving || onLost(port));
    return lease;
  }

  /** Runs `stop` unless others have a lease; newcomers wait. */
  async leave(stop: () => Promise<void>): Promise<void> {
    this.leaving = true;
    try {
      await this.client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
      const { rows } = await this.client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [IN_USE]);
      if (rows[0]?.last) await stop();
    } catch (error) {
      if (!isAbsence(error)) throw error;
    } finally {
      await this.client.end().catch(() => undefined);
    }
  }
}

/** Repeatable: a first start may have been interrupted. */
async function prepare(client: Client, password: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [PREPARING]);
  const { rows } = await client.query<{ role: boolean; able: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
            EXISTS (SELECT FROM pg_roles WHERE rolname = $1 AND rolcreatedb) AS able,
            EXISTS (SELECT FROM pg_database WHERE datname = $2) AS database`,
    [APP_ROLE, APP_DATABASE],
  );
  if (!rows[0]?.role) {
    await client.query(`CREATE ROLE ${APP_ROLE} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  }
  // For test restores of backups.
  if (!rows[0]?.able) await client.query(`ALTER ROLE ${APP_ROLE} CREATEDB`);
  if (!rows[0]?.database) {
    await client.query(`CREATE DATABASE ${APP_DATABASE} OWNER ${APP_ROLE}`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [PREPARING]);
}

/** 57P: starting up or shutting down. */
function isAbsence(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) || code.startsWith('57P')) return true;
  return error instanceof Error && /terminated|timeout|not queryable|closed/i.test(error.message);
}
