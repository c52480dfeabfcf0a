import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part of the page whose items others may take away: when the one that had it is gone, `heir` has
 * it. Looks after every render of the component that calls it.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, heir: () => HTMLElement | null): void {
  const had = useRef(false);
  useEffect(() => {
    const onFocusIn = () => {
      had.current = part.current?.contains(document.activeElement) ?? false;
    };
    // What is taken away also loses the focus; what still stands there was left on purpose.
    const onFocusOut = ({ target }: FocusEvent) => queueMicrotask(() => {
      if ((target as Element).isConnected && document.activeElement === document.body) had.current = false;
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [part]);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (had.current && lost) heir()?.focus({ preventScroll: true });
  });
}
