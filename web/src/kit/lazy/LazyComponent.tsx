import { createElement, useEffect, type ComponentType } from 'react';

import { BrokenPart } from '../crash/BrokenPart';
import { CrashBoundary } from '../crash/CrashBoundary';
import { useLateFile } from '../files/useLateFile';

interface Props<P> {
  /** Always the same function. */
  load: () => Promise<ComponentType<P>>;
  /** Once shown, it stays. */
  isNeeded: boolean;
  /** A new `isNeeded` retries. Always the same function. */
  onFailure?: (reason: unknown) => void;
  props: P;
}

/** Unlike React.lazy, breaks nothing around it. Dialogs report crashes themselves (asDialog). */
export function LazyComponent<P extends object>({ load, isNeeded, onFailure, props }: Props<P>) {
  const { component, failure } = useLateFile(load, isNeeded);
  useEffect(() => {
    if (failure) onFailure?.(failure.reason);
  }, [failure, onFailure]);
  if (!component) return null;
  return (
    <CrashBoundary part="part" resetKey={isNeeded} fallback={(crash) => isNeeded && <BrokenPart {...crash} />}>
      {createElement(component, props)}
    </CrashBoundary>
  );
}
