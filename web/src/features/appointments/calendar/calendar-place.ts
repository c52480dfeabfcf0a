import { isRealDay, monthOf } from '../../../shared/time/clinic-time';
import { CALENDAR_QUERY } from '../appointments.paths';

/** What the calendar shows. */
export interface CalendarPlace {
  /** yyyy-MM; null: the present one. */
  month: string | null;
  /** yyyy-MM-dd, in that month; null: all of it. */
  day: string | null;
  /** null: everyone. */
  professionalId: number | null;
}

const ID = /^[1-9]\d{0,8}$/;

/** What the address says; what is misspelt is left out, and a day brings its month along. */
export function readCalendarPlace(query: URLSearchParams): CalendarPlace {
  const text = (key: keyof typeof CALENDAR_QUERY) => query.get(CALENDAR_QUERY[key]) ?? '';
  const day = isRealDay(text('day')) ? text('day') : null;
  const month = isRealDay(`${text('month')}-01`) ? text('month') : null;
  const professionalId = ID.test(text('professional')) ? Number(text('professional')) : null;
  return { month: day === null ? month : monthOf(day), day, professionalId };
}

/** Another month, whole. */
export function showMonth(place: CalendarPlace, month: string): CalendarPlace {
  return { ...place, month, day: null };
}

/** One day; the same one again: its whole month. */
export function toggleDay(place: CalendarPlace, day: string): CalendarPlace {
  return { ...place, month: monthOf(day), day: place.day === day ? null : day };
}
