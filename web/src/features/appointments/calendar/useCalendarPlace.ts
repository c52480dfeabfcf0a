import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { calendarSearch } from '../appointments.paths';
import { readCalendarPlace, type CalendarPlace } from './calendar-place';

/** What the calendar shows, kept in the address: each choice is an entry of the history, so Back undoes it. */
export function useCalendarPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readCalendarPlace(new URLSearchParams(search)), [search]);
  const go = useCallback((next: CalendarPlace) => void navigate({ search: calendarSearch(next) }, { preventScrollReset: true }), [navigate]);
  return { place, go };
}
