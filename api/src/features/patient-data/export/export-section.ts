import { json } from '../../../platform/database/columns';
import { statement, type Statement } from '../../../platform/database/statement';

/** JSON values; instants end in `_at`, dates are yyyy-MM-dd. */
export type ExportRow = Readonly<Record<string, unknown>>;

type Field = string | { readonly word: string; readonly show: (value: never) => string | null };

export interface Section {
  /** Key in the file. */
  readonly name: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rows: Statement<{ row: ExportRow }>;
}

/**
 * `sql` selects a row per record. `asked` has the patient's id, and the account in a patient's own copy. That copy has
 * neither the desk's notes nor records that other people made with its name and phone.
 */
export function section(name: string, title: string, fields: Section['fields'], sql: string): Section {
  const rows = statement(
    `patient-data.export-${name.replaceAll('_', '-')}`,
    `WITH RECURSIVE asked AS (SELECT $1::uuid AS id, $2::integer AS account),
     persons AS (
       SELECT id FROM asked UNION SELECT p.id FROM persons AS o JOIN patients AS p ON p.merged_into = o.id
     )
     SELECT to_jsonb(it) AS row FROM (${sql}) AS it`,
    { row: json<ExportRow>() },
  );
  return { name, title, fields, rows };
}

/** As an array: its small estimate lets the planner use the index by patient. */
export const OF_PERSONS = 'ANY (ARRAY(SELECT id FROM persons))';
