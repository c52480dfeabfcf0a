/**
 * For migrations that keep nobody waiting on a table that grows. Each statement commits by itself, so the migration
 * says `readonly transaction = false`; interrupted, it is run again from its first statement, and these pass over what
 * is done.
 */
import type { QueryRunner } from 'typeorm';

interface Index {
  name: string;
  /** What follows the name: ON appointments (room_id) WHERE … */
  on: string;
  isUnique?: boolean;
}

/** An index that was interrupted is there but invalid, and of no use but to slow down writes: it is built anew. */
export async function createIndexConcurrently(runner: QueryRunner, { name, on, isUnique }: Index): Promise<void> {
  const [found] = (await runner.query(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  )) as { isValid: boolean }[];
  if (found?.isValid) return;
  if (found) await dropIndexConcurrently(runner, name);
  await runner.query(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ${on}`);
}

export async function dropIndexConcurrently(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

interface Constraint {
  table: string;
  name: string;
  /** CHECK (…) or FOREIGN KEY (…) REFERENCES … */
  definition: string;
}

/** New rows are held to it at once; the old ones are looked at while others write. */
export async function addConstraint(runner: QueryRunner, { table, name, definition }: Constraint): Promise<void> {
  const [found] = (await runner.query(
    'SELECT convalidated FROM pg_constraint WHERE conrelid = to_regclass($1) AND conname = $2',
    [table, name],
  )) as object[];
  if (!found) await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`);
  await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
}

/** By a check that is there already PostgreSQL knows it without reading the table under its lock. */
export async function setNotNull(runner: QueryRunner, table: string, column: string): Promise<void> {
  const name = `${table}_${column}_given`;
  await addConstraint(runner, { table, name, definition: `CHECK (${column} IS NOT NULL)` });
  await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET NOT NULL`);
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
}

/** `update` changes a few thousand rows that still lack it, and is sent until none is left. */
export async function inParts(runner: QueryRunner, update: string): Promise<void> {
  for (let changed = 1; changed > 0; ) [, changed] = (await runner.query(update)) as [unknown, number];
}

/** Versions of the product before `version` refuse to start from now on: for what takes something from them. */
export async function servesFrom(runner: QueryRunner, version: string): Promise<void> {
  await runner.query(`UPDATE schema_compatibility SET oldest_version = '${version}'`);
}
