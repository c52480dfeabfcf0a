import { useCallback } from 'react';

import { usePlace } from '../../shared/place/usePlace';
import { readBookingPlace, writeBookingPlace, type BookingPlace } from './booking-place';

/** Why something chosen before is no longer chosen, and with which step it is said. */
export interface Notice {
  step: 'slot' | 'room';
  text: string;
  /** The person's own turno, which has the slot. */
  appointmentId?: string | undefined;
}

interface GoOptions {
  /** For what the page decides by itself: Back should not lead to it. */
  replace?: boolean;
  /** Stands in the page until the next choice. */
  notice?: Notice | undefined;
}

/** Where the visitor stands, kept in the address, and what is said there. */
export function useBookingPlace() {
  const { place, state, go: move } = usePlace(readBookingPlace, writeBookingPlace);
  const notice = (state as { notice?: Notice } | null)?.notice;
  const go = useCallback(
    (next: BookingPlace, { replace = false, notice: reason }: GoOptions = {}) =>
      move(next, { replace, state: reason && { notice: reason } }),
    [move],
  );
  return { place, notice, go };
}
