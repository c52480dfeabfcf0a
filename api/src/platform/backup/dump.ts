import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { migrations } from '../../migrations/index';
import { quoted } from '../database/quoted';
import { VERSION } from '../version';
import type { AddPiece } from './archive';
import { CONTENTS, pieceOf, TOTALS, type Contents, type Totals } from './contents';

/** Minimum, except for a table's last piece; bounds memory. */
const PIECE_BYTES = 1 << 20;

export interface DumpOptions {
  tables: ReadonlySet<string>;
  takenAt: Date;
  share: number;
  signal: AbortSignal;
}

/** Needs a snapshot transaction. */
export async function dump(
  client: ClientBase,
  add: AddPiece,
  options: DumpOptions,
): Promise<{ contents: Contents; totals: Totals }> {
  const contents = await contentsOf(client, options);
  assertKnown(contents);
  await add({ name: CONTENTS, content: asJson(contents) });
  const rows: Totals['rows'] = {};
  for (const { name, columns } of contents.tables) {
    rows[name] = await dumpTable(client, copyOut(name, columns), options, (content, index) =>
      add({ name: pieceOf(name, index), content }),
    );
  }
  await add({ name: TOTALS, content: asJson({ rows }) });
  return { contents, totals: { rows } };
}

async function dumpTable(
  client: ClientBase,
  sql: string,
  { share, signal }: DumpOptions,
  add: (content: Buffer, index: number) => Promise<void>,
): Promise<number> {
  const copied = client.query(copyTo(sql));
  let held: Buffer[] = [];
  let bytes = 0;
  let index = 0;
  let began = performance.now();
  for await (const chunk of copied as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(NEW_LINE) + 1;
    if (end === 0) continue;
    await add(all.subarray(0, end), index++);
    held = [all.subarray(end)];
    bytes = all.length - end;
    if (share < 1) await pause((performance.now() - began) * (1 / share - 1), undefined, { signal });
    began = performance.now();
  }
  if (bytes > 0) await add(Buffer.concat(held), index);
  return copied.rowCount;
}

/** COPY escapes it within values. */
const NEW_LINE = 0x0a;

async function contentsOf(client: ClientBase, { tables, takenAt }: DumpOptions): Promise<Contents> {
  const found = await client.query<Contents['tables'][number]>(TABLES, [[...tables, 'migrations']]);
  const applied = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const sequences = await client.query<Contents['sequences'][number]>(SEQUENCES);
  const server = await client.query<{ server_version: string }>('SHOW server_version');
  return {
    format: 1,
    version: VERSION,
    takenAt: takenAt.toISOString(),
    postgres: server.rows[0]!.server_version,
    migrations: applied.rows.map(({ name }) => name),
    tables: found.rows,
    sequences: sequences.rows,
  };
}

/** A newer version may store rows in tables unknown here. */
function assertKnown({ migrations: applied }: Contents): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (!applied.every((name) => known.has(name))) throw new NewerSchema('La base de datos es de una versión más nueva.');
}

export class NewerSchema extends Error {}

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY ($1)
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`;

const copyOut = (table: string, columns: readonly string[]) => `COPY ${columnsOf(table, columns)} TO STDOUT`;

export function columnsOf(table: string, columns: readonly string[]): string {
  return `${quoted(table)} (${columns.map(quoted).join(', ')})`;
}

const asJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
