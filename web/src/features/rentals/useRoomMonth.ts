import { useCallback, useEffect, useMemo } from 'react';

import type { WeekStart } from '../../shared/calendar/month-weeks';
import { useClinic } from '../../shared/clinic/useClinic';
import { ROOMS_ERROR } from '../../shared/errors/rooms-error';
import { notify } from '../../shared/notify/notify';
import { useRefresh } from '../../shared/states/useRefresh';
import { isRealMonth } from '../../shared/time/calendar-date';
import { addMonths, dayOf, monthOf, monthParts } from '../../shared/time/clinic-time';
import { useRoomMonthQuery, type RentalDayViewFragment, type RentalRoomFragment, type RoomMonthQuery } from './rentals.generated';
import { useRentalPlace } from './useRentalPlace';

/** Others rent at the same time: what is on show is asked for again this often. */
const POLL_MS = 12_000;

export interface RoomMonthView {
  /** The month on show, yyyy-MM; undefined until the clinic's date is known. */
  month: string | undefined;
  /** Today in the clinic, yyyy-MM-dd. */
  today: string | undefined;
  currency: string | undefined;
  /** The clinic's first day of the week. */
  weekStart: WeekStart;
  /** Every active room, in its order. */
  rooms: readonly RentalRoomFragment[];
  /** The days of the month by date; undefined while they are on their way, empty when they can't be had. */
  days: ReadonlyMap<string, RentalDayViewFragment> | undefined;
  /** There is nothing to show, and asking for it failed. */
  failed: boolean;
  /** What is shown may be old: asking for it again failed. */
  stale: boolean;
  /** The button's refresh is on its way. */
  refreshing: boolean;
  showMonth: (month: string) => void;
  showPrevious: () => void;
  showToday: () => void;
  showNext: () => void;
  /** Asks again for everything: what rooms offer, who has rented them, and one's own. */
  reload: () => Promise<void>;
  /** The same for the button, which says when it is done. */
  refresh: () => Promise<void>;
}

/**
 * The rental calendar of the month that the address names, kept fresh. A refresh in the background that fails makes no
 * toast and leaves what is on show; a month that can't be had is told once and has no days.
 */
export function useRoomMonth(): RoomMonthView {
  const clinic = useClinic();
  const { place, go } = useRentalPlace();
  const present = clinic && monthOf(clinic.now);
  const month = place.month ?? present;
  const { data, previousData, error, refetch } = useRoomMonthQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
    pollInterval: month === undefined ? 0 : POLL_MS,
    errorToast: false,
  });
  const shown = [data, previousData].find((it) => it && isOf(it, month));
  const failed = error !== undefined && !shown;
  const stale = error !== undefined && shown !== undefined;
  useEffect(() => {
    if (failed) notify.error(ROOMS_ERROR);
  }, [failed, month]);
  const days = useMemo(() => (shown || failed ? byDate(shown) : undefined), [shown, failed]);

  const { refreshing, refresh } = useRefresh(refetch, { failed, stale, errorText: ROOMS_ERROR });
  const showMonth = useCallback(
    (next: string) => {
      if (isRealMonth(next)) go({ month: next === present ? null : next, day: null });
    },
    [go, present],
  );
  const now = shown?.clinic.now ?? clinic?.now;
  return {
    month,
    today: now && dayOf(now),
    currency: clinic?.currency,
    weekStart: clinic?.weekStartsOn === 'sunday' ? 'sunday' : 'monday',
    rooms: shown?.rentableRooms ?? [],
    days,
    failed,
    stale,
    refreshing,
    showMonth,
    showPrevious: () => month !== undefined && showMonth(addMonths(month, -1)),
    showToday: () => go({ month: null, day: null }),
    showNext: () => month !== undefined && showMonth(addMonths(month, 1)),
    reload: refetch,
    refresh,
  };
}

function isOf({ roomMonth }: RoomMonthQuery, month: string | undefined): boolean {
  if (month === undefined) return false;
  const parts = monthParts(month);
  return roomMonth.year === parts.year && roomMonth.month === parts.month;
}

function byDate(answer: RoomMonthQuery | undefined): ReadonlyMap<string, RentalDayViewFragment> {
  return new Map(answer?.roomMonth.days.map((day) => [day.date, day]));
}
