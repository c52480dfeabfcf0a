import type { ReactNode } from 'react';

import { ErrorState } from './ErrorState';

export interface LoadState<D> {
  data: D | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<D> {
  query: LoadState<D>;
  /** e.g. "Error al cargar las salas" */
  errorTitle: string;
  /** As large as the content. */
  waiting: ReactNode;
  /** e.g. a dialog's padding */
  around?: (said: ReactNode) => ReactNode;
  children: (data: D) => ReactNode;
}

/** Ignores later failures: for forms and self-refreshing data. */
export function LoadedOnce<D>({
  query: { data, error, refetch },
  errorTitle,
  waiting,
  around = (said) => said,
  children,
}: LoadedProps<D>) {
  if (data !== undefined) return children(data);
  return around(error ? <ErrorState title={errorTitle} onRetry={() => void refetch()} /> : waiting);
}
