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

/** Written columns without data of a person. */
export const HARMLESS_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  absence_entries: ['contact_state', 'date'],
  appointment_coverages: [
    'authorization_status',
    'authorization_valid_until',
    'insurer_name',
    'judged_for',
    'outcome',
    'plan_name',
  ],
  appointment_mails: ['kind'],
  appointment_requests: ['form_config', 'preferred_date', 'preferred_time', 'specialty_name', 'status'],
  appointments: ['cancellation_reason', 'consultation_kind_name', 'status'],
  import_rows: ['content_hash', 'kind'],
  patient_candidates: ['reasons'],
  patient_coverages: ['relationship', 'valid_from', 'valid_to'],
  // Only of erased patients; the test of the anonymizing round fills them.
  patient_erasures: ['identity', 'reason'],
  patient_identifiers: ['kind', 'registered_sex'],
  patient_reads: ['reason'],
  patient_relations: ['agreed_by', 'kind'],
  // The test of the erasure compares them one by one.
  patients: ['deceased_on', 'may_book_online', 'nationality', 'preferred_channel', 'registered_sex', 'state'],
  // A concept stands for the turno, and so for its patient.
  payments: ['concept', 'means'],
  visits: ['status_before'],
  waiting_list_entries: ['end_reason', 'from_date', 'hours', 'status', 'until_date'],
  waiting_list_offers: ['outcome'],
  waiting_list_stretches: ['outcome'],
};

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
