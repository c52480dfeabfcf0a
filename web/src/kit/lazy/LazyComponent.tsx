import { createElement, useEffect, type ComponentType } from 'react';

import { BrokenPart } from '../crash/BrokenPart';
import { CrashBoundary } from '../crash/CrashBoundary';
import { useLateFile } from '../files/useLateFile';

interface Props<P> {
  /** Always the same function. */
  load: () => Promise<ComponentType<P>>;
  /** Once shown, it stays. */
  wanted: boolean;
  /** A new `wanted` retries. Always the same function. */
  onFailure?: (reason: unknown) => void;
  props: P;
}

/** Unlike React.lazy, breaks nothing around it. Dialogs report crashes themselves (asDialog). */
export function LazyComponent<P extends object>({ load, wanted, onFailure, props }: Props<P>) {
  const { component, failure } = useLateFile(load, wanted);
  useEffect(() => {
    if (failure) onFailure?.(failure.reason);
  }, [failure, onFailure]);
  if (!component) return null;
  return (
    <CrashBoundary part="part" resetKey={wanted} fallback={(crash) => wanted && <BrokenPart {...crash} />}>
      {createElement(component, props)}
    </CrashBoundary>
  );
}
