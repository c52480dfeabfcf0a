declare const VALUE: unique symbol;

/** What a column of a result is to PostgreSQL, and, as `Value`, to us. */
export interface Column<Value> {
  /** Names of the types it may have there, as `pg_type.typname` spells them. */
  readonly types: readonly string[];
  readonly isNullable?: true;
  readonly [VALUE]?: Value;
}

/** The columns of a result, by the names they have in it. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A row of such columns. */
export type RowOf<Some extends Columns> = { [Name in keyof Some]: Some[Name] extends Column<infer Value> ? Value : never };

const column = <Value>(...types: string[]): Column<Value> => ({ types });

export const int = column<number>('int2', 'int4');
export const float = column<number>('float8');
/** Too wide for a number: decimal digits. */
export const bigint = column<string>('int8');
/** Decimal text, e.g. "4500.00". */
export const numeric = column<string>('numeric');
export const bool = column<boolean>('bool');
export const text = column<string>('text');
export const texts = column<string[]>('_text');
export const uuid = column<string>('uuid');
export const timestamp = column<Date>('timestamptz');
export const bytes = column<Buffer>('bytea');

/** Text that a check of the database keeps to these words. */
export const oneOf = <Word extends string>() => column<Word>('text');
/** Put together by the statement itself. */
export const json = <Value>() => column<Value>('json', 'jsonb');

export const nullable = <Value>({ types }: Column<Value>): Column<Value | null> => ({ types, isNullable: true });
