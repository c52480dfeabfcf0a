import type { ReactNode } from 'react';

import { ErrorState } from './ErrorState';
import { StaleNotice } from './StaleNotice';

/** What is asked of the server, as every hook of a query gives it. */
interface Asked<D> {
  data: D | undefined;
  /** Why `data` is missing, or may be old. */
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface Props<D> {
  query: Asked<D>;
  /** What is said when it could not be had, e.g. "Error al cargar las salas". */
  errorTitle: string;
  /** In its place while it is on its way: of its size, so that nothing jumps. */
  waiting: ReactNode;
  /** What is shown is kept current by itself, or is a form that must not change: nothing is said of a failure to ask again. */
  silent?: boolean;
  children: (data: D) => ReactNode;
}

/** What was asked for, once it is there; until then that it is on its way, or that it failed and can be asked for again. */
export function Loaded<D>({ query: { data, error, refetch }, errorTitle, waiting, silent = false, children }: Props<D>) {
  const retry = () => void refetch();
  if (data === undefined) return error ? <ErrorState title={errorTitle} onRetry={retry} /> : waiting;
  return (
    <>
      {Boolean(error) && !silent && <StaleNotice onRetry={retry} />}
      {children(data)}
    </>
  );
}
