import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { usePlace } from '../../shared/place/usePlace';
import { readRentalPlace, writeRentalPlace, type RentalPlace } from './rental-place';

/** Where somebody stands in the rental tab, kept in the address; Back closes an open day too. */
export function useRentalPlace() {
  const { place, state, go: move } = usePlace(readRentalPlace, writeRentalPlace);
  const navigate = useNavigate();
  const go = useCallback(
    (next: Partial<RentalPlace>, options?: { replace?: boolean }) => move({ ...place, ...next }, options),
    [move, place],
  );
  const openDay = useCallback((day: string) => move({ ...place, day }, { state: { opened: true } }), [move, place]);
  const isOurs = (state as { opened?: boolean } | null)?.opened === true;
  /** Back to where the day was opened, so that it does not stand in the history twice; a link to a day has nothing behind it. */
  const closeDay = useCallback(() => {
    if (isOurs) void navigate(-1);
    else go({ day: null }, { replace: true });
  }, [navigate, isOurs, go]);
  return { place, go, openDay, closeDay };
}
