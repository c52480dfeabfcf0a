import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface GoOptions {
  /** Makes no entry in the history, for moves that the page makes by itself. */
  replace?: boolean;
  /** Stored with the entry of the history. */
  state?: unknown;
}

/**
 * A page's place, kept in the query of its address: links and reload restore it, Back undoes a step. `read` and
 * `write` are pure, each other's reverse and the same functions every time. Going to the current place does nothing,
 * unless `state` is given.
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
