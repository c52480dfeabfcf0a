import type { TestApp } from './app';

/** Tables with rows that refer to a patient, directly or by a turno, a request or a place in the waiting list. */
export async function tablesOfPatients({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `WITH RECURSIVE found AS (
       SELECT 'patients'::regclass::oid AS id
       UNION
       SELECT c.conrelid FROM found AS f JOIN pg_constraint AS c ON c.confrelid = f.id AND c.contype = 'f'
     )
     SELECT c.relname AS name FROM found AS f JOIN pg_class AS c ON c.oid = f.id ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Columns that may hold words, numbers of documents or dates of a person. */
export async function writtenColumns({ db }: Pick<TestApp, 'db'>, table: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND data_type IN ('text', 'jsonb', 'date', 'ARRAY', 'bytea')
     ORDER BY 1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** "table.column" of every stored value in which the pattern is found. */
export async function columnsWith({ db }: Pick<TestApp, 'db'>, pattern: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found = [];
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ column: string }>(
      `SELECT DISTINCT $2 || '.' || it.key AS column FROM ${name} AS t, jsonb_each_text(to_jsonb(t)) AS it
       WHERE it.value ~* $1 ORDER BY 1`,
      [pattern, name],
    );
    found.push(...rows.map(({ column }) => column));
  }
  return found;
}
