import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readCalendarPlace, type CalendarPlace } from './calendar-place';
import { calendarSearch } from './calendar.paths';

/** What the calendar shows, kept in the address: each choice is an entry of the history, so Back undoes it. */
export function useCalendarPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readCalendarPlace(new URLSearchParams(search)), [search]);
  const go = useCallback((next: CalendarPlace) => void navigate({ search: calendarSearch(next) }, { preventScrollReset: true }), [navigate]);
  return { place, go };
}
