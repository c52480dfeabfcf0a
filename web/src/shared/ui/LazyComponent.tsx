import { createElement, useEffect, type ComponentType } from 'react';

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

/** A component that arrives when it is wanted. Unlike with React.lazy, a file that cannot be loaded breaks nothing around it. */
export function LazyComponent<P extends object>({ load, wanted, onFailure, props }: Props<P>) {
  const { component, failure } = useLateFile(load, wanted);
  useEffect(() => {
    if (failure) onFailure?.(failure.reason);
  }, [failure, onFailure]);
  return component ? createElement(component, props) : null;
}
