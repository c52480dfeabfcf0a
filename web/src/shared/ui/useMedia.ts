import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query (see breakpoints) holds, followed as the window changes. Style by CSS where that is enough. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

/** Whether a media query holds at this moment. */
export const holdsNow = (query: string): boolean => listOf(query).matches;

const listOf = (query: string) => matchMedia(query.replace('@media ', ''));
