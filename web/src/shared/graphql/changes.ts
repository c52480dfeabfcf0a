import { useEffect } from 'react';

const listeners = new Set<() => unknown>();

/** Something of the clinic was changed from here. */
export function tellChange(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change made from here: for figures of the whole clinic, which no answer to a change brings. */
export function useAfterChange(listener: () => unknown): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}
