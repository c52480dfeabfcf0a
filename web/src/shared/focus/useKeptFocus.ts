import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface LastFocus {
  headingId: string | null;
}

/**
 * Keeps the focus in a part whose items come and go. When the focused element is removed, the heading of its article
 * gets the focus, or `focusFallback` decides. Article headings in the part need a tabIndex.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, focusFallback: () => void): void {
  const last = useRef<LastFocus | null>(null);
  useEffect(() => {
    // Native events: React sends none while a dialog that closes during a render returns the focus.
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target as Element;
      const isHere = part.current?.contains(element) ?? false;
      // A dialog opened from here returns the focus when it closes.
      if (!isHere && element.closest('[role="dialog"]')) return;
      last.current = isHere ? { headingId: element.closest('article')?.getAttribute('aria-labelledby') ?? null } : null;
    };
    // A removed element loses the focus too. Forget it only if it is still in the page: then the person left it.
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
