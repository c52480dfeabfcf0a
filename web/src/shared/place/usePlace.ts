import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface GoOptions {
  /** For what the page decides by itself: Back should not lead to it. */
  replace?: boolean;
  /** Kept with this entry of the history, and given back as `state`. */
  state?: unknown;
}

/**
 * Where somebody stands in a page, kept in the query of its address: reload and links lead there, and each step is an
 * entry of the history, so Back undoes it. `read` and `write` are pure, each other's reverse, and the same functions
 * every time. To go where one is already does nothing, unless it gives that entry another state.
 */
export function usePlace<P>(read: (query: URLSearchParams) => P, write: (place: P) => string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const go = useCallback(
    (next: P, { replace = false, state: kept }: GoOptions = {}) => {
      const query = write(next);
      const isHere = query === write(place);
      if (!isHere || kept !== undefined) {
        void navigate({ search: query }, { replace: replace || isHere, preventScrollReset: true, state: kept });
      }
    },
    [navigate, place, write],
  );
  return { place, go, state: state as unknown };
}
