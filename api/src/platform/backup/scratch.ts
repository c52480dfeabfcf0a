import { randomBytes, createHash } from 'node:crypto';

import { dropDatabase } from '../database/drop-database';
import { quoted } from '../database/quoted';
import { withClient } from './restore';

/** Dropped after `work`, or at once on `signal`. First drops a dead process's leftovers with the same `of`. */
export async function withScratchDatabase<Result>(
  url: string,
  { of, signal }: { of: string; signal: AbortSignal },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const beginning = `${PREFIX}${createHash('sha256').update(of).digest('hex').slice(0, 12)}_`;
  await dropAll(url, beginning);
  const name = `${beginning}${randomBytes(4).toString('hex')}`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`));
  // Dropping ends `work`'s sessions.
  const abandon = () => void dropAll(url, beginning).catch(() => undefined);
  signal.addEventListener('abort', abandon);
  try {
    signal.throwIfAborted();
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    return await work(scratch.href);
  } finally {
    signal.removeEventListener('abort', abandon);
    await dropAll(url, beginning);
  }
}

const PREFIX = 'turnero_check_';

function dropAll(url: string, beginning: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [beginning],
    );
    for (const { name } of rows) await dropDatabase(client, name);
  });
}

export function mayMakeScratch(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    );
    return rows[0]?.may ?? false;
  });
}
