import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readPlace, writePlace, type BookingPlace } from './booking-place';

/** Why something chosen before is no longer chosen, and with which step it is said. */
export interface Notice {
  step: 'slot' | 'room';
  text: string;
}

interface GoOptions {
  /** For what the page decides by itself: Back should not lead to it. */
  replace?: boolean;
  /** Stands in the page until the next choice. */
  notice?: Notice;
}

/** Where the visitor stands, kept in the address: each choice is an entry of the history, so Back undoes it. */
export function useBookingPlace() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(new URLSearchParams(location.search)), [location.search]);
  const notice = (location.state as { notice?: Notice } | null)?.notice;
  const go = useCallback(
    (next: BookingPlace, { replace = false, notice: reason }: GoOptions = {}) => {
      const search = writePlace(next);
      if (search === writePlace(place)) return;
      void navigate({ search }, { replace, preventScrollReset: true, state: reason && { notice: reason } });
    },
    [navigate, place],
  );
  return { place, notice, go };
}
