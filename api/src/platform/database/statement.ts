import type { Columns, RowOf } from './columns';

declare const ROW: unique symbol;

/** SQL with a constant text. The name makes every connection prepare it once, unless a pooler stands between. */
export interface Statement<Row = never> {
  readonly name: string;
  readonly text: string;
  readonly columns?: Columns;
  readonly isWrite?: boolean;
  readonly [ROW]?: Row;
}

const statements = new Map<string, Statement>();

/** By the words before a table, in capitals as everywhere. Not FOR UPDATE, nor DO UPDATE, which comes after INSERT INTO. */
const WRITE = /\b(INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE|UPDATE (?!OF\b|SKIP\b|NOWAIT\b|SET\b)\w)/;

/**
 * SQL that stays SQL: a hot read, or a write that must win a race. `name` is `feature.what-it-does`; the feature writes its
 * own tables only, and reads its own and those of features that it stands on. `columns` are those of the result, none
 * where nothing comes back. Throws when the name is taken. A test prepares and explains every one of them.
 */
export function statement<Some extends Columns>(name: string, text: string, columns: Some): Statement<RowOf<Some>>;
export function statement(name: string, text: string): Statement;
export function statement(name: string, text: string, columns?: Columns): Statement<unknown> {
  if (statements.has(name)) throw new Error(`There are two statements ${name}`);
  const made: Statement = { name, text, isWrite: WRITE.test(text), ...(columns && { columns }) };
  statements.set(name, made);
  return made;
}

/** All that have been made so far. */
export function allStatements(): readonly Statement[] {
  return [...statements.values()];
}
