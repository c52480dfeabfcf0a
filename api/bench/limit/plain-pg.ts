import type { ClientBase, Pool } from 'pg';

import type { Database } from '../../src/platform/database/database';
import type { Statement } from '../../src/platform/database/statement';

export interface PlainContext {
  /** For its pool and to build the product's queries, and where a library of the product's takes the whole. */
  db: Database;
  pool: Pool;
  now: Date;
  authorization: string | undefined;
}

/** Answers what GraphQL would have under `data`. */
export type Handler = (context: PlainContext, input: never) => Promise<unknown>;

/** A statement of the product's, prepared under the same name. */
export async function rowsOf<Row>(on: Pool | ClientBase, { name, text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
  return (await on.query({ name, text, values: values as unknown[] })).rows as Row[];
}
