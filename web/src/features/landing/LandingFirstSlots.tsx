import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';

import { useFirstSlots, type FirstSlotsOffer } from '../../clinic/slots/first-slots';

const Offer = createContext<FirstSlotsOffer | undefined>(undefined);

/**
 * Asks once for all cards inside. Cards show the answer in the background: Apollo's hooks render all at once, which
 * would block a slow phone.
 */
export function LandingFirstSlots({ children }: { children: ReactNode }) {
  const offer = useDeferredValue(useFirstSlots({ each: 1 }));
  return <Offer value={offer}>{children}</Offer>;
}

export function useLandingFirstSlots(): FirstSlotsOffer {
  const offer = useContext(Offer);
  if (!offer) throw new Error('The first slots are asked for outside of their provider.');
  return offer;
}
