import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

import type { Database } from '../../platform/database/database';
import { EMPTY_TABLES } from './empty-tables';

const TEMPLATE = 'turnero_template';
const OBJECT_IN_USE = '55006';

/** Set by jest-global-setup. */
export const TEST_SERVER_ENV = { url: 'TURNERO_TEST_URL', adminUrl: 'TURNERO_TEST_ADMIN_URL' } as const;

/** Records the run's checked queries, and the empty database that checks them. */
export const LOOKED_AT_ENV = { folder: 'TURNERO_TEST_LOOKED_AT', url: 'TURNERO_TEST_LOOKED_AT_URL' } as const;

export interface TestServer {
  url: string;
  adminUrl: string;
}

export interface TestDatabase {
  /** A migrated, empty database, as its owner. */
  url: string;
  /** Cuts open connections. */
  drop(): Promise<void>;
}

/** Once per server. */
export async function prepareTemplate(server: TestServer, migrate: (url: string) => Promise<void>): Promise<void> {
  await asAdmin(server, (admin) => admin.query(`CREATE DATABASE ${TEMPLATE} OWNER ${ownerOf(server)}`));
  await migrate(urlFor(server.url, TEMPLATE));
  await asAdmin({ ...server, adminUrl: urlFor(server.adminUrl, TEMPLATE) }, (admin) => admin.query(EMPTY_TABLES));
}

/** By default on Jest's server. */
export async function createTestDatabase(server: TestServer = jestServer()): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (admin) => {
    // Another suite may be copying it.
    for (let attempt = 1; ; attempt += 1) {
      try {
        // The default writes everything twice.
        await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy OWNER ${ownerOf(server)}`);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError && error.code === OBJECT_IN_USE) || attempt === 50) throw error;
        await delay(100);
      }
    }
  });
  return {
    url: urlFor(server.url, name),
    drop: () =>
      asAdmin(server, async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

export function jestServer(): TestServer {
  const url = process.env[TEST_SERVER_ENV.url];
  const adminUrl = process.env[TEST_SERVER_ENV.adminUrl];
  if (!url || !adminUrl) throw new Error('No test server: is this project listed with globalSetup in jest.config.cjs?');
  return { url, adminUrl };
}

export async function asAdmin<Result>(server: TestServer, work: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** As administrator, who may switch triggers off. */
export async function adminUrlOf(db: Database): Promise<string> {
  const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name');
  return urlFor(jestServer().adminUrl, rows[0]!.name);
}

const ownerOf = (server: TestServer) => new URL(server.url).username;

function urlFor(base: string, database: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}
