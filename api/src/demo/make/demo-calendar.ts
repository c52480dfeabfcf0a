import { addDays, dateOfDayNumber, datesOfMonth, dayNumber } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import type { Interval } from '../../domain/intervals';
import { parseEndTime, parseTime } from '../../domain/time-of-day';
import { fromIsoWeekday, type Weekday } from '../../domain/weekday';
import type { WeeklyHours } from '../clinic-data';
import type { Random } from './random';

/** Dates are yyyy-MM-dd, in order. */
export interface DemoCalendar {
  readonly zone: string;
  readonly today: string;
  readonly months: readonly { readonly year: number; readonly month: number; readonly dates: readonly string[] }[];
  readonly dates: readonly string[];
  readonly activeDates: readonly string[];
}

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

export function daysFromToday(calendar: DemoCalendar, date: string): number {
  return dayNumber(date) - dayNumber(calendar.today);
}

export function datesFrom(calendar: DemoCalendar, offset: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(calendar.today, offset + index));
}

/** In waking hours of [from, to], yesterday at the latest. Epoch minute. */
export function someTimeBetween(calendar: DemoCalendar, random: Random, from: number, to: number): number {
  const latest = dayNumber(calendar.today) + YESTERDAY;
  const day = random.integer(Math.min(from, latest), Math.min(to, latest));
  return minuteOfDate(calendar.zone, dateOfDayNumber(day), random.integer(8 * 60, 21 * 60));
}

export type HoursRow = { readonly startMinute: number; readonly endMinute: number };
export type WeeklyHoursRow = HoursRow & { readonly weekday: Weekday };

/** 'HH:mm-HH:mm', separated by commas, in minutes of the day; '' is none. RangeError. */
export function parseHours(text: string): Interval[] {
  if (text === '') return [];
  return text.split(', ').map((part) => {
    const [from = '', to = ''] = part.split('-');
    const start = parseTime(from);
    const end = parseEndTime(to);
    if (start === null || end === null || start >= end) throw new RangeError(`Not hours of a day: ${part}`);
    return { start, end };
  });
}

export function hoursRows(hours: readonly Interval[]): HoursRow[] {
  return hours.map(({ start, end }) => ({ startMinute: start, endMinute: end }));
}

export function weeklyRows(weekly: WeeklyHours): WeeklyHoursRow[] {
  return Object.entries(weekly).flatMap(([day, text]) =>
    hoursRows(parseHours(text)).map((hours) => ({ weekday: fromIsoWeekday(Number(day)), ...hours })),
  );
}
