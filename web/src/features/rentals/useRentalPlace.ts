import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { usePlace } from '../../kit/place/usePlace';
import { readRentalPlace, writeRentalPlace, type RentalPlace } from './rental-place';

/** The user's place in the rental tab, kept in the address, so that Back closes an open day. */
export function useRentalPlace() {
  const { place, state, go: move } = usePlace(readRentalPlace, writeRentalPlace);
  const navigate = useNavigate();
  const go = useCallback(
    (next: Partial<RentalPlace>, options?: { replace?: boolean }) => move({ ...place, ...next }, options),
    [move, place],
  );
  const openDay = useCallback((day: string) => move({ ...place, day }, { state: { opened: true } }), [move, place]);
  const isOurs = (state as { opened?: boolean } | null)?.opened === true;
  /** Goes back if the day was opened here, to add no history entry; a direct link has no entry to go back to. */
  const closeDay = useCallback(() => {
    if (isOurs) void navigate(-1);
    else go({ day: null }, { replace: true });
  }, [navigate, isOurs, go]);
  return { place, go, openDay, closeDay };
}
