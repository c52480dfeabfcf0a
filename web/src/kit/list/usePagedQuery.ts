import type { OperationVariables } from '@apollo/client';
import { useState } from 'react';

import type { QueryOptions, QueryResult } from '../graphql/hooks';

interface RowPage<Row> {
  items: readonly Row[];
  /** On all pages. */
  total?: number;
  /** null: last page. */
  next?: string | null;
  /** Only similar entries were found. */
  isNear?: boolean;
}

export interface Cursor {
  first?: number | null;
  after?: string | null;
}

interface Options<D, V, Row> extends Pick<QueryOptions<V>, 'skip' | 'fetchPolicy' | 'pollInterval' | 'errorFallback'> {
  variables?: V;
  pageOf: (data: D) => RowPage<Row>;
  /** Subject, e.g. the month; rows of another subject don't stay. */
  about?: string;
}

export interface Rows<Row> {
  /** Kept while loading and after a failure. */
  rows: readonly Row[] | undefined;
  busy: boolean;
  failed: boolean;
  retry: () => Promise<void>;
}

export interface PagedRows<D, Row> extends Rows<Row> {
  data: D | undefined;
  total: number | undefined;
  isNear: boolean;
  isOfAnother: boolean;
  /** Resolves to the first new row. */
  more: (() => Promise<Row | undefined>) | undefined;
  loadingMore: boolean;
}

/** The server's maximum. */
const MOST_AT_ONCE = 200;

/**
 * Old rows stay while new variables load, unless there were none: that would look like a result. With cursors, `retry`
 * reloads all pages.
 */
export function usePagedQuery<D, V extends OperationVariables & Cursor, Row>(
  useQuery: (options: QueryOptions<V>) => QueryResult<D, V>,
  { pageOf, about, fetchPolicy = 'cache-and-network', ...options }: Options<D, V, Row>,
): PagedRows<D, Row> {
  const { data: answer, previousData, error, loading, refetch, fetchMore } = useQuery({ ...options, fetchPolicy });
  const [loadingMore, setLoadingMore] = useState(false);
  const [isStale, setStale] = useState(false);

  const [answered, setAnswered] = useState<{ about: string | undefined; list: string }>();
  const list = listOf(options.variables);
  if (answer && (answered?.about !== about || answered?.list !== list)) setAnswered({ about, list });
  const stays =
    !error && !options.skip && answered?.about === about && previousData && pageOf(previousData).items.length > 0;
  const data = answer ?? (stays ? previousData : undefined);
  const isOfAnother = data !== undefined && !answer && answered?.list !== list;
  const page = data && pageOf(data);
  const shown = page?.items.length ?? 0;
  const next = page?.next ?? null;
  const first = options.variables?.first;

  const retry = async () => {
    setStale(false);
    if (typeof first !== 'number' || shown <= first || error) return refetch();
    const { error: failure } = await fetchMore({ first: Math.min(shown, MOST_AT_ONCE) } as Partial<V>);
    setStale(failure !== undefined);
  };
  const more = async () => {
    if (loadingMore) return undefined;
    setLoadingMore(true);
    const { data: added } = await fetchMore({ after: next } as Partial<V>);
    setLoadingMore(false);
    return added && pageOf(added).items[0];
  };

  return {
    data,
    rows: page?.items,
    total: isOfAnother ? undefined : page?.total,
    isNear: !isOfAnother && (page?.isNear ?? false),
    isOfAnother,
    busy: loading && page !== undefined,
    failed: error !== undefined || isStale,
    retry,
    more: next === null ? undefined : more,
    loadingMore,
  };
}

/** Key of the rows, without order and page. */
function listOf(variables: object = {}): string {
  const {
    page: _page,
    size: _size,
    first: _first,
    after: _after,
    order: _order,
    ...narrowed
  } = variables as Record<string, unknown>;
  return JSON.stringify(narrowed);
}
