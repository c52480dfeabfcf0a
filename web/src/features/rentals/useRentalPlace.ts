import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readPlace, writePlace, type RentalPlace } from './rental-place';

/** Where somebody stands in the rental tab, kept in the address: Back undoes each step, and closes an open day. */
export function useRentalPlace() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(new URLSearchParams(search)), [search]);
  const go = useCallback(
    (next: Partial<RentalPlace>, { replace = false } = {}) => {
      const query = writePlace({ ...place, ...next });
      if (query !== search) void navigate({ search: query }, { replace, preventScrollReset: true });
    },
    [navigate, place, search],
  );
  const openDay = useCallback(
    (day: string) => void navigate({ search: writePlace({ ...place, day }) }, { preventScrollReset: true, state: { opened: true } }),
    [navigate, place],
  );
  const isOurs = (state as { opened?: boolean } | null)?.opened === true;
  /** Back to where the day was opened, so that it does not stand in the history twice; a link to a day has nothing behind it. */
  const closeDay = useCallback(() => {
    if (isOurs) void navigate(-1);
    else go({ day: null }, { replace: true });
  }, [navigate, isOurs, go]);
  return { place, go, openDay, closeDay };
}
