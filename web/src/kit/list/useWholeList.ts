import type { OperationVariables } from '@apollo/client';
import { useMemo } from 'react';

import type { QueryOptions, QueryResult } from '../graphql/hooks';
import { arrange, type FindRows } from './arrange';
import type { ListShape } from './list-url-state';
import type { FilterField } from './ListToolbar';
import { useListUrlState } from './useListUrlState';
import { usePagedQuery, type Cursor } from './usePagedQuery';

export interface RowFilter<Row> {
  label: string;
  /** No filter, e.g. "Todos los estados". */
  all: string;
  /** By URL value. */
  options: Readonly<Record<string, { label: string; passes: (row: Row) => boolean }>>;
}

/** A list loaded whole. Filters and sorts are named as in the URL. */
export interface WholeList<Data, Row, Filter extends string, Sort extends string> {
  rowsOf: (data: Data) => readonly Row[];
  textOf?: (row: Row, data: Data) => string;
  /** Instead of `textOf`. */
  find?: FindRows<Row>;
  filters: Readonly<Record<Filter, RowFilter<Row>>>;
  /** null sorts last. Default: the server's order. */
  sorts: Readonly<Record<Sort, (row: Row) => string | number | null>>;
  /** e.g. "Error al cargar las salas" */
  failed: string;
}

/** EntryList props and loaded data. `definition` must be stable. */
export function useWholeList<
  Data,
  V extends OperationVariables & Cursor,
  Row,
  Filter extends string,
  Sort extends string,
>(useQuery: (options: QueryOptions<V>) => QueryResult<Data, V>, definition: WholeList<Data, Row, Filter, Sort>) {
  const { rowsOf, textOf, find, sorts, failed } = definition;
  const { shape, filters, passes } = useMemo(() => filtersOf(definition), [definition]);
  const urlState = useListUrlState<Filter, Sort>(shape);
  const { data, ...all } = usePagedQuery(useQuery, {
    pageOf: (loaded) => ({ items: rowsOf(loaded) }),
    errorFallback: failed,
  });
  const rows =
    data &&
    arrange(rowsOf(data), urlState, { textOf: textOf && ((row) => textOf(row, data)), find, passes, by: sorts });
  return { data, reload: all.retry, props: { list: { ...all, rows, total: rows?.length }, urlState, filters } };
}

function filtersOf<Row, Filter extends string, Sort extends string>({
  filters,
  sorts,
}: Pick<WholeList<unknown, Row, Filter, Sort>, 'filters' | 'sorts'>) {
  const entries = Object.entries(filters) as [Filter, RowFilter<Row>][];
  const byName = <T>(valueOf: (filter: RowFilter<Row>) => T) =>
    Object.fromEntries(entries.map(([name, filter]) => [name, valueOf(filter)])) as Record<Filter, T>;
  const shape: ListShape<Filter, Sort> = {
    filters: byName(({ options }) => Object.keys(options)),
    sorts: Object.keys(sorts) as Sort[],
  };
  const fields: FilterField<Filter>[] = entries.map(([name, { label, all, options }]) => ({
    name,
    label,
    all,
    options: Object.entries(options).map(([value, option]) => ({ value, label: option.label })),
  }));
  return {
    shape,
    filters: fields,
    passes: byName(
      ({ options }) =>
        (row: Row, value: string) =>
          options[value]?.passes(row) ?? true,
    ),
  };
}
