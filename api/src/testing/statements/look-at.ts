import type { Client, Connection, FieldDef, Submittable } from 'pg';

import type { Statement } from '../../platform/database/statement';

/** Without running the statement. */
export interface LookedAt {
  statement: Statement<unknown>;
  columns: readonly ResultColumn[];
  /** null for LOCK TABLE, SAVEPOINT and the like. */
  plan: Plan | null;
}

interface ResultColumn {
  name: string;
  /** `pg_type.typname`. */
  type: string;
  /** undefined: computed, or a view's. */
  isNullable: boolean | undefined;
}

export interface Plan {
  'Node Type': string;
  /** The scanned or written table. */
  'Relation Name'?: string;
  /** Inner, Left, Right, Full, Semi… */
  'Join Type'?: string;
  /** Operation of a ModifyTable. */
  Operation?: string;
  'Parent Relationship'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: readonly Plan[];
}

/** Others grow with patients, turnos or time. */
export const SMALL_TABLES: readonly string[] = [
  'copay_amounts',
  'coverage_rules',
  'discount_rules',
  'event_numbers',
  'insurer_plans',
  'insurers',
  'professional_availability',
  'professionals',
  'room_specialties',
  'rooms',
  'secrets',
  'services',
  'settings',
  'specialties',
  'webhook_endpoints',
];

/**
 * For a freshly migrated database: plans as in a large clinic, with indexes everywhere but on small tables.
 * `enable_seqscan = off` would hide all other costs.
 */
export async function lookFrom(client: Client): Promise<void> {
  await client.query(`ANALYZE ${SMALL_TABLES.join(', ')}`);
  await client.query('SET seq_page_cost = 100; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off');
}

/** Rejects if it does not prepare. Call lookFrom first. */
export async function lookAt(client: Client, statement: Statement<unknown>): Promise<LookedAt> {
  const columns = await describe(client, statement.text);
  if (!PLANNED.test(statement.text)) return { statement, columns, plan: null };
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${statement.text}`,
  );
  return { statement, columns, plan: rows[0]!['QUERY PLAN'][0].Plan };
}

const PLANNED = /^\s*(--.*\n\s*)*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/;

async function describe(client: Client, text: string): Promise<ResultColumn[]> {
  const fields = await new Promise<FieldDef[]>((resolve, reject) =>
    client.query(new Description(text, resolve, reject)),
  );
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'SELECT oid::int, typname FROM pg_type WHERE oid = ANY ($1)',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const types = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  const sources = await client.query<{ source: string; isNullable: boolean }>(
    `SELECT attrelid || '.' || attnum AS source, NOT attnotnull AS "isNullable"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE attrelid = ANY ($1) AND relkind <> 'v'`,
    [fields.map(({ tableID }) => tableID)],
  );
  const nullable = new Map(sources.rows.map(({ source, isNullable }) => [source, isNullable]));
  return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: types.get(dataTypeID)!,
    isNullable: nullable.get(`${tableID}.${columnID}`),
  }));
}

/** Parse and describe only; pg would go on to bind, which needs values. */
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
