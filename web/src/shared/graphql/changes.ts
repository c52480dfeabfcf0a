import { useEffect } from 'react';

const listeners = new Set<() => unknown>();

/** Call after each change made on this page. */
export function tellChange(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change made on this page: for totals that no mutation returns. */
export function useAfterChange(listener: () => unknown): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}
