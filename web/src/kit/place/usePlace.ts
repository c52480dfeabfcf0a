import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface GoOptions {
  /** For changes without a step in the history. */
  replace?: boolean;
  state?: unknown;
}

/**
 * A page's place, kept in the query of its address; Back undoes a step. `read` and `write` are pure, each other's
 * reverse and always the same functions.
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
