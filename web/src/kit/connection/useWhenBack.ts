import { useEffect } from 'react';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/**
 * While `missing`, calls the stable `ask` when the page is online or visible again. Also at growing intervals, as
 * browsers miss some outages.
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
