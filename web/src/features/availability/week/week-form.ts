import { array, number, object } from 'yup';

import { weekdayNames } from '../../../shared/calendar/month-weeks';
import { hoursRule } from '../../../shared/form/intervals-rule';
import type { FieldPath } from '../../../shared/form/server-refusal';
import { areIntervals, byStart, minutesOf, type Interval } from '../../../shared/time/intervals';
import { texts } from '../texts';

/** A day of the week with its hours in the order of the page; none: it is not ticked. */
export interface WeekDay {
  /** 0 = Sunday to 6 = Saturday, as the API counts. */
  dayOfWeek: number;
  intervals: Interval[];
}

/** Seven days, Monday first. */
export type Week = WeekDay[];

export interface WeekValues {
  week: Week;
}

/** Whether it is a week, as JSON gave it back. */
export function isWeek(value: unknown): value is Week {
  if (!Array.isArray(value)) return false;
  const days: (Partial<WeekDay> | null)[] = value;
  return days.length === DAYS.length && days.every((day, place) => day?.dayOfWeek === DAYS[place] && areIntervals(day?.intervals));
}

interface Entry extends Interval {
  dayOfWeek: number;
}

const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const NAMES = weekdayNames('sunday').map(({ long }) => long);

/** "lunes" for 1. */
export function dayName(dayOfWeek: number): string {
  return NAMES[dayOfWeek] ?? '';
}

export function toWeek(entries: readonly Entry[]): Week {
  return DAYS.map((dayOfWeek) => ({
    dayOfWeek,
    intervals: byStart(entries.filter((entry) => entry.dayOfWeek === dayOfWeek)).map(({ startTime, endTime }) => ({ startTime, endTime })),
  }));
}

/** What is sent: every hours of every day, in the order of the page. */
export function toEntries(week: Week): Entry[] {
  return week.flatMap(({ dayOfWeek, intervals }) => intervals.map(({ startTime, endTime }) => ({ dayOfWeek, startTime, endTime })));
}

/** Whether both mean the same hours, in whatever order they were typed. */
export function sameWeek(one: Week, other: Week): boolean {
  const text = (week: Week) => JSON.stringify(toWeek(toEntries(week)));
  return text(one) === text(other);
}

/** See hoursRule. */
export const weekSchema = object({
  week: array(
    object({ dayOfWeek: number().required() }).when(([{ dayOfWeek }], day) =>
      day.shape({ intervals: hoursRule(texts.weekEditor.hoursOf(dayName(dayOfWeek))) }),
    ),
  ),
});

/** The field of the hours that the server names, e.g. `entries.2.endTime`; undefined when it names none. */
export function weekFieldAt(week: Week): (serverName: string) => FieldPath<WeekValues> | undefined {
  const places = week.flatMap(({ intervals }, day) => intervals.map((_interval, index) => `week.${day}.intervals.${index}` as const));
  return (serverName) => {
    const [, position, time] = /^entries\.(\d+)\.(startTime|endTime)$/.exec(serverName) ?? [];
    const place = position === undefined ? undefined : places[Number(position)];
    return place === undefined ? undefined : `${place}.${time}`;
  };
}

/** The minutes of attendance of a week; hours that end before they start count as none. */
export function weekMinutes(week: Week): number {
  return week.flatMap(({ intervals }) => intervals).reduce((sum, interval) => sum + Math.max(0, minutesOf(interval)), 0);
}
