import type { ClientBase } from 'pg';

import { quoted } from '../database/quoted';

/** In one transaction with the filling. */
interface BareTables {
  /** Everything that was taken away: PostgreSQL proves the rows by it. */
  complete(): Promise<void>;
}

interface Part {
  drop: string;
  make: string;
}

/**
 * Takes from the tables what slows or hinders filling: indexes, references, exclusions, triggers. Primary and unique
 * keys stay, because views lean on them.
 */
export async function bareTables(client: ClientBase, tables: readonly string[]): Promise<BareTables> {
  const parts = [
    ...(await client.query<Part>(TRIGGERS, [tables])).rows,
    ...(await client.query<Part>(CONSTRAINTS, [tables])).rows,
    ...(await client.query<Part>(INDEXES, [tables])).rows,
  ];
  for (const { drop } of parts) await client.query(drop);
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  return {
    async complete() {
      // References last: they are judged by indexes.
      for (const { make } of parts.toReversed()) await client.query(make);
    },
  };
}

/** Each as it was: ENABLE TRIGGER USER would take ALWAYS from those that guard time. */
const TRIGGERS = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS drop,
    format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' END, tgname) AS make
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relname = ANY ($1) AND relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled <> 'D'
  ORDER BY tgrelid::regclass::text, tgname`;

/** References first, as they lean on the others. */
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
