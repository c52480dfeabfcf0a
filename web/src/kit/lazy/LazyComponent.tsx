import { createElement, useEffect, type ComponentType } from 'react';

import { PartBoundary } from '../crash/PartBoundary';
import { useLateFile } from '../files/useLateFile';

interface Props<P> {
  /** Must be stable. */
  load: () => Promise<ComponentType<P>>;
  /** Once shown, it stays. */
  isNeeded: boolean;
  /** A new `isNeeded` retries. Must be stable. */
  onFailure?: (reason: unknown) => void;
  props: P;
}

/** Unlike React.lazy, suspends nothing around it. Dialogs report crashes themselves (asDialog). */
export function LazyComponent<P extends object>({ load, isNeeded, onFailure, props }: Props<P>) {
  const { component, failure } = useLateFile(load, isNeeded);
  useEffect(() => {
    if (failure) onFailure?.(failure.reason);
  }, [failure, onFailure]);
  if (!component) return null;
  return <PartBoundary isShown={isNeeded}>{createElement(component, props)}</PartBoundary>;
}
