import { dayIn, idIn, monthIn } from '../../../kit/url/query';
import { monthOf } from '../../../kit/time/wall-time';
import { CALENDAR_QUERY } from './calendar.paths';

export interface CalendarUrlState {
  /** yyyy-MM; null: present. */
  month: string | null;
  /** yyyy-MM-dd; null: whole month. */
  day: string | null;
  /** Null: everyone. */
  professionalId: number | null;
}

/** Drops invalid values; a day sets its month. */
export function readCalendarUrl(query: URLSearchParams): CalendarUrlState {
  const day = dayIn(query, CALENDAR_QUERY.day);
  const month = day === null ? monthIn(query, CALENDAR_QUERY.month) : monthOf(day);
  return { month, day, professionalId: idIn(query, CALENDAR_QUERY.professional) };
}

/** Shows a whole month. */
export function showMonth(urlState: CalendarUrlState, month: string): CalendarUrlState {
  return { ...urlState, month, day: null };
}

/** A second press shows the month. */
export function toggleDay(urlState: CalendarUrlState, day: string): CalendarUrlState {
  return { ...urlState, month: monthOf(day), day: urlState.day === day ? null : day };
}
