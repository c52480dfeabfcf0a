import { useCallback, useEffect, useMemo, useRef } from 'react';

import { NOTHING_CHOSEN, slotReducer, type SlotChoice, type SlotEvent } from '../../../clinic/slots/slot-choice';
import { usePlace } from '../../../kit/place/usePlace';
import { readBookingPlace, writeBookingPlace } from './booking-place';

/** Of another kind a day has other times. */
const choose = slotReducer({ kind: ['start'] });
/** Back skips what the page changes by itself. */
const BY_ITSELF: ReadonlySet<SlotEvent['type']> = new Set(['slots', 'rooms', 'refused', 'restored']);

/** The visitor's choices, kept in the address. */
export function useBookingPlace(professionalId: number) {
  const { place, state, go } = usePlace(readBookingPlace, writeBookingPlace);
  const lost = (state as Partial<SlotChoice> | null)?.lost ?? null;
  const choice = useMemo(() => ({ ...NOTHING_CHOSEN, ...place, professionalId, lost }), [place, professionalId, lost]);
  /** The address follows a moment later. */
  const latest = useRef<SlotChoice>(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const dispatch = useCallback(
    (event: SlotEvent) => {
      // The same day again only leads to its slots.
      if (event.type === 'day' && event.day === latest.current.day) return;
      const next = choose(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      go(next, { replace: BY_ITSELF.has(event.type), state: next.lost ? { lost: next.lost } : undefined });
    },
    [go],
  );
  return { choice, dispatch };
}
