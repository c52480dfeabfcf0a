import { useCallback, useEffect, useState } from 'react';

import { useUrlState } from '../url/useUrlState';
import { nextSort, listUrlStateIn, queryOf, type ListUrlState, type ListShape } from './list-url-state';

const PAUSE_MS = 300;

/** State of a history entry that further typing replaces. */
export const TYPING = 'typing';

/** Back undoes a step; one search is one step. Other changes return to page 1. `shape` must be stable. */
export function useListUrlState<Filter extends string = never, Sort extends string = never>(
  shape: ListShape<Filter, Sort>,
) {
  const read = useCallback((query: URLSearchParams) => listUrlStateIn(query, shape), [shape]);
  const write = useCallback((urlState: ListUrlState<Filter, Sort>) => queryOf(urlState, shape), [shape]);
  const { urlState, go, state } = useUrlState(read, write);

  const [typed, setTyped] = useState(urlState.search);
  const [known, setKnown] = useState(urlState);
  /** Sent to the address, but not there yet. */
  const [sentSearch, setSentSearch] = useState<string>();
  if (known !== urlState) {
    setKnown(urlState);
    setSentSearch(undefined);
    // Back or a link updates the box. After typing it keeps its spaces.
    if (sentSearch !== urlState.search) setTyped(urlState.search);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === urlState.search) return undefined;
    const timer = setTimeout(() => {
      setSentSearch(search);
      go({ ...urlState, search, page: 1 }, { replace: state === TYPING, state: TYPING });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, urlState, go, state]);

  /** Also applies the typed search. */
  const narrow = (change: Partial<ListUrlState<Filter, Sort>>) => {
    const search = typed.trim();
    setSentSearch(search);
    go({ ...urlState, search, ...change, page: 1 });
  };
  const { search, filters, sort, page } = urlState;
  return {
    /** Debounced `typed`. */
    search,
    typed,
    setTyped,
    filters,
    setFilter: (name: Filter, value: string) => narrow({ filters: { ...filters, [name]: value } }),
    setFilters: (change: Partial<Record<Filter, string>>) => narrow({ filters: { ...filters, ...change } }),
    sort,
    toggleSort: (by: Sort) => narrow({ sort: nextSort(sort, by) }),
    page,
    setPage: (next: number, options?: { replace?: boolean }) => {
      setSentSearch(search);
      go({ ...urlState, page: next }, options);
    },
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    widen: () => {
      setTyped('');
      go({
        ...urlState,
        search: '',
        filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>,
        page: 1,
      });
    },
  };
}

export type ListUrl<Filter extends string, Sort extends string> = ReturnType<typeof useListUrlState<Filter, Sort>>;
