import type { Pool } from 'pg';
import type { QueryRunner } from 'typeorm';

export class TouchedTables {
  readonly mentioned = new Set<string>();
  readonly written = new Set<string>();

  constructor(private readonly known: ReadonlySet<string>) {}

  note(text: string): void {
    const { mentioned, written } = touchedBy(text, this.known);
    for (const table of mentioned) this.mentioned.add(table);
    for (const table of written) this.written.add(table);
  }

  /** For what bypasses `note`. */
  noteAll(): void {
    for (const table of this.known) this.mentioned.add(table);
  }
}

interface Touched {
  readonly mentioned: readonly string[];
  readonly written: readonly string[];
}

/** Parsing takes a twentieth of Node's time for a booking. */
const MOST_TEXTS = 1000;
const kept = new WeakMap<ReadonlySet<string>, Map<string, Touched>>();

function touchedBy(text: string, known: ReadonlySet<string>): Touched {
  const texts = kept.get(known) ?? new Map<string, Touched>();
  kept.set(known, texts);
  const found = texts.get(text);
  if (found) return found;
  const words = new Set(Array.from(text.matchAll(/\w+/g), ([word]) => word));
  const touched = {
    mentioned: [...words].filter((word) => known.has(word)),
    written: tablesWritten(text).filter((table) => known.has(table)),
  };
  // Our own texts come first; later ones contain value lists.
  if (texts.size < MOST_TEXTS) texts.set(text, touched);
  return touched;
}

export function noteQueries(runner: QueryRunner, touched: TouchedTables): void {
  const send = runner.query.bind(runner) as QueryRunner['query'];
  runner.query = ((text: string, ...rest: []) => {
    touched.note(text);
    return send(text, ...rest);
  }) as QueryRunner['query'];
}

/** Tables and views that change with a table: by triggers, foreign keys or views. */
export type ChangedAlong = ReadonlyMap<string, ReadonlySet<string>>;

export async function readChangedAlong(pool: Pool): Promise<ChangedAlong> {
  const { rows } = await pool.query<{ table: string; effect: string }>(EFFECTS);
  const along = new Map<string, Set<string>>();
  for (const { table, effect } of rows) {
    along.set(table, new Set([...(along.get(table) ?? []), ...tablesWritten(effect)]));
  }
  return along;
}

export function withChangedAlong(written: Iterable<string>, along: ChangedAlong): ReadonlySet<string> {
  const all = new Set(written);
  // Also visits tables added meanwhile.
  for (const table of all) for (const next of along.get(table) ?? []) all.add(next);
  return all;
}

const EFFECTS = `
  SELECT written.relname AS table, done.prosrc AS effect
  FROM pg_trigger AS t JOIN pg_class AS written ON written.oid = t.tgrelid JOIN pg_proc AS done ON done.oid = t.tgfoid
  WHERE NOT t.tgisinternal AND written.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT parent.relname, 'UPDATE ' || child.relname
  FROM pg_constraint AS c
    JOIN pg_class AS parent ON parent.oid = c.confrelid JOIN pg_class AS child ON child.oid = c.conrelid
  WHERE c.contype = 'f' AND c.confdeltype IN ('c', 'n', 'd') AND c.connamespace = 'public'::regnamespace
  UNION ALL
  SELECT table_name, 'UPDATE ' || view_name FROM information_schema.view_table_usage WHERE view_schema = 'public'`;

const WRITE = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?)\s+(?:ONLY\s+)?"?(\w+)/gi;

function tablesWritten(text: string): string[] {
  return Array.from(text.matchAll(WRITE), ([, table]) => table!);
}
