import type { Pool } from 'pg';

import { migrations } from '../../migrations/index';

export interface SchemaState {
  /** Names, oldest first. */
  applied: string[];
  pending: string[];
  /** From a newer version. */
  unknown: string[];
  /** Oldest version that can serve a newer schema. */
  oldestVersion: string | null;
  /** Running or interrupted. */
  isHalfRestored: boolean;
}

/** Table that exists while a restore fills the schema. */
export const RESTORE_MARK = 'unfinished_restore';

/** Needs SELECT on `migrations` and `schema_compatibility` only. */
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
