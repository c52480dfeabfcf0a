import { useEffect } from 'react';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/**
 * While `missing`, calls `ask` when the page is online or seen again, and at growing intervals, because browsers miss
 * some outages. Pass the same `ask` every time.
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
