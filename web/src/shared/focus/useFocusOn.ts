import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The element, or its id where it stands in another component. */
type Target = RefObject<HTMLElement | null> | string | undefined;

interface Options {
  /** What is around it stays in sight as it is. Default: it comes into view. */
  preventScroll?: boolean;
}

/**
 * Moves the focus to `target` whenever `occasion` is another one and there is any (true, a text, an object): something has
 * arrived, or what had the focus is gone by then. Where the target is not there, the focus stays.
 */
export function useFocusOn(target: Target, occasion: unknown, options?: Options): void {
  const focus = useEffectEvent(() => (typeof target === 'string' ? document.getElementById(target) : target?.current)?.focus(options));
  useEffect(() => {
    if (occasion) focus();
  }, [occasion]);
}
