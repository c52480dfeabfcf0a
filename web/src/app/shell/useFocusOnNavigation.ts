import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After moving to another page, or to a part of one that the address names, focus goes to its heading (or to the page),
 * so that a keyboard or a screen reader starts there. Not on the first page. After a change of query alone the focus
 * stays where it is; where Back took away what had it, the page has it.
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

/** The heading of the page shown, or of the part that `hash` names, takes the focus; where there is none, the page. */
export function focusOnPage(hash = ''): void {
  const main = document.querySelector('main');
  const part = hash === '' ? null : document.getElementById(hash.slice(1));
  const heading = part?.querySelector<HTMLElement>('h2') ?? main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
