import type { Pool } from 'pg';

import { migrations } from '../../migrations/index';

export interface SchemaState {
  /** Names of migrations, oldest first. */
  applied: string[];
  pending: string[];
  /** Of a newer version. */
  unknown: string[];
  /** The oldest version that an unknown schema serves; null when it does not say. */
  oldestVersion: string | null;
  /** A backup is being restored, or was until somebody stopped it. */
  isHalfRestored: boolean;
}

/** Stands in the schema while it is filled by a restore. */
export const RESTORE_MARK = 'unfinished_restore';

/** Needs no more than to read `migrations` and `schema_compatibility`. */
export async function schemaStateOf(pool: Pool): Promise<SchemaState> {
  const names = await columnOf(pool, 'SELECT name AS value FROM migrations ORDER BY id');
  const known = migrations.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  const [oldestVersion = null] =
    unknown.length === 0 ? [] : await columnOf(pool, 'SELECT oldest_version AS value FROM schema_compatibility');
  const pending = known.filter((name) => !names.includes(name));
  const marks = await columnOf(pool, `SELECT '' AS value FROM pg_class WHERE oid = to_regclass('${RESTORE_MARK}')`);
  return { applied: names, pending, unknown, oldestVersion, isHalfRestored: marks.length > 0 };
}

/** Nothing while there is no such table. */
async function columnOf(pool: Pool, sql: string): Promise<string[]> {
  try {
    const { rows } = await pool.query<{ value: string }>(sql);
    return rows.map(({ value }) => value);
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

const UNDEFINED_TABLE = '42P01';
