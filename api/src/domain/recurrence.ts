import { dateOfDayNumber, dayNumber, weekdayOf } from './calendar-date';
import type { Weekday } from './weekday';

/** Weeks begin on Mondays; the first is that of `from`. */
export interface Recurrence {
  /** yyyy-MM-dd; included if its weekday is listed. */
  readonly from: string;
  readonly weekdays: readonly Weekday[];
  readonly everyWeeks: number;
  /** The first limit reached ends the series. Last date inclusive. */
  readonly end:
    | { readonly until: string; readonly count?: number }
    | { readonly until?: string; readonly count: number };
}

const DAYS_PER_WEEK = 7;

/** Ascending. RangeError unless the rhythm is a whole number of weeks. */
export function datesOfRecurrence({ from, weekdays, everyWeeks, end }: Recurrence): string[] {
  if (!Number.isInteger(everyWeeks) || everyWeeks < 1) {
    throw new RangeError(`A rhythm is a whole number of weeks, not ${everyWeeks}`);
  }
  const { until = null, count = Infinity } = end;
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  const first = dayNumber(from);
  const last = until === null ? Infinity : dayNumber(until);
  const dates: string[] = [];
  if (days.length === 0) return dates;
  for (let monday = first - (weekdayOf(from) - 1); monday <= last; monday += everyWeeks * DAYS_PER_WEEK) {
    for (const weekday of days) {
      if (dates.length >= count) return dates;
      const day = monday + weekday - 1;
      if (day >= first && day <= last) dates.push(dateOfDayNumber(day));
    }
  }
  return dates;
}
