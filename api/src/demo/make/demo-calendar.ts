import { addDays, dateOfDayNumber, dayNumber, datesOfMonth } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import type { Random } from './random';

/** Dates are yyyy-MM-dd, in order. */
export type DemoCalendar = {
  readonly zone: string;
  readonly today: string;
  /** Last month to three months ahead. */
  readonly months: readonly { readonly year: number; readonly month: number; readonly dates: readonly string[] }[];
  /** All dates of those months. */
  readonly dates: readonly string[];
  /** The dates with appointments and rentals, about a month each way. */
  readonly activeDates: readonly string[];
};

const ACTIVE_DAYS_EACH_WAY = 31;
const YESTERDAY = -1;

export function demoCalendar(today: string, zone: string): DemoCalendar {
  const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = [-1, 0, 1, 2, 3].map((offset) => {
    const year = Math.floor((thisMonth + offset) / 12);
    const month = ((thisMonth + offset) % 12) + 1;
    return { year, month, dates: datesOfMonth(year, month) };
  });
  const dates = months.flatMap((month) => month.dates);
  const first = addDays(today, -ACTIVE_DAYS_EACH_WAY);
  const last = addDays(today, ACTIVE_DAYS_EACH_WAY);
  return { zone, today, months, dates, activeDates: dates.filter((date) => first <= date && date <= last) };
}

/** Negative before today. */
export function daysFromToday(calendar: DemoCalendar, date: string): number {
  return dayNumber(date) - dayNumber(calendar.today);
}

/** `count` dates, starting `offset` days from today. */
export function datesFrom(calendar: DemoCalendar, offset: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(calendar.today, offset + index));
}

/** An epoch minute in waking hours of a day in [from, to], yesterday at the latest. */
export function someTimeBetween(calendar: DemoCalendar, random: Random, from: number, to: number): number {
  const latest = dayNumber(calendar.today) + YESTERDAY;
  const day = random.integer(Math.min(from, latest), Math.min(to, latest));
  return minuteOfDate(calendar.zone, dateOfDayNumber(day), random.integer(8 * 60, 21 * 60));
}
