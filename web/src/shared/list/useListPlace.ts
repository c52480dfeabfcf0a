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
  const [known, setKnown] = useState(place);
  /** What the list itself has asked the address for, and it does not say yet. */
  const [asked, setAsked] = useState<string>();
  if (known !== place) {
    setKnown(place);
    setAsked(undefined);
    // Back, a link, or a press elsewhere in the page: the box follows, and what was typed is not looked for any more. What
    // came of typing leaves the box alone: it keeps its spaces, and what was typed on meanwhile.
    if (asked !== place.search) setTyped(place.search);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === place.search) return undefined;
    const timer = setTimeout(() => {
      setAsked(search);
      go({ ...place, search, page: 1 }, { replace: state === TYPING, state: TYPING });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, place, go, state]);

  /** From the first page on, together with what is typed. */
  const narrow = (change: Partial<ListPlace<Filter, Sort>>) => {
    const search = typed.trim();
    setAsked(search);
    go({ ...place, search, ...change, page: 1 });
  };
  const { search, filters, sort, page } = place;
  return {
    /** What is looked for: of the address, so a pause after what is typed. */
    search,
    /** What stands in the box. */
    typed,
    setTyped,
    filters,
    setFilter: (name: Filter, value: string) => narrow({ filters: { ...filters, [name]: value } }),
    sort,
    toggleSort: (by: Sort) => narrow({ sort: nextSort(sort, by) }),
    page,
    setPage: (next: number, options?: { replace?: boolean }) => {
      setAsked(search);
      go({ ...place, page: next }, options);
    },
    /** Something of the list may be hidden by a search or a filter. */
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    /** Shows everything. */
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
