import type { Columns, RowOf } from './columns';

declare const ROW: unique symbol;

export interface Statement<Row = never> {
  readonly name: string;
  readonly text: string;
  readonly columns?: Columns;
  readonly isWrite?: boolean;
  readonly [ROW]?: Row;
}

const statements = new Map<string, Statement>();

/** Without FOR UPDATE and DO UPDATE. */
const WRITE = /\b(INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE|UPDATE (?!OF\b|SKIP\b|NOWAIT\b|SET\b)\w)/;

/** For hot reads, and writes that must win a race (ADR 17). `name`: `feature.what-it-does`. */
export function statement<Some extends Columns>(name: string, text: string, columns: Some): Statement<RowOf<Some>>;
export function statement(name: string, text: string): Statement;
export function statement(name: string, text: string, columns?: Columns): Statement<unknown> {
  if (statements.has(name)) throw new Error(`There are two statements ${name}`);
  const made: Statement = { name, text, isWrite: WRITE.test(text), ...(columns && { columns }) };
  statements.set(name, made);
  return made;
}

export function allStatements(): readonly Statement[] {
  return [...statements.values()];
}
