import { useMemo } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { weekStartOf } from '../../clinic/facts/week-start';
import { useUrlState } from '../../kit/url/useUrlState';
import { useRefresh } from '../../kit/states/useRefresh';
import { isRealMonth } from '../../kit/time/calendar-date';
import { dayOf, monthOf, monthParts } from '../../kit/time/wall-time';
import { readOverviewUrl, writeOverviewUrl } from './overview-url';
import { useRoomsOverviewQuery, type OverviewDayFragment, type RoomsOverviewQuery } from './rooms-overview.generated';
import { texts } from './texts';

export function useRoomsOverview() {
  const clinic = useClinic();
  const { urlState, go } = useUrlState(readOverviewUrl, writeOverviewUrl);
  const present = clinic && monthOf(clinic.now);
  const month = urlState.month ?? present;
  const { data, previousData, error, refetch } = useRoomsOverviewQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.failed,
  });
  const shown = [data, previousData].find((it) => it && isOf(it, month));
  const days = useMemo(() => shown && new Map(shown.roomsOverview.days.map((day) => [day.date, day])), [shown]);
  const now = shown?.clinic.now ?? clinic?.now;

  const failed = error !== undefined && !shown;
  const stale = error !== undefined && shown !== undefined;
  const { refreshing, refresh } = useRefresh(refetch, { failed, stale, errorText: texts.failed });
  return {
    /** yyyy-MM; undefined until the clinic's date is known. */
    month,
    /** Today in the clinic, yyyy-MM-dd. */
    today: now && dayOf(now),
    weekStart: weekStartOf(clinic),
    /** By date; undefined until loaded. */
    days: days as ReadonlyMap<string, OverviewDayFragment> | undefined,
    /** Loading failed, with nothing to show. */
    failed,
    stale,
    refreshing,
    refresh,
    reload: refetch,
    showMonth: (next: string) => {
      if (isRealMonth(next)) go({ ...urlState, month: next === present ? null : next, day: null });
    },
    openedDay: urlState.day,
    openDay: (day: string) => go({ ...urlState, day }),
    closeDay: () =>
      go({ ...urlState, month: month === present ? null : (month ?? null), day: null }, { replace: true }),
  };
}

function isOf({ roomsOverview }: RoomsOverviewQuery, month: string | undefined): boolean {
  if (month === undefined) return false;
  const parts = monthParts(month);
  return roomsOverview.year === parts.year && roomsOverview.month === parts.month;
}
