import { createContext, useContext, useEffect } from 'react';

/** Of the dialog around: holds it open until the function it gives is called. */
export const DialogHold = createContext<(() => () => void) | null>(null);

/** Inside a dialog: while something is being sent (`busy`) it does not close, for the answer would find nobody. */
export function useHoldDialog(busy: boolean): void {
  const hold = useContext(DialogHold);
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}
