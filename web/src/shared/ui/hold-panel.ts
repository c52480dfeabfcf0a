import { createContext, useContext, useEffect } from 'react';

/** Of the panel around: holds it open until the function it gives is called. */
export const PanelHold = createContext<(() => () => void) | null>(null);

/** Inside a panel: while something is being sent (`busy`) it does not close, for the answer would find nobody. */
export function useHoldPanel(busy: boolean): void {
  const hold = useContext(PanelHold);
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}
