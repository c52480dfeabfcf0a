/**
 * For migrations of growing tables without blocking writes. They declare `readonly transaction = false`.
 * An interrupted migration restarts from its first statement, so each helper skips what is done.
 */
import type { QueryRunner } from 'typeorm';

interface Index {
  name: string;
  /** SQL after the name: ON appointments (room_id) WHERE … */
  on: string;
  isUnique?: boolean;
}

/** Rebuilds an index that an interruption left invalid. */
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
  definition: string;
}

/** New rows must comply at once; existing ones are validated while others write. */
export async function addConstraint(runner: QueryRunner, { table, name, definition }: Constraint): Promise<void> {
  const [found] = (await runner.query(
    'SELECT convalidated FROM pg_constraint WHERE conrelid = to_regclass($1) AND conname = $2',
    [table, name],
  )) as object[];
  if (!found) await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`);
  await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
}

/** The temporary check lets PostgreSQL skip reading the table under its lock. */
export async function setNotNull(runner: QueryRunner, table: string, column: string): Promise<void> {
  const name = `${table}_${column}_given`;
  await addConstraint(runner, { table, name, definition: `CHECK (${column} IS NOT NULL)` });
  await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET NOT NULL`);
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
}

/** Repeats `update`, which must change a few thousand rows at a time, until it changes none. */
export async function inParts(runner: QueryRunner, update: string): Promise<void> {
  for (let changed = 1; changed > 0; ) [, changed] = (await runner.query(update)) as [unknown, number];
}

/** Older versions refuse to start from now on. */
export async function servesFrom(runner: QueryRunner, version: string): Promise<void> {
  await runner.query(`UPDATE schema_compatibility SET oldest_version = '${version}'`);
}
