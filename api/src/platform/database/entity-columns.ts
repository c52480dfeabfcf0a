import { getMetadataArgsStorage, type ColumnType } from 'typeorm';

import { bool, from, int, nullable, numeric, text, timestamp, uuid, type Column } from './columns';
import { EMPTY_IS_NULL } from './empty-is-null';
import { snakeCase } from './snake-naming';

export type ColumnsOf<Declared> = { readonly [Name in keyof Declared]: Column<Declared[Name]> };

export function columnsOf<Declared>(declared: abstract new () => Declared, alias: string): ColumnsOf<Declared> {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === declared);
  return Object.fromEntries(
    columns.map(({ propertyName, options: { type, nullable: isNullable, transformer } }) => {
      const column = OF_TYPE.get(type);
      if (!column) throw new Error(`${declared.name}.${propertyName}: columnsOf knows no ${String(type)}`);
      const source = `${alias}.${snakeCase(propertyName)}`;
      if (transformer === EMPTY_IS_NULL) return [propertyName, from(`nullif(${source}, '')`, nullable(column))];
      // The driver would make an instant of it.
      return [propertyName, from(type === 'date' ? `${source}::text` : source, isNullable ? nullable(column) : column)];
    }),
  ) as ColumnsOf<Declared>;
}

const OF_TYPE: ReadonlyMap<ColumnType | undefined, Column<unknown>> = new Map<ColumnType | undefined, Column<unknown>>([
  ['boolean', bool],
  ['date', text],
  ['integer', int],
  ['numeric', numeric],
  ['smallint', int],
  ['text', text],
  ['timestamptz', timestamp],
  ['uuid', uuid],
]);
