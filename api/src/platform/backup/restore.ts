import { pipeline } from 'node:stream/promises';
import { Client, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { migrations } from '../../migrations/index';
import { connectToMigrate } from '../database/connect';
import { quoted } from '../database/quoted';
import { runMigrations } from '../database/run-migrations';
import type { Say } from '../database/migration-turn';
import { VERSION } from '../version';
import { BrokenBackup, readArchive, type Piece } from './archive';
import { CONTENTS, tableOfPiece, TOTALS, type Contents, type Totals } from './contents';
import { columnsOf } from './dump';

export class NewerBackup extends Error {}

/**
 * Needs an empty database. The caller runs later migrations. Throws NewerBackup, BrokenBackup, WrongKey, or
 * PostgreSQL's error.
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

/** Only the backup's migrations: later ones must run on its rows. */
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

/** Uses one core of PostgreSQL at most. */
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

async function readContents(pieces: AsyncGenerator<Piece>): Promise<Contents> {
  const { value: first } = await pieces.next();
  if (first?.name !== CONTENTS) throw new BrokenBackup('El archivo no es una copia de Turnero.');
  const contents = JSON.parse(first.content.toString()) as Contents;
  if (contents.format !== 1) throw new BrokenBackup('La copia es de una versión más nueva de Turnero.');
  return contents;
}

/** One transaction. Throws BrokenBackup for a cut archive. */
async function load(client: ClientBase, contents: Contents, pieces: AsyncIterator<Piece>): Promise<Totals> {
  await client.query('BEGIN');
  try {
    const bare = await bareTables(
      client,
      contents.tables.map(({ name }) => name),
    );
    const totals = await fill(client, contents, pieces);
    await bare.complete();
    for (const { name, last } of contents.sequences)
      await client.query('SELECT setval($1::regclass, $2)', [name, last]);
    await client.query('COMMIT');
    return totals;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function fill(client: ClientBase, { tables }: Contents, pieces: AsyncIterator<Piece>): Promise<Totals> {
  const columnsByTable = new Map(tables.map(({ name, columns }) => [name, columns]));
  let { value: next } = (await pieces.next()) as { value: Piece | undefined };
  const rowsOf = async function* (table: string) {
    while (next && tableOfPiece(next.name) === table) {
      yield next.content;
      ({ value: next } = (await pieces.next()) as { value: Piece | undefined });
    }
  };
  while (next) {
    if (next.name === TOTALS) return JSON.parse(next.content.toString()) as Totals;
    const table = tableOfPiece(next.name);
    const columns = table === undefined ? undefined : columnsByTable.get(table);
    if (table === undefined || !columns) throw new BrokenBackup(`La copia tiene algo que no se conoce: ${next.name}.`);
    await pipeline(rowsOf(table), client.query(copyFrom(`COPY ${columnsOf(table, columns)} FROM STDIN`)));
  }
  throw new BrokenBackup('La copia está cortada: le falta el final.');
}

interface BareTables {
  /** Recreates what was dropped; PostgreSQL then checks the rows. */
  complete(): Promise<void>;
}

interface Part {
  drop: string;
  make: string;
}

/** Drops what slows loading (ADR 110), except keys that views need. */
async function bareTables(client: ClientBase, tables: readonly string[]): Promise<BareTables> {
  const parts = [
    ...(await client.query<Part>(TRIGGERS, [tables])).rows,
    ...(await client.query<Part>(CONSTRAINTS, [tables])).rows,
    ...(await client.query<Part>(INDEXES, [tables])).rows,
  ];
  for (const { drop } of parts) await client.query(drop);
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  return {
    async complete() {
      for (const { make } of parts.toReversed()) await client.query(make);
    },
  };
}

/** Restores each mode: ENABLE TRIGGER USER would lose ALWAYS. */
const TRIGGERS = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS drop,
    format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' END, tgname) AS make
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relname = ANY ($1) AND relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled <> 'D'
  ORDER BY tgrelid::regclass::text, tgname`;

/** Foreign keys first: they depend on the others. */
const CONSTRAINTS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint WHERE contype IN ('f', 'x') AND connamespace = current_schema()::regnamespace
    AND conrelid IN (SELECT oid FROM pg_class WHERE relname = ANY ($1) AND relnamespace = current_schema()::regnamespace)
  ORDER BY contype = 'x', conname`;

const INDEXES = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
  WHERE relname = ANY ($1) AND relnamespace = current_schema()::regnamespace AND NOT indisprimary
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  ORDER BY indexrelid::regclass::text`;
