import type { ReactNode } from 'react';

import { ErrorState } from './ErrorState';

/** What is asked of the server, as every hook of a query gives it. */
export interface Asked<D> {
  data: D | undefined;
  /** Why `data` is missing, or may be old. */
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<D> {
  query: Asked<D>;
  /** What is said when it could not be had, e.g. "Error al cargar las salas". */
  errorTitle: string;
  /** In its place while it is on its way: of its size, so that nothing jumps. */
  waiting: ReactNode;
  /** What stands around what is said until it is there, e.g. the padding of a dialog; default: nothing. */
  around?: (said: ReactNode) => ReactNode;
  children: (data: D) => ReactNode;
}

/**
 * What was asked for, once it is there; until then that it is on its way, or that it failed and can be asked for again.
 * For what is kept current by itself, and for forms, which must not change: nothing is said of a failure to ask again.
 */
export function LoadedOnce<D>({ query: { data, error, refetch }, errorTitle, waiting, around = (said) => said, children }: LoadedProps<D>) {
  if (data !== undefined) return children(data);
  return around(error ? <ErrorState title={errorTitle} onRetry={() => void refetch()} /> : waiting);
}
