import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import { isRealDay } from '../../../kit/time/calendar-date';
import { clockTime, dayOf, monthOf } from '../../../kit/time/wall-time';
import { calendarTexts } from './texts';

interface Timed {
  id: string;
  status: AppointmentStatus;
  startTime: string;
  endTime: string;
}

/** Earliest first. */
export interface CalendarDay<T> {
  day: string;
  items: T[];
}

const INSTANT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d/;

/** Existing date with a time. */
function isInstant(text: string): boolean {
  return INSTANT.test(text) && isRealDay(dayOf(text));
}

/** "09:30 - 10:00", or a text if invalid. */
export function timeRange({ startTime, endTime }: Pick<Timed, 'startTime' | 'endTime'>): string {
  if (!isInstant(startTime) || !isInstant(endTime)) return calendarTexts.page.noTime;
  return `${clockTime(startTime)} - ${clockTime(endTime)}`;
}

/** By day, earliest first. Skips invalid starts, and those moved to another month. */
export function byDay<T extends Timed>(month: string, items: readonly T[]): CalendarDay<T>[] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    if (monthOf(item.startTime) !== month || !isInstant(item.startTime)) continue;
    const day = dayOf(item.startTime);
    const known = days.get(day);
    if (known) known.push(item);
    else days.set(day, [item]);
  }
  const earliestFirst = (one: T, other: T) => compare(one.startTime, other.startTime) || compare(one.id, other.id);
  const inOrder = [...days].map(([day, its]) => ({ day, items: its.sort(earliestFirst) }));
  return inOrder.sort((one, other) => compare(one.day, other.day));
}

/** Offsets differ only twice a year, and text sorts by the clinic's clock. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
