import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After moving to another page, focus goes to its heading (or to the page), so that a keyboard or a screen
 * reader starts there. Not on the first page, not for changes of query, not when the address names an anchor.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) focusOnPage();
  }, [pathname, hash]);
}

/** The heading of the page shown takes the focus; where there is none, the page. */
export function focusOnPage(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
