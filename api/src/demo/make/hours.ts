import type { Interval } from '../../domain/intervals';
import { parseEndTime, parseTime } from '../../domain/time-of-day';
import { fromIsoWeekday, type Weekday } from '../../domain/weekday';
import type { WeeklyHours } from '../tables/rooms';

export type HoursRow = { readonly startMinute: number; readonly endMinute: number };
export type WeeklyHoursRow = HoursRow & { readonly weekday: Weekday };

/** 'HH:mm-HH:mm', separated by commas, as minutes of the day; '' is none. Throws RangeError. */
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
