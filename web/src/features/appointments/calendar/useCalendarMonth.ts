import { POLL_MS, useLiveTurnos } from '../../../clinic/appointment/useLiveTurnos';
import { calendarTexts } from './texts';
import { useCalendarMonthQuery, useCalendarVersionQuery } from './calendar.generated';

interface Options {
  /** yyyy-MM */
  month: string;
  professionalId: number | null;
}

/** Refreshed while visible. */
export function useCalendarMonth({ month, professionalId }: Options) {
  const variables = { month, professionalId };
  const query = useCalendarMonthQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    errorFallback: calendarTexts.page.failed,
  });
  const watch = useCalendarVersionQuery({
    variables,
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
  });
  const live = useLiveTurnos(query, watch, {
    of: `${month} ${professionalId}`,
    turnosOf: ({ appointments, clinic }) => ({ ...appointments, now: clinic.now }),
    versionOf: ({ appointments, clinic }) => ({ ...appointments, now: clinic.now }),
  });
  return { ...live, items: query.data?.appointments.items, clinic: query.data?.clinic };
}
