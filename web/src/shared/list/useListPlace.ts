import { useCallback, useEffect, useState } from 'react';

import { usePlace } from '../place/usePlace';
import { nextSort, placeIn, queryOf, type ListPlace, type ListShape } from './list-place';

/** How long somebody pauses who has typed what they look for. */
const PAUSE_MS = 300;

/** Kept with the entry of the history that a search has made: what is typed on changes that entry. */
const TYPING = 'typing';

/**
 * Where somebody stands in a list: search, filters, order and page, kept in the address (see list-place). Reload and
 * links lead there, and Back undoes a step; a search is one step, however often it was paused in. Whatever changes but
 * the page leads to the first one. `shape` is the same object every time.
 */
export function useListPlace<Filter extends string = never, Sort extends string = never>(shape: ListShape<Filter, Sort>) {
  const read = useCallback((query: URLSearchParams) => placeIn(query, shape), [shape]);
  const write = useCallback((place: ListPlace<Filter, Sort>) => queryOf(place, shape), [shape]);
  const { place, go, state } = usePlace(read, write);

  const [typed, setTyped] = useState(place.search);
  const [known, setKnown] = useState(place.search);
  if (known !== place.search) {
    setKnown(place.search);
    // Back, or a link: the box follows. What it was that was typed keeps its spaces.
    if (typed.trim() !== place.search) setTyped(place.search);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === place.search) return undefined;
    const timer = setTimeout(() => go({ ...place, search, page: 1 }, { replace: state === TYPING, state: TYPING }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, place, go, state]);

  const { search, filters, sort, page } = place;
  return {
    /** What is looked for: of the address, so a pause after what is typed. */
    search,
    /** What stands in the box. */
    typed,
    setTyped,
    filters,
    setFilter: (name: Filter, value: string) => go({ ...place, filters: { ...filters, [name]: value }, page: 1 }),
    sort,
    toggleSort: (by: Sort) => go({ ...place, sort: nextSort(sort, by), page: 1 }),
    page,
    setPage: (next: number, options?: { replace?: boolean }) => go({ ...place, page: next }, options),
    /** Something of the list may be hidden by a search or a filter. */
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    /** Shows everything. */
    widen: () => {
      setTyped('');
      go({ ...place, search: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>, page: 1 });
    },
  };
}

export type ListPlaceState<Filter extends string, Sort extends string> = ReturnType<typeof useListPlace<Filter, Sort>>;
