import { useCallback, useSyncExternalStore } from 'react';

/** Prefer CSS where it is enough. */
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

export const holdsNow = (query: string): boolean => listOf(query).matches;

const listOf = (query: string) => matchMedia(query.replace('@media ', ''));
