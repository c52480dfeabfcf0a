import { useEffect, useRef, useState } from 'react';

import { useRefMap } from '../../../kit/focus/useRefMap';
import { notify } from '../../../kit/notify/notify';
import { isRentable } from '../month/day-status';
import type { RentalDayViewFragment } from '../rentals.generated';
import { texts } from '../texts';
import { useRentalUrlState } from '../useRentalUrlState';

/**
 * From the address. Opens only with free time, but stays open without it, to keep the input. Closing focuses the day.
 */
export function useOpenDay(days: ReadonlyMap<string, RentalDayViewFragment> | undefined) {
  const { urlState, go, openDay, closeDay } = useRentalUrlState();
  const chosenDay = urlState.day;
  const day = chosenDay === null ? undefined : days?.get(chosenDay);
  const [opened, setOpened] = useState<string | null>(null);
  const isRefused = day !== undefined && chosenDay !== opened && !isRentable(day);
  const next = day && !isRefused ? day.date : chosenDay === null ? null : opened;
  if (next !== opened) setOpened(next);

  useEffect(() => {
    if (!isRefused) return;
    notify.error(texts.dayStatus.refused);
    go({ day: null }, { replace: true });
  }, [isRefused, go]);

  const dayRefs = useRefMap<string>();
  const last = useRef(opened);
  useEffect(() => {
    const closed = opened === null ? last.current : null;
    last.current = opened;
    dayRefs.get(closed)?.focus();
  }, [opened, dayRefs]);

  return { dayRefs, day: opened !== null && opened === chosenDay ? day : undefined, openDay, closeDay };
}
