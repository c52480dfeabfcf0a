import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Client, Pool } from 'pg';

import type { ThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { startServer, type ServerProcess } from '../support/server-process';
import type { ClinicSize, FreeSlot, Patients } from './grid';
import { BENCH_NOW, makeClinic } from './make-clinic';

/** A filled database, served by the product in its own process. */
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

export async function openBenchClinic(
  postgres: ThrowawayPostgres,
  name: string,
  size: ClinicSize,
): Promise<BenchClinic> {
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

/** Makes and fills the database, and starts the product of this or another checkout. `fill` adds more data. */
export async function openServedClinic(
  postgres: ThrowawayPostgres,
  name: string,
  size: ClinicSize,
  {
    checkout = path.resolve(__dirname, '../../..'),
    fill,
    patients,
  }: {
    checkout?: string | undefined;
    patients?: Patients;
    fill?: (adminUrl: string) => Promise<void>;
  } = {},
): Promise<ServedClinic> {
  const apiDir = path.join(checkout, 'api');
  const [url, adminUrl] = [inDatabase(postgres.url, name), inDatabase(postgres.adminUrl, name)];
  await createDatabase(postgres, name);
  // With the checkout's own migrations.
  execFileSync(process.execPath, ['-r', '@swc-node/register', '-e', MIGRATE], {
    cwd: apiDir,
    env: { ...process.env, ...envOf(url) },
  });
  const slots = await makeClinic(adminUrl, size, patients);
  await fill?.(adminUrl);
  const admin = new Pool({ connectionString: adminUrl, max: 2 });
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

/** Versions with `queues.ts` are told their queues. */
const MIGRATE = `
  require('reflect-metadata');
  const queues = require('fs').existsSync('src/queues.ts') ? require('./src/queues').queues : undefined;
  const { migrate } = require('./src/platform/database/migrate');
  migrate(process.env.DATABASE_URL, queues).catch((error) => { console.error(error); process.exit(1); });`;

async function createDatabase({ url, adminUrl }: ThrowawayPostgres, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username}`);
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, name: string): string {
  const moved = new URL(url);
  moved.pathname = `/${name}`;
  return moved.href;
}

const COUNT = `SELECT (SELECT count(*)::int FROM professionals) AS professionals,
                      (SELECT count(*)::int FROM appointments) AS appointments`;
