declare const VALUE: unique symbol;

export interface Column<Value> {
  /** Allowed `pg_type.typname`s. */
  readonly types: readonly string[];
  readonly isNullable?: true;
  readonly source?: string;
  readonly [VALUE]?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export type RowOf<Some extends Columns> = {
  [Name in keyof Some]: Some[Name] extends Column<infer Value> ? Value : never;
};

const column = <Value>(...types: string[]): Column<Value> => ({ types });

export const int = column<number>('int2', 'int4');
export const float = column<number>('float8');
/** Too wide for a JavaScript number. */
export const bigint = column<string>('int8');
/** Decimal text, e.g. "4500.00". */
export const numeric = column<string>('numeric');
export const bool = column<boolean>('bool');
export const text = column<string>('text');
export const texts = column<string[]>('_text');
export const uuid = column<string>('uuid');
export const timestamp = column<Date>('timestamptz');
export const bytes = column<Buffer>('bytea');

/** For texts that a CHECK limits. */
export const oneOf = <Word extends string>() => column<Word>('text');
export const json = <Value>() => column<Value>('json', 'jsonb');

export const nullable = <Value>({ types }: Column<Value>): Column<Value | null> => ({ types, isNullable: true });

export const from = <Value>(source: string, { types, isNullable }: Column<Value>): Column<Value> => ({
  types,
  ...(isNullable && { isNullable }),
  source,
});

export function sourcesOf(columns: Columns): string[] {
  return Object.entries(columns).map(([name, { source }]) => `${source ?? `"${name}"`} AS "${name}"`);
}
