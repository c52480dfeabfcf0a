import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { useUrlState } from '../../kit/url/useUrlState';
import { readRentalUrl, writeRentalUrl, type RentalUrlState } from './rental-url';

/** In the URL, so that Back closes an open day. */
export function useRentalUrlState() {
  const { urlState, state, go: move } = useUrlState(readRentalUrl, writeRentalUrl);
  const navigate = useNavigate();
  const go = useCallback(
    (next: Partial<RentalUrlState>, options?: { replace?: boolean }) => move({ ...urlState, ...next }, options),
    [move, urlState],
  );
  const openDay = useCallback(
    (day: string) => move({ ...urlState, day }, { state: { opened: true } }),
    [move, urlState],
  );
  const isOurs = (state as { opened?: boolean } | null)?.opened === true;
  /** Goes back if the day was opened here; a direct link has no entry to go back to. */
  const closeDay = useCallback(() => {
    if (isOurs) void navigate(-1);
    else go({ day: null }, { replace: true });
  }, [navigate, isOurs, go]);
  return { urlState, go, openDay, closeDay };
}
