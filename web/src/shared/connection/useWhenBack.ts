import { useEffect } from 'react';

/** The first wait; each is twice the one before, up to the last. */
const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/**
 * While `missing`, calls `ask` when there may be a connection again: when the browser says so, when the page is seen
 * again, and from time to time, since a browser in a network that leads nowhere says nothing. `ask` is the same
 * function every time.
 */
export function useWhenBack(missing: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!missing) return undefined;
    let wait = FIRST_MS;
    const askIfSeen = () => {
      if (document.visibilityState !== 'hidden') ask();
    };
    const askAgain = () => {
      askIfSeen();
      wait = Math.min(2 * wait, LONGEST_MS);
      timer = setTimeout(askAgain, wait);
    };
    let timer = setTimeout(askAgain, wait);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [missing, ask]);
}
