import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface LastFocus {
  headingId: string | null;
}

/**
 * When a focused element in `part` disappears, focuses its article's heading (needs a tabIndex), else calls
 * `focusFallback`.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, focusFallback: () => void): void {
  const last = useRef<LastFocus | null>(null);
  useEffect(() => {
    // React misses focus events during a render.
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target as Element;
      const isHere = part.current?.contains(element) ?? false;
      // A dialog opened from here returns the focus.
      if (!isHere && element.closest('[role="dialog"]')) return;
      last.current = isHere ? { headingId: element.closest('article')?.getAttribute('aria-labelledby') ?? null } : null;
    };
    // A removed element also loses the focus. Forget only what is still there: the person left it.
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if ((target as Element).isConnected && isLost()) last.current = null;
      });
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [part]);
  useLayoutEffect(() => {
    if (last.current === null || !isLost()) return;
    const { headingId } = last.current;
    const heading = headingId === null ? null : document.getElementById(headingId);
    if (heading) heading.focus();
    else focusFallback();
  });
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
