import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface LastFocus {
  /** The heading of the article that it was in. */
  headingId: string | null;
}

/**
 * Keeps the focus in a part of the page whose items come and go, also without whoever has it. When what had it is taken
 * away, the heading of its article has it; where that is gone too, `focusFallback` puts it. Looks after every render of the
 * component that calls it. Headings of articles in the part need a tabIndex.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, focusFallback: () => void): void {
  const last = useRef<LastFocus | null>(null);
  useEffect(() => {
    // The browser's own events: React's are silent while it renders, when a dialog that goes gives the focus back.
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target as Element;
      const isHere = part.current?.contains(element) ?? false;
      // A dialog over it gives back what it has, if that is still there; it stands elsewhere in the document.
      if (!isHere && element.closest('[role="dialog"]')) return;
      last.current = isHere ? { headingId: element.closest('article')?.getAttribute('aria-labelledby') ?? null } : null;
    };
    // What is taken away also loses the focus; what still stands there was left on purpose.
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // It goes somewhere, and between the two events of that it is nowhere.
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
