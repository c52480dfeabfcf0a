import { createElement, type ComponentType, type ReactNode } from 'react';

import { PartBoundary } from '../crash/PartBoundary';
import { secondTry, useLateFile } from '../files/useLateFile';
import { useWhenBack } from '../connection/useWhenBack';
import { ErrorState } from '../states/ErrorState';

interface Props<P> {
  /** Must be stable. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  waiting: ReactNode;
  errorTitle: string;
}

/** Loads most of a page from its own file. Retries when back online. */
export function LatePart<P extends object>({ load, props, waiting, errorTitle }: Props<P>) {
  const { component, failure, retry } = useLateFile(load, true);
  useWhenBack(failure !== undefined, retry);
  if (component) return <PartBoundary>{createElement(component, props)}</PartBoundary>;
  return failure ? <ErrorState title={errorTitle} onRetry={secondTry(failure.reason, retry)} /> : waiting;
}
