import { channel } from 'node:diagnostics_channel';

import type { Columns, RowOf } from './columns';

declare const ROW: unique symbol;

/** `name`: `feature.what-it-is`. */
export interface Selection<Row = unknown> {
  readonly name: string;
  readonly columns: Columns;
  readonly [ROW]?: Row;
}

export function selection<Some extends Columns>(name: string, columns: Some): Selection<RowOf<Some>> {
  return { name, columns };
}

export interface SentSelection {
  selection: Selection;
  text: string;
}

/** Publishes each text before sending, for tests. */
export const SENT_SELECTIONS = channel('turnero.selection');

export type SelectedRow<Some extends Selection> = Some extends Selection<infer Row> ? Row : never;
