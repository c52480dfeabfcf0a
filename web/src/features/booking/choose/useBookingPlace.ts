import { useCallback } from 'react';

import { usePlace } from '../../../kit/place/usePlace';
import { readBookingPlace, writeBookingPlace, type BookingPlace } from './booking-place';

/** Why a choice was cleared, and the step that shows it. */
export interface Notice {
  step: 'slot' | 'room';
  text: string;
  /** The user's own turno, which has the slot. */
  appointmentId?: string | undefined;
}

interface GoOptions {
  /** The page changes it by itself, so Back must skip it. */
  replace?: boolean;
  /** Shown until the next choice. */
  notice?: Notice | undefined;
}

/** The visitor's choices, kept in the address. */
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
