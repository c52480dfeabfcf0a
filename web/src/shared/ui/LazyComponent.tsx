import { createElement, useEffect, type ComponentType } from 'react';

import { BrokenPart } from '../crash/BrokenPart';
import { CrashBoundary } from '../crash/CrashBoundary';
import { useLateFile } from '../files/useLateFile';

interface Props<P> {
  /** Brings the component from a file of its own; the same function every time. */
  load: () => Promise<ComponentType<P>>;
  /** It is shown once this is true, and then stays. */
  wanted: boolean;
  /** It could not be loaded, and is tried again when it is wanted anew. The same function every time. */
  onFailure?: (reason: unknown) => void;
  props: P;
}

/**
 * A component that arrives when it is wanted. Unlike with React.lazy, a file that cannot be loaded breaks nothing around it,
 * and neither does what crashes in it: a dialog says so by itself (asDialog), anything else in its place.
 */
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
