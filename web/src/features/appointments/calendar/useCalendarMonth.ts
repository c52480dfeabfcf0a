import { useCallback, useEffect, useState } from 'react';

import { clockTime } from '../../../shared/time/clinic-time';
import { texts } from '../texts';
import { changesText } from './calendar-changes';
import { useCalendarMonthQuery, useCalendarVersionQuery, type CalendarMonthQuery } from './calendar.generated';

/** Others' changes are seen within this and the time of two answers: less than the 15 s promised. */
const POLL_MS = 10_000;

interface Wanted {
  /** yyyy-MM */
  month: string;
  professionalId: number | null;
}

/**
 * The appointments of a month, kept up to date while the page is seen: every few seconds their version is asked for,
 * and they themselves when it is another.
 */
export function useCalendarMonth({ month, professionalId }: Wanted) {
  const variables = { month, professionalId };
  const query = useCalendarMonthQuery({ variables, fetchPolicy: 'cache-and-network', errorFallback: texts.calendar.failed });
  const watch = useCalendarVersionQuery({ variables, fetchPolicy: 'no-cache', pollInterval: POLL_MS, errorToast: false });
  const { data, refetch } = query;
  const shown = data?.appointments.version;
  const latest = watch.data?.appointments.version;
  useEffect(() => {
    if (shown !== undefined && latest !== undefined && shown !== latest) void refetch();
  }, [shown, latest, refetch]);
  const askVersion = watch.refetch;
  const { news, knowOwn } = useNews(`${month} ${professionalId}`, data);

  return {
    items: data?.appointments.items,
    clinic: data?.clinic,
    /** The clinic's instant, as late as it is known. */
    now: watch.data?.clinic.now ?? data?.clinic.now,
    failed: query.error !== undefined && !data,
    /** What is shown may be old: the server does not answer. */
    stale: data !== undefined && (watch.error !== undefined || query.error !== undefined),
    news,
    /** Asks again, after a turno was made, moved or changed from here: that is no news. */
    refresh: async (ownId?: string) => {
      if (ownId !== undefined) knowOwn(ownId);
      await Promise.all([refetch(), askVersion()]);
    },
  };
}

interface Seen {
  /** Of which month and whom. */
  key: string;
  data: CalendarMonthQuery;
  news: string;
}

/**
 * What others changed last in the list on show, in words; '' for nothing. What one changes oneself comes without another
 * version, but for turnos that come or go by it, which `knowOwn` is told of.
 */
function useNews(key: string, data: CalendarMonthQuery | undefined): { news: string; knowOwn: (id: string) => void } {
  const [seen, setSeen] = useState<Seen>();
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const knowOwn = useCallback((id: string) => setOwn((known) => new Set(known).add(id)), []);
  if (data && seen?.data !== data) {
    const isSameList = seen?.key === key;
    const isNewVersion = seen?.data.appointments.version !== data.appointments.version;
    const found = isSameList && isNewVersion ? changesText(seen.data.appointments.items, data.appointments.items, own) : null;
    const before = isSameList ? seen.news : '';
    setSeen({ key, data, news: found === null ? before : texts.appointmentList.news(clockTime(data.clinic.now), found) });
  }
  return { news: seen?.key === key ? seen.news : '', knowOwn };
}
