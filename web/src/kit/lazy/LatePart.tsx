import { createElement, type ComponentType, type ReactNode } from 'react';

import { PartBoundary } from '../crash/PartBoundary';
import { secondTry, useLateFile } from '../files/useLateFile';
import { useWhenBack } from '../connection/useWhenBack';
import { ErrorState } from '../states/ErrorState';

interface Props<P> {
  /** Always the same function. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  waiting: ReactNode;
  /** When the file could not be loaded. */
  errorTitle: string;
}

/** Most of a page, in a file of its own. Tries again when the connection is back. */
export function LatePart<P extends object>({ load, props, waiting, errorTitle }: Props<P>) {
  const { component, failure, retry } = useLateFile(load, true);
  useWhenBack(failure !== undefined, retry);
  if (component) return <PartBoundary>{createElement(component, props)}</PartBoundary>;
  return failure ? <ErrorState title={errorTitle} onRetry={secondTry(failure.reason, retry)} /> : waiting;
}
