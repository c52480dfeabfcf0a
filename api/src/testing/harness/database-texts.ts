import type { Database } from '../../platform/database/database';

/** Shorter texts are common words. */
const LEAST_LETTERS = 9;

/** With ids, without what migrations insert. */
export async function textsOf({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows: columns } = await pool.query<{ sql: string }>(`
    SELECT format('SELECT %I::text AS value FROM %I', column_name, table_name) AS sql FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN ('text', 'uuid', 'character varying')`);
  const { rows } = await pool.query<{ value: string }>(
    `SELECT DISTINCT value FROM (${columns.map(({ sql }) => sql).join(' UNION ALL ')}) AS texts
     WHERE length(value) >= ${LEAST_LETTERS}`,
  );
  return rows.map(({ value }) => value);
}
