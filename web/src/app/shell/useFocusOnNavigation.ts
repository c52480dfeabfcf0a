import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const PAGE = ['main h1', 'main'];

/**
 * Focuses the heading of a new page, or of the part that the hash names, for keyboards and screen readers. Not on the
 * first page. A change of the query keeps the focus, unless Back removed the focused element.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ pathname, hash, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, hash, key };
    if (before.pathname !== pathname || (hash !== '' && before.hash !== hash)) focusOnPage(hash);
    else if (isBack && document.activeElement === document.body) focusFirst(['main']);
  }, [pathname, hash, key, isBack]);
}

/** Focuses the part's or the page's heading, else the page. */
export function focusOnPage(hash = ''): void {
  focusFirst(hash === '' ? PAGE : [`[id=${JSON.stringify(hash.slice(1))}] h2`, ...PAGE]);
}

function focusFirst(places: readonly string[]): void {
  // oxlint-disable-next-line turnero-focus/document-queries -- The shell doesn't know the pages, and an address names a part by its id.
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find((element) => element !== null);
  found?.setAttribute('tabindex', '-1');
  found?.focus({ preventScroll: true });
}
