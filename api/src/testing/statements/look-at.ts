import type { Client, Connection, FieldDef, Submittable } from 'pg';

import type { Statement } from '../../platform/database/statement';

/** What PostgreSQL says of a statement without running it. */
export interface LookedAt {
  statement: Statement<unknown>;
  columns: readonly ResultColumn[];
  /** Null for what has none: LOCK TABLE, SAVEPOINT and the like. */
  plan: Plan | null;
}

export interface ResultColumn {
  name: string;
  /** As `pg_type.typname` spells it. */
  type: string;
  /** Whether the table's column that it is takes null; undefined for what is worked out. */
  isNullable: boolean | undefined;
}

/** A node of EXPLAIN's JSON, as far as it is looked at. */
export interface Plan {
  'Node Type': string;
  /** The table that is scanned or written. */
  'Relation Name'?: string;
  /** Inner, Left, Right, Full, Semi and so on. */
  'Join Type'?: string;
  /** What a ModifyTable does. */
  Operation?: string;
  'Parent Relationship'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: readonly Plan[];
}

/** Tables that stay as small as the clinic. Every other one grows with its patients, its turnos or time. */
export const SMALL_TABLES: readonly string[] = [
  'discount_rules', 'professional_availability', 'professionals', 'room_specialties', 'rooms', 'secrets', 'services', 'settings',
  'specialties',
];

/**
 * Readies a connection to a freshly migrated database. Its plans are those of a large clinic, though it is empty: they go
 * from the small tables to those that grow, and read these by an index if there is one to use. (enable_seqscan = off
 * adds so much to every plan with a small table in it that the planner no longer sees what else it costs.)
 */
export async function lookFrom(client: Client): Promise<void> {
  await client.query(`ANALYZE ${SMALL_TABLES.join(', ')}`);
  await client.query('SET seq_page_cost = 100; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off');
}

/** Rejects when the statement does not prepare. `client` has been readied by lookFrom. */
export async function lookAt(client: Client, statement: Statement<unknown>): Promise<LookedAt> {
  const columns = await describe(client, statement.text);
  if (!PLANNED.test(statement.text)) return { statement, columns, plan: null };
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${statement.text}`);
  return { statement, columns, plan: rows[0]!['QUERY PLAN'][0].Plan };
}

const PLANNED = /^\s*(--.*\n\s*)*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/;

async function describe(client: Client, text: string): Promise<ResultColumn[]> {
  const fields = await new Promise<FieldDef[]>((resolve, reject) => client.query(new Description(text, resolve, reject)));
  const { rows } = await client.query<{ oid: number; typname: string }>('SELECT oid::int, typname FROM pg_type WHERE oid = ANY ($1)', [
    fields.map(({ dataTypeID }) => dataTypeID),
  ]);
  const types = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  const sources = await client.query<{ source: string; isNullable: boolean }>(
    'SELECT attrelid || \'.\' || attnum AS source, NOT attnotnull AS "isNullable" FROM pg_attribute WHERE attrelid = ANY ($1)',
    [fields.map(({ tableID }) => tableID)],
  );
  const nullable = new Map(sources.rows.map(({ source, isNullable }) => [source, isNullable]));
  return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: types.get(dataTypeID)!,
    isNullable: nullable.get(`${tableID}.${columnID}`),
  }));
}

/** Parse and describe on the wire: pg's own queries go on to bind, which wants values. */
class Description implements Submittable {
  private fields: FieldDef[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (fields: FieldDef[]) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }

  handleError(error: Error): void {
    this.reject(error);
  }
}
