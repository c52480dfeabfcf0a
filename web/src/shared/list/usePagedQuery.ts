import type { OperationVariables } from '@apollo/client';
import { useState } from 'react';

import type { QueryOptions, QueryResult } from '../graphql/hooks';

/** Some rows of a list, as the server gives them. */
export interface RowPage<Row> {
  items: readonly Row[];
  /** How many there are on all pages, where the server says so. */
  total?: number;
  /** What the rows after these are asked for with; null: there are none. */
  next?: string | null;
}

/** What a list that goes on by a cursor is asked with. */
interface Cursor {
  first?: number | null;
  after?: string | null;
}

interface Options<D, V, Row> extends Pick<QueryOptions<V>, 'skip' | 'fetchPolicy' | 'pollInterval' | 'errorToast'> {
  variables?: V;
  /** The rows in an answer. */
  pageOf: (data: D) => RowPage<Row>;
  /** What the toast says of a failure of which the server says nothing. Left out where there is none. */
  errorFallback?: string;
  /** What the rows tell of, where that can change, e.g. the month: those of another one do not stay. */
  about?: string;
}

/** The rows of a list, for DataTable and its like. */
export interface Rows<Row> {
  /** Undefined: not known. They stay while others are asked for, and through a failure to ask for them again. */
  rows: readonly Row[] | undefined;
  /** Others are on their way. */
  busy: boolean;
  /** Why `rows` are not there, or may be old. */
  failed: boolean;
  /** Asks again for what is shown. */
  retry: () => Promise<void>;
}

export interface PagedRows<D, Row> extends Rows<Row> {
  /** The answer that the rows are of. */
  data: D | undefined;
  total: number | undefined;
  /** The rows are still those of another search or filter: how many there are is not known. */
  isOfAnother: boolean;
  /** Adds the rows of the next page, and answers the first of them; undefined: there are none. */
  more: (() => Promise<Row | undefined>) | undefined;
  /** They are on their way. */
  loadingMore: boolean;
}

/** What the server gives at once at most. */
const MOST_AT_ONCE = 200;

/**
 * A list that the server gives in pages. Of another page, order or filter (other `variables`) the rows before stay until
 * its own are there, unless there were none: that would say that there are none now. Of a list that is skipped there are
 * none. Where pages go on by a cursor (variables `first` and `after`, joined by the cache), `retry` asks for all that is
 * shown, not for the first page alone.
 */
export function usePagedQuery<D, V extends OperationVariables & Cursor, Row>(
  useQuery: (options: QueryOptions<V>) => QueryResult<D, V>,
  { pageOf, about, fetchPolicy = 'cache-and-network', ...options }: Options<D, V, Row>,
): PagedRows<D, Row> {
  const { data: answer, previousData, error, loading, refetch, fetchMore } = useQuery({ ...options, fetchPolicy });
  const [loadingMore, setLoadingMore] = useState(false);
  const [isStale, setStale] = useState(false);

  /** What was answered last. */
  const [answered, setAnswered] = useState<{ about: string | undefined; list: string }>();
  const list = listOf(options.variables);
  if (answer && (answered?.about !== about || answered?.list !== list)) setAnswered({ about, list });
  const stays = !error && !options.skip && answered?.about === about && previousData && pageOf(previousData).items.length > 0;
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
    isOfAnother,
    busy: loading && page !== undefined,
    failed: error !== undefined || isStale,
    retry,
    more: next === null ? undefined : more,
    loadingMore,
  };
}

/** Tells lists apart that hold other rows; their order and pages do not. */
function listOf(variables: object = {}): string {
  const { page: _page, size: _size, first: _first, after: _after, order: _order, ...narrowed } = variables as Record<string, unknown>;
  return JSON.stringify(narrowed);
}
