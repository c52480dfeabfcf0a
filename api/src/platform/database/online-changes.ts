/**
 * For migrations of growing tables, with `readonly transaction = false`: writes continue. After an interruption, each
 * helper skips what is done.
 */
import type { QueryRunner } from 'typeorm';

interface Index {
  name: string;
  /** After the name: ON appointments (room_id) WHERE … */
  on: string;
  isUnique?: boolean;
}

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

/** New rows must comply at once; writes continue while existing ones are validated. */
export async function addConstraint(runner: QueryRunner, { table, name, definition }: Constraint): Promise<void> {
  const [found] = (await runner.query(
    'SELECT convalidated FROM pg_constraint WHERE conrelid = to_regclass($1) AND conname = $2',
    [table, name],
  )) as object[];
  if (!found) await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`);
  await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
}

/** With the check, PostgreSQL need not read the table under its lock. */
export async function setNotNull(runner: QueryRunner, table: string, column: string): Promise<void> {
  const name = `${table}_${column}_given`;
  await addConstraint(runner, { table, name, definition: `CHECK (${column} IS NOT NULL)` });
  await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET NOT NULL`);
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
}

/** `update` must change a few thousand rows at a time. */
export async function inParts(runner: QueryRunner, update: string): Promise<void> {
  for (let changed = 1; changed > 0; ) [, changed] = (await runner.query(update)) as [unknown, number];
}

/** Older versions then refuse to start. */
export async function servesFrom(runner: QueryRunner, version: string): Promise<void> {
  await runner.query(`UPDATE schema_compatibility SET oldest_version = '${version}'`);
}
