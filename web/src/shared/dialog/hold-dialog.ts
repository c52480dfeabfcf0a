import { createContext, useContext, useEffect } from 'react';

/** Holds the surrounding dialog open until the returned function is called. */
export const DialogHold = createContext<(() => () => void) | null>(null);

/** Keeps the surrounding dialog open while `busy`, so that the answer can be shown. */
export function useHoldDialog(busy: boolean): void {
  const hold = useContext(DialogHold);
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}
