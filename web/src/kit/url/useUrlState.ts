import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface GoOptions {
  /** Without a history step. */
  replace?: boolean;
  state?: unknown;
}

/** Page state in the URL; Back undoes a step. `read` and `write` must be stable, pure and inverse. */
export function useUrlState<P>(read: (query: URLSearchParams) => P, write: (urlState: P) => string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const go = useCallback(
    (next: P, { replace = false, state: kept }: GoOptions = {}) => {
      const query = write(next);
      const isHere = query === write(urlState);
      if (!isHere || kept !== undefined) {
        void navigate({ search: query }, { replace: replace || isHere, preventScrollReset: true, state: kept });
      }
    },
    [navigate, urlState, write],
  );
  return { urlState, go, state: state as unknown };
}
