import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a part of the page whose content comes and goes: when what had it is taken away, it moves to
 * the heading of the article that it was in, or where that is gone too, to the element with `fallbackId`.
 * Spread what it returns on that part's element.
 */
export function useKeptFocus(fallbackId: string) {
  const last = useRef<{ element: Element; homes: string[] } | null>(null);
  const remember = (element: Element) => {
    const article = element.closest('article')?.getAttribute('aria-labelledby');
    last.current = { element, homes: article ? [article, fallbackId] : [fallbackId] };
  };

  // After every render: any of them may take something away. A dialog gives the focus back without React noticing.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (last.current === null || last.current.element.isConnected) return;
    const { homes } = last.current;
    last.current = null;
    if (active !== null && active !== document.body) remember(active);
    else homes.map((id) => document.getElementById(id)).find((home) => home !== null)?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => remember(target),
    onBlur: () => {
      last.current = null;
    },
  };
}
