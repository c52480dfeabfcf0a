import { dayIn, idIn, monthIn } from '../../../shared/place/query';
import { monthOf } from '../../../shared/time/clinic-time';
import { CALENDAR_QUERY } from './calendar.paths';

/** What the calendar shows. */
export interface CalendarPlace {
  /** yyyy-MM; null: the present one. */
  month: string | null;
  /** yyyy-MM-dd, in that month; null: all of it. */
  day: string | null;
  /** null: everyone. */
  professionalId: number | null;
}

/** What the address says; what is misspelt is left out, and a day brings its month along. */
export function readCalendarPlace(query: URLSearchParams): CalendarPlace {
  const day = dayIn(query, CALENDAR_QUERY.day);
  const month = day === null ? monthIn(query, CALENDAR_QUERY.month) : monthOf(day);
  return { month, day, professionalId: idIn(query, CALENDAR_QUERY.professional) };
}

/** Another month, whole. */
export function showMonth(place: CalendarPlace, month: string): CalendarPlace {
  return { ...place, month, day: null };
}

/** One day; the same one again: its whole month. */
export function toggleDay(place: CalendarPlace, day: string): CalendarPlace {
  return { ...place, month: monthOf(day), day: place.day === day ? null : day };
}
