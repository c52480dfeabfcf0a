import { useCallback, useEffect, useMemo } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { ROOMS_ERROR } from '../../../clinic/rooms/rooms-error';
import { weekStartOf } from '../../../clinic/facts/week-start';
import type { WeekStart } from '../../../kit/calendar/month-weeks';
import { notify } from '../../../kit/notify/notify';
import { useRefresh } from '../../../kit/states/useRefresh';
import { isRealMonth } from '../../../kit/time/calendar-date';
import { addMonths, clockTime, dayOf, monthOf, monthParts } from '../../../kit/time/wall-time';
import { useRoomMonthQuery, type RentalDayViewFragment, type RoomMonthQuery } from '../rentals.generated';
import { offeredRooms, specialtyOf, type OfferedRoom } from '../room-option';
import { useRentalUrlState } from '../useRentalUrlState';

/** Others rent meanwhile. */
const POLL_MS = 12_000;

export interface RoomMonthView {
  /** yyyy-MM; undefined until the clinic's date is known. */
  month: string | undefined;
  /** The clinic's date, yyyy-MM-dd. */
  today: string | undefined;
  /** Its time, HH:mm. */
  clock: string | undefined;
  currency: string | undefined;
  weekStart: WeekStart;
  /** Active; see offeredRooms. */
  rooms: readonly OfferedRoom[];
  /** By date; undefined while loading, empty on failure. */
  days: ReadonlyMap<string, RentalDayViewFragment> | undefined;
  /** Nothing to show. */
  failed: boolean;
  /** The data may be old. */
  stale: boolean;
  refreshing: boolean;
  showMonth: (month: string) => void;
  showPrevious: () => void;
  showToday: () => void;
  showNext: () => void;
  /** Refetches everything. */
  reload: () => Promise<void>;
  refresh: () => Promise<void>;
}

/**
 * The address's month, polled. A failed refetch keeps the data without a toast; a failed load makes one toast and has
 * no days.
 */
export function useRoomMonth(): RoomMonthView {
  const clinic = useClinic();
  const { urlState, go } = useRentalUrlState();
  const present = clinic && monthOf(clinic.now);
  const month = urlState.month ?? present;
  const { data, previousData, error, refetch } = useRoomMonthQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
    pollInterval: month === undefined ? 0 : POLL_MS,
  });
  const shown = [data, previousData].find((it) => it && isOf(it, month));
  const failed = error !== undefined && !shown;
  const stale = error !== undefined && shown !== undefined;
  useEffect(() => {
    if (failed) notify.error(ROOMS_ERROR);
  }, [failed, month]);
  const days = useMemo(() => (shown || failed ? byDate(shown) : undefined), [shown, failed]);

  const [rentable, specialtyId] = [shown?.rentableRooms, specialtyOf(shown?.viewer)];
  const rooms = useMemo(() => offeredRooms(rentable ?? [], specialtyId), [rentable, specialtyId]);

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
    clock: now && clockTime(now),
    currency: clinic?.currency,
    weekStart: weekStartOf(clinic),
    rooms,
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
