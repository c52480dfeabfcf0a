import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { entities } from '../../entities';
import type { ClinicListing } from '../../many-clinics/directory/clinic-listing';
import { Directory } from '../../many-clinics/directory/directory';
import { buildClinics, type ClinicsApp, type ClinicsOptions } from '../../many-clinics/serve-clinics';
import { Database } from '../../platform/database/database';
import { createLog } from '../../platform/log';
import type { Mail } from '../../platform/mail/mail';
import { MONDAY_8AM } from './app';
import { query } from './query';
import { createTestDatabase } from './test-database';

export interface TestClinic {
  name: string;
  host: string;
  /** An address that leads to its host. */
  url: string;
  /** A second connection pool. */
  db: Database;
}

export interface TestClinics {
  app: ClinicsApp;
  directory: Directory;
  clinics: TestClinic[];
  /** With the name of the sending clinic. */
  mails: (Mail & { clinic: string })[];
  logged(): string;
  /** Sends a request for a host. */
  at(host: string, path?: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** fetch() would send its own host. */
function askFor(
  url: string,
  { host, path: where, headers }: { host: string; path: string; headers: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(url).origin + where, { headers: { ...headers, host } }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, text: await text(response) });
    }).once('error', reject);
  });
}

/** One process, a database per clinic. */
export async function startTestClinics(
  names: readonly string[],
  options: Partial<ClinicsOptions> = {},
): Promise<TestClinics> {
  const endings: (() => Promise<unknown>)[] = [];
  const lines: string[] = [];
  const mails: TestClinics['mails'] = [];
  const listed = await createTestDatabase();
  endings.push(() => listed.drop());
  await query(listed.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const directory = await Directory.open(listed.url);
  endings.push(() => directory.close());
  const databases: Database[] = [];
  for (const name of names) {
    const database = await createTestDatabase();
    endings.push(() => database.drop());
    await directory.put(listing(name, database.url));
    const db = await Database.open(database.url, entities, 2);
    endings.push(() => db.close());
    databases.push(db);
  }
  const app = await buildClinics({
    clock: () => MONDAY_8AM,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    sourceLimits: false,
    directory,
    clinicsUrl: listed.url,
    mostOpen: names.length,
    poolSize: 4,
    smtpUrl: 'smtp://nobody.example',
    mailFrom: null,
    makeMailer: (_, from) => ({
      send: async (mail) => void mails.push({ ...mail, clinic: from.replace(/^.*@|\..*$/g, '') }),
    }),
    outboxDir: path.join(tmpdir(), 'unused'),
    paperDir: null,
    ...options,
  });
  endings.push(() => app.close());
  const url = await listening(app.server);
  const clinics: TestClinic[] = [];
  for (const [index, name] of names.entries()) {
    const host = hostOf(name);
    const gateway = createServer((request, response) => {
      request.headers.host = host;
      app.server.emit('request', request, response);
    });
    endings.push(async () => void gateway.close().closeAllConnections());
    clinics.push({ name, host, url: await listening(gateway), db: databases[index]! });
  }
  return {
    app,
    directory,
    clinics,
    mails,
    logged: () => lines.join(''),
    at: (host, where = '/', headers = {}) => askFor(url, { host, path: where, headers }),
    async close() {
      for (const end of endings.reverse()) await end();
    },
  };
}

const hostOf = (name: string) => `${name}.example`;

export function listing(name: string, database: string): ClinicListing {
  return {
    name,
    hosts: [hostOf(name), `www.${hostOf(name)}`],
    database,
    publicUrl: null,
    mailFrom: null,
    smtpUrl: null,
    settings: {},
    isSuspended: false,
  };
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
