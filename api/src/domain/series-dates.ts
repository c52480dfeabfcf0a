import { addDays, dateOfDayNumber, dayNumber, weekdayOf } from './calendar-date';
import { dateOf, minuteOfDate, minuteOfDayAt } from './clinic-time';
import { datesOfRecurrence } from './recurrence';
import { MINUTES_PER_DAY } from './time-of-day';

interface Rhythm {
  everyWeeks: number;
  count: number;
}

/** Epoch minutes, at the clock time of `first`. */
export function startsOfSeries(zone: string, first: number, { everyWeeks, count }: Rhythm): number[] {
  const from = dateOf(zone, first);
  const minute = minuteOfDayAt(zone, first);
  const dates = datesOfRecurrence({ from, weekdays: [weekdayOf(from)], everyWeeks, end: { count } });
  // Keeps the chosen one of two instants that show the same time.
  return dates.map((date, index) => (index === 0 ? first : minuteOfDate(zone, date, minute)));
}

/** Moves each by the calendar days and clock minutes between `before` and `after`. */
export function shiftedStarts(zone: string, before: number, after: number, others: readonly number[]): number[] {
  const days = dayNumber(dateOf(zone, after)) - dayNumber(dateOf(zone, before));
  const minutes = minuteOfDayAt(zone, after) - minuteOfDayAt(zone, before);
  return others.map((start) => {
    const minute = minuteOfDayAt(zone, start) + minutes;
    const carried = Math.floor(minute / MINUTES_PER_DAY);
    const date = addDays(dateOf(zone, start), days + carried);
    return minuteOfDate(zone, date, minute - carried * MINUTES_PER_DAY);
  });
}

export function weekOf(date: string): string[] {
  const monday = dayNumber(date) - (weekdayOf(date) - 1);
  return Array.from({ length: 7 }, (_, index) => dateOfDayNumber(monday + index));
}
