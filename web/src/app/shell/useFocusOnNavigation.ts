import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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
    else if (isBack && document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack]);
}

/** Focuses the part's or the page's heading, else the page. */
export function focusOnPage(hash = ''): void {
  const main = document.querySelector('main');
  const part = hash === '' ? null : document.getElementById(hash.slice(1));
  const heading = part?.querySelector<HTMLElement>('h2') ?? main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
