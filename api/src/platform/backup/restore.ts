import { Client } from 'pg';

import { migrations } from '../../migrations/index';
import { connectToMigrate } from '../database/connect';
import { runMigrations } from '../database/run-migrations';
import type { Say } from '../database/migration-turn';
import { VERSION } from '../version';
import { readArchive } from './archive';
import type { Contents, Totals } from './contents';
import { load, readContents } from './load';

export class NewerBackup extends Error {}

/**
 * The file's rows in an empty database, in the schema that they had: that of later migrations is for the caller to
 * make. Throws NewerBackup, BrokenBackup, WrongKey, or what PostgreSQL says of the rows.
 */
export async function restoreInto(
  url: string,
  { file, key, say }: { file: string; key: string | null; say: Say },
): Promise<{ contents: Contents; totals: Totals }> {
  const pieces = readArchive(file, key);
  try {
    const contents = await readContents(pieces);
    await makeSchema(url, contents, say);
    const totals = await withClient(url, async (client) => {
      const loaded = await load(client, contents, pieces);
      // Otherwise the first queries would be planned for empty tables.
      await client.query('ANALYZE');
      return loaded;
    });
    return { contents, totals };
  } finally {
    await pieces.return(undefined);
  }
}

/** By the migrations that the backup had: later ones expect rows. */
async function makeSchema(url: string, { migrations: names, version }: Contents, say: Say): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  if (names.some((name) => !known.has(name)))
    throw new NewerBackup(`La copia es de Turnero ${version}, más nuevo que este (${VERSION}): actualizá primero.`);
  const had = migrations.filter(({ name }) => names.includes(name));
  const dataSource = await connectToMigrate({ url, isPooled: false }, had);
  try {
    await runMigrations(dataSource, say, () => undefined);
  } finally {
    await dataSource.destroy();
  }
}

/** Of one core of PostgreSQL's at most. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'turnero-backup', options: GENTLE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const GENTLE = [
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'maintenance_work_mem=128MB',
  'synchronous_commit=off',
  'lock_timeout=0',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
