import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { RefMap } from './useRefMap';

/** Headings need a tabIndex. */
export interface Cards<Key> {
  cards: RefMap<Key>;
  headings: RefMap<Key>;
}

/** When a focused element in `part` disappears, focuses the heading of its card, else calls `focusFallback`. */
export function useKeptFocus<Key>(
  part: RefObject<HTMLElement | null>,
  focusFallback: () => void,
  { cards, headings }: Partial<Cards<Key>> = {},
): void {
  const last = useRef<{ card: Key | undefined } | null>(null);
  useEffect(() => {
    // React misses focus events during a render.
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target as Element;
      const isHere = part.current?.contains(element) ?? false;
      // A dialog opened from here returns the focus.
      // oxlint-disable-next-line turnero-focus/document-queries -- Its frame is MUI's.
      if (!isHere && element.closest('[role="dialog"]')) return;
      last.current = isHere ? { card: cards?.keyAround(element) } : null;
    };
    // Removed elements lose the focus too; forget only elements that the person left.
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
  }, [part, cards]);
  useLayoutEffect(() => {
    if (last.current === null || !isLost()) return;
    const heading = headings?.get(last.current.card);
    if (heading) heading.focus();
    else focusFallback();
  });
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
