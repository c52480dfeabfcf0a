import { overlaps } from './intervals';
import { type Weekday, WEEKDAYS } from './weekday';

/** Minutes of the day, start before end. */
export interface WeekdayHours {
  readonly weekday: Weekday;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Index of the first entry that overlaps an earlier one. */
export function firstOverlap(entries: readonly WeekdayHours[]): number | null {
  const found = entries.findIndex((entry, index) => entries.slice(0, index).some((earlier) => collide(entry, earlier)));
  return found === -1 ? null : found;
}

export function inOrder<Hours extends WeekdayHours>(entries: readonly Hours[]): Hours[] {
  return entries.toSorted((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute);
}

/** Monday first. */
export function weekdayChanges(before: readonly WeekdayHours[], after: readonly WeekdayHours[]): WeekdayChange[] {
  return WEEKDAYS.map((weekday) => ({
    weekday,
    before: hoursOf(before, weekday),
    after: hoursOf(after, weekday),
  })).filter((day) => !sameDay(day.before, day.after));
}

export interface WeekdayChange {
  weekday: Weekday;
  before: WeekdayHours[];
  after: WeekdayHours[];
}

function hoursOf(entries: readonly WeekdayHours[], weekday: Weekday): WeekdayHours[] {
  return inOrder(entries.filter((entry) => entry.weekday === weekday));
}

function sameDay(a: readonly WeekdayHours[], b: readonly WeekdayHours[]): boolean {
  return a.length === b.length && a.every((hours, index) => sameHours(hours, b[index]!));
}

export function sameHours(a: WeekdayHours, b: WeekdayHours): boolean {
  return a.weekday === b.weekday && a.startMinute === b.startMinute && a.endMinute === b.endMinute;
}

function collide(a: WeekdayHours, b: WeekdayHours): boolean {
  return (
    a.weekday === b.weekday &&
    overlaps({ start: a.startMinute, end: a.endMinute }, { start: b.startMinute, end: b.endMinute })
  );
}
