import { createContext, useContext, useEffect } from 'react';

/** Holds the dialog open until the returned function is called. */
export const DialogHold = createContext<(() => () => void) | null>(null);

/** Keeps the dialog open to show the answer. */
export function useHoldDialog(busy: boolean): void {
  const hold = useContext(DialogHold);
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}
