import { usePlace } from '../../../shared/place/usePlace';
import { readCalendarPlace } from './calendar-place';
import { calendarSearch } from './calendar.paths';

/** What the calendar shows, kept in the address. */
export function useCalendarPlace() {
  const { place, go } = usePlace(readCalendarPlace, calendarSearch);
  return { place, go };
}
