import type { ReactNode } from 'react';

import { ErrorState } from './ErrorState';

/** The result of a query hook. */
export interface Asked<D> {
  data: D | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<D> {
  query: Asked<D>;
  /** e.g. "Error al cargar las salas" */
  errorTitle: string;
  /** As large as the content, so that nothing jumps. */
  waiting: ReactNode;
  /** Wraps the waiting and the error state, e.g. in a dialog's padding. */
  around?: (said: ReactNode) => ReactNode;
  children: (data: D) => ReactNode;
}

/** Ignores a later failure: for forms and for data that refreshes by itself. */
export function LoadedOnce<D>({ query: { data, error, refetch }, errorTitle, waiting, around = (said) => said, children }: LoadedProps<D>) {
  if (data !== undefined) return children(data);
  return around(error ? <ErrorState title={errorTitle} onRetry={() => void refetch()} /> : waiting);
}
