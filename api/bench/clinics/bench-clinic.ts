import { Client, Pool } from 'pg';

import { Database } from '../../src/platform/database/database';
import { queues } from '../../src/queues';
import type { ThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { startServer, type ServerProcess } from '../support/server-process';
import type { ClinicSize, FreeSlot } from './grid';
import { BENCH_NOW, makeClinic } from './make-clinic';

/** A filled database with the product and the limit serving it, each in a process of its own. */
export interface BenchClinic {
  name: string;
  professionals: number;
  appointments: number;
  slots: readonly FreeSlot[];
  url: string;
  /** As PostgreSQL's administrator. */
  admin: Pool;
  product: ServerProcess;
  limit: ServerProcess;
  close(): Promise<void>;
}

/** Makes a database of that name on the server, fills it and starts both. */
export async function openBenchClinic(postgres: ThrowawayPostgres, name: string, size: ClinicSize): Promise<BenchClinic> {
  const [url, adminUrl] = [inDatabase(postgres.url, name), inDatabase(postgres.adminUrl, name)];
  await createDatabase(postgres, name);
  const db = await Database.open(url, [], 2);
  await db.migrate(queues);
  await db.close();
  const slots = await makeClinic(adminUrl, size);
  const admin = new Pool({ connectionString: adminUrl, max: 2 });
  const env = { DATABASE_URL: url, NOW: BENCH_NOW };
  const [product, limit] = await Promise.all([
    startServer('support/api-server.ts', env),
    startServer('limit/limit-server.ts', env),
  ]);
  const { rows: [counted] } = await admin.query<{ professionals: number; appointments: number }>(COUNT);
  return {
    name,
    ...counted!,
    slots,
    url,
    admin,
    product,
    limit,
    async close() {
      await Promise.all([product.stop(), limit.stop()]);
      await admin.end();
    },
  };
}

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
