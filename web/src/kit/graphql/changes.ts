import { useEffect } from 'react';

const listeners = new Set<() => unknown>();

export function announceChange(): void {
  for (const listener of listeners) listener();
}

/** For totals that no mutation returns. */
export function useAfterChange(listener: () => unknown): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}
