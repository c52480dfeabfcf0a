import { createElement, useEffect, useState, type ComponentType } from 'react';

interface Props<P> {
  /** Brings the component from a file of its own; the same function every time. */
  load: () => Promise<ComponentType<P>>;
  /** It is loaded once this is true, and then stays. */
  wanted: boolean;
  /** It could not be loaded; some browsers try again when it is wanted anew. The same function every time. */
  onFailure?: () => void;
  props: P;
}

/** A component that arrives when it is wanted. Unlike with React.lazy, a file that cannot be loaded breaks nothing around it. */
export function Later<P extends object>({ load, wanted, onFailure, props }: Props<P>) {
  const [component, setComponent] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!wanted || component) return;
    load().then((loaded) => setComponent(() => loaded), onFailure);
  }, [wanted, component, load, onFailure]);
  return component ? createElement(component, props) : null;
}
