import { channel } from 'node:diagnostics_channel';

import type { Columns, RowOf } from './columns';

declare const ROW: unique symbol;

/** What a query answers that a QueryBuilder puts together: `name` is `feature.what-it-is`. */
export interface Selection<Row = unknown> {
  readonly name: string;
  readonly columns: Columns;
  readonly [ROW]?: Row;
}

/** The columns of Database.select's result. The tests hold every text that they bring it to send to them, and explain it. */
export function selection<Some extends Columns>(name: string, columns: Some): Selection<RowOf<Some>> {
  return { name, columns };
}

/** A text that is sent, and what it is to answer. */
export interface SentSelection {
  selection: Selection;
  text: string;
}

/** Where whoever wants to know hears of every text, before it is sent. */
export const SENT_SELECTIONS = channel('turnero.selection');

export type SelectedRow<Some extends Selection> = Some extends Selection<infer Row> ? Row : never;
