import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Pool } from 'pg';

import { startEmbeddedPostgres } from '../../src/embedded-postgres/launcher';
import { withClient } from '../../src/platform/backup/restore';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { startServer, type ServerProcess } from '../support/server-process';
import { freeSlots, type ClinicSize, type FreeSlot } from './grid';
import { BENCH_NOW, makeClinic } from './make-clinic';

export type BenchPostgres = Pick<ThrowawayPostgres, 'url' | 'adminUrl' | 'stop'>;

/**
 * Unsafe, and removed afterwards. With BENCH_DATA it is as safe as in production, and one that runs there is joined.
 */
export function startBenchPostgres(): Promise<BenchPostgres> {
  const folder = process.env['BENCH_DATA'];
  if (folder === undefined) return startThrowawayPostgres();
  return startEmbeddedPostgres({ dataDir: path.resolve(folder), log: console.error });
}

/** In a process of its own. */
export interface ServedClinic {
  name: string;
  professionals: number;
  appointments: number;
  slots: readonly FreeSlot[];
  url: string;
  /** PostgreSQL's administrator. */
  admin: Pool;
  product: ServerProcess;
  close(): Promise<void>;
}

/** With the limit in another process. */
export interface BenchClinic extends ServedClinic {
  limit: ServerProcess;
}

export async function openBenchClinic(postgres: BenchPostgres, name: string, size: ClinicSize): Promise<BenchClinic> {
  const clinic = await openServedClinic(postgres, name, size);
  const limit = await startServer('limit/limit-server.ts', envOf(clinic.url));
  return {
    ...clinic,
    limit,
    async close() {
      await Promise.all([limit.stop(), clinic.close()]);
    },
  };
}

/** The product of this or another checkout, on a filled database. */
export async function openServedClinic(
  postgres: BenchPostgres,
  name: string,
  size: ClinicSize,
  checkout = path.resolve(__dirname, '../../..'),
): Promise<ServedClinic> {
  const apiDir = path.join(checkout, 'api');
  const [url, adminUrl] = [inDatabase(postgres.url, name), inDatabase(postgres.adminUrl, name)];
  const isKept = await openDatabase(postgres, name, size);
  // The checkout's own migrations.
  execFileSync(process.execPath, ['-r', '@swc-node/register', '-e', MIGRATE], {
    cwd: apiDir,
    env: { ...process.env, ...envOf(url) },
  });
  const admin = new Pool({ connectionString: adminUrl, max: 2 });
  if (!isKept) {
    await makeClinic(adminUrl, size);
    await admin.query(`COMMENT ON DATABASE ${name} IS '${filledWith(size)}'`);
  }
  const { rows: slots } = await admin.query<FreeSlot>(freeSlots(size));
  const product = await startServer('support/api-server.ts', envOf(url), { apiDir });
  const {
    rows: [counted],
  } = await admin.query<{ professionals: number; appointments: number }>(COUNT);
  return {
    name,
    ...counted!,
    slots,
    url,
    admin,
    product,
    async close() {
      await product.stop();
      await admin.end();
    },
  };
}

const envOf = (url: string) => ({ DATABASE_URL: url, NOW: BENCH_NOW });

const MIGRATE = `
  require('reflect-metadata');
  const { migrate } = require('./src/platform/database/migrate');
  migrate(process.env.DATABASE_URL).catch((error) => { console.error(error); process.exit(1); });`;

const filledWith = (size: ClinicSize) => JSON.stringify(size);

/** false: to be filled. Drops a database filled in part. */
async function openDatabase({ url, adminUrl }: BenchPostgres, name: string, size: ClinicSize): Promise<boolean> {
  return withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = $2",
      [name, filledWith(size)],
    );
    if (rowCount === 1) return true;
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username}`);
    return false;
  });
}

/** On the same server. */
export function inDatabase(url: string, name: string): string {
  const moved = new URL(url);
  moved.pathname = `/${name}`;
  return moved.href;
}

const COUNT = `SELECT (SELECT count(*)::int FROM professionals) AS professionals,
                      (SELECT count(*)::int FROM appointments) AS appointments`;
