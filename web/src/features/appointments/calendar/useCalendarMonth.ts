import { useCallback, useEffect, useState } from 'react';

import { clockTime } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { changesText } from './calendar-changes';
import { useCalendarMonthQuery, useCalendarVersionQuery, type CalendarMonthQuery } from './calendar.generated';

/** With two round trips still below the promised 15 s. */
const POLL_MS = 10_000;

interface Options {
  /** yyyy-MM */
  month: string;
  professionalId: number | null;
}

/**
 * A month's appointments, kept current while the page is visible: polls their version, and reloads them when it
 * changes.
 */
export function useCalendarMonth({ month, professionalId }: Options) {
  const variables = { month, professionalId };
  const query = useCalendarMonthQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.calendar.failed,
  });
  const watch = useCalendarVersionQuery({
    variables,
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
    errorToast: false,
  });
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
    /** The clinic's latest known instant. */
    now: watch.data?.clinic.now ?? data?.clinic.now,
    failed: query.error !== undefined && !data,
    /** The server does not answer, so the list may be outdated. */
    stale: data !== undefined && (watch.error !== undefined || query.error !== undefined),
    news,
    /** Reloads after the user created, moved or changed a turno, which is no news. */
    refresh: async (ownId?: string) => {
      if (ownId !== undefined) knowOwn(ownId);
      await Promise.all([refetch(), askVersion()]);
    },
  };
}

interface Seen {
  /** Names the month and professional. */
  key: string;
  data: CalendarMonthQuery;
  news: string;
}

/**
 * Words for what others changed last in this list; '' for nothing. The user's own changes don't change the version,
 * except turnos that come or go: report those to `knowOwn`.
 */
function useNews(key: string, data: CalendarMonthQuery | undefined): { news: string; knowOwn: (id: string) => void } {
  const [seen, setSeen] = useState<Seen>();
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const knowOwn = useCallback((id: string) => setOwn((known) => new Set(known).add(id)), []);
  if (data && seen?.data !== data) {
    const isSameList = seen?.key === key;
    const isNewVersion = seen?.data.appointments.version !== data.appointments.version;
    const found =
      isSameList && isNewVersion ? changesText(seen.data.appointments.items, data.appointments.items, own) : null;
    const before = isSameList ? seen.news : '';
    setSeen({
      key,
      data,
      news: found === null ? before : texts.appointmentList.news(clockTime(data.clinic.now), found),
    });
  }
  return { news: seen?.key === key ? seen.news : '', knowOwn };
}
