import type { ClientBase, Pool } from 'pg';

import type { Database, Transaction } from '../../src/platform/database/database';
import type { Statement } from '../../src/platform/database/statement';

export interface PlainContext {
  /** For queries, and libraries that need it. */
  db: Database;
  pool: Pool;
  now: Date;
  authorization: string | undefined;
}

/** Returns GraphQL's `data`. */
export type Handler = (context: PlainContext, input: never) => Promise<unknown>;

/** Prepared under the product's name. */
export async function rowsOf<Row>(
  on: Pool | ClientBase,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await on.query({ name, text, values: values as unknown[] })).rows as Row[];
}

/** For the product's own SQL. */
export function plainRows(on: Pool | ClientBase): Pick<Transaction, 'rows'> {
  return { rows: (statement, values) => rowsOf(on, statement, values) };
}
