import type { TableRow } from './rest/table';

type Class = abstract new (...args: never[]) => unknown;

/** What a folder of features brings to the product. */
export interface Feature {
  /** That of the folder, and the first part of its statements' names. */
  readonly name: string;
  /** Its tables: it alone writes them. */
  readonly entities?: readonly Class[];
  readonly resolvers?: readonly Class[];
  /** Its rows of REST. */
  readonly routes?: readonly TableRow[];
}
