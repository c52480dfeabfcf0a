import { useCallback, useEffect, useState } from 'react';

import { usePlace } from '../place/usePlace';
import { nextSort, placeIn, queryOf, type ListPlace, type ListShape } from './list-place';

const PAUSE_MS = 300;

/** Marks a history entry that further typing replaces. */
const TYPING = 'typing';

/**
 * A list's place, kept in the address. Back undoes a step; one search is one step. Any other change returns to page
 * 1. Pass the same `shape` every time.
 */
export function useListPlace<Filter extends string = never, Sort extends string = never>(
  shape: ListShape<Filter, Sort>,
) {
  const read = useCallback((query: URLSearchParams) => placeIn(query, shape), [shape]);
  const write = useCallback((place: ListPlace<Filter, Sort>) => queryOf(place, shape), [shape]);
  const { place, go, state } = usePlace(read, write);

  const [typed, setTyped] = useState(place.search);
  const [known, setKnown] = useState(place);
  /** The search sent to the address but not there yet. */
  const [sentSearch, setSentSearch] = useState<string>();
  if (known !== place) {
    setKnown(place);
    setSentSearch(undefined);
    // Back or a link: the box follows. After typing it keeps its spaces.
    if (sentSearch !== place.search) setTyped(place.search);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === place.search) return undefined;
    const timer = setTimeout(() => {
      setSentSearch(search);
      go({ ...place, search, page: 1 }, { replace: state === TYPING, state: TYPING });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, place, go, state]);

  /** Also applies what is typed. */
  const narrow = (change: Partial<ListPlace<Filter, Sort>>) => {
    const search = typed.trim();
    setSentSearch(search);
    go({ ...place, search, ...change, page: 1 });
  };
  const { search, filters, sort, page } = place;
  return {
    /** A pause behind `typed`. */
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
      go({ ...place, page: next }, options);
    },
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    widen: () => {
      setTyped('');
      go({
        ...place,
        search: '',
        filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>,
        page: 1,
      });
    },
  };
}

export type ListPlaceState<Filter extends string, Sort extends string> = ReturnType<typeof useListPlace<Filter, Sort>>;
