import { weekdayNames } from '../../../shared/calendar/month-weeks';
import { isLike } from '../../../shared/draft/draft';
import { toMinutes, toTime } from '../../../shared/time/time-of-day';

/** From one time to a later one of the same day, HH:mm up to 24:00. */
export interface Interval {
  start: string;
  end: string;
}

/** A day of the week with its hours in the order of the page; none: it is not ticked. */
export interface WeekDay {
  /** 0 = Sunday to 6 = Saturday, as the API counts. */
  dayOfWeek: number;
  intervals: readonly Interval[];
}

/** Seven days, Monday first. */
export type Week = readonly WeekDay[];

/** Whether it is a week, as JSON gave it back. */
export function isWeek(value: unknown): value is Week {
  if (!Array.isArray(value)) return false;
  const days: (Partial<WeekDay> | null)[] = value;
  return days.length === DAYS.length && days.every((day, place) => day?.dayOfWeek === DAYS[place] && Array.isArray(day?.intervals) && day.intervals.every((it) => isLike(it, FIRST_HOURS)));
}

interface Entry {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
}

/** What is wrong with one of the two times of some hours. */
export interface WeekFault {
  dayOfWeek: number;
  /** Which hours of the day, from 0. */
  index: number;
  field: keyof Interval;
  text: string;
}

const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const NAMES = weekdayNames('sunday').map(({ long }) => long);
/** What a day that is ticked begins with. */
const FIRST_HOURS: Interval = { start: '09:00', end: '17:00' };
const PAUSE = 60;
const SHORTEST = 15;
const USUAL = 240;
const END_OF_DAY = 1440;

/** "lunes" for 1. */
export function dayName(dayOfWeek: number): string {
  return NAMES[dayOfWeek] ?? '';
}

export function toWeek(entries: readonly Entry[]): Week {
  return DAYS.map((dayOfWeek) => ({
    dayOfWeek,
    intervals: entries
      .filter((entry) => entry.dayOfWeek === dayOfWeek)
      .map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))
      .toSorted((one, other) => toMinutes(one.start) - toMinutes(other.start)),
  }));
}

/** What is sent: every hours of every day, in the order of the page. */
export function toEntries(week: Week): Entry[] {
  return week.flatMap(({ dayOfWeek, intervals }) => intervals.map(({ start, end }) => ({ dayOfWeek, startTime: start, endTime: end })));
}

/** Whether both mean the same hours, in whatever order they were typed. */
export function sameWeek(one: Week, other: Week): boolean {
  const text = (week: Week) => JSON.stringify(toWeek(toEntries(week)));
  return text(one) === text(other);
}

/** Every fault by the server's rules: the end comes after the start, and no hours of a day share a minute with those above. */
export function weekFaults(week: Week): WeekFault[] {
  return week.flatMap(({ dayOfWeek, intervals }) =>
    intervals.flatMap((interval, index): WeekFault[] => {
      if (minutesOf(interval) <= 0) return [{ dayOfWeek, index, field: 'end', text: 'La hora de fin debe ser posterior a la de inicio' }];
      const overlaps = intervals.slice(0, index).some((earlier) => minutesOf(earlier) > 0 && collide(earlier, interval));
      return overlaps ? [{ dayOfWeek, index, field: 'start', text: `Los horarios del ${dayName(dayOfWeek)} se superponen` }] : [];
    }),
  );
}

/** The hours that the server names, e.g. `entries.2.endTime`; null when it names none. */
export function faultAt(week: Week, field: string | undefined, text: string): WeekFault | null {
  const [, position, end] = /^entries\.(\d+)\.(?:startTime|(endTime))$/.exec(field ?? '') ?? [];
  const places = week.flatMap(({ dayOfWeek, intervals }) => intervals.map((_interval, index) => ({ dayOfWeek, index })));
  const place = position === undefined ? undefined : places[Number(position)];
  return place ? { ...place, field: end ? 'end' : 'start', text } : null;
}

/** The minutes of attendance of a week; hours that end before they start count as none. */
export function weekMinutes(week: Week): number {
  return week.flatMap(({ intervals }) => intervals).reduce((sum, interval) => sum + Math.max(0, minutesOf(interval)), 0);
}

export function tickDay(week: Week, dayOfWeek: number, ticked: boolean): Week {
  return withDay(week, dayOfWeek, () => (ticked ? [FIRST_HOURS] : []));
}

export function changeInterval(week: Week, dayOfWeek: number, index: number, interval: Interval): Week {
  return withDay(week, dayOfWeek, (intervals) => intervals.map((old, place) => (place === index ? interval : old)));
}

export function removeInterval(week: Week, dayOfWeek: number, index: number): Week {
  return withDay(week, dayOfWeek, (intervals) => intervals.filter((_old, place) => place !== index));
}

export function addInterval(week: Week, dayOfWeek: number): Week {
  return withDay(week, dayOfWeek, (intervals) => {
    const next = nextInterval(intervals);
    return next ? [...intervals, next] : intervals;
  });
}

/** More hours for a day: after an hour's pause, else before the first ones; null when the day is full. */
export function nextInterval(intervals: readonly Interval[]): Interval | null {
  const last = Math.max(...intervals.map(({ end }) => toMinutes(end)));
  const first = Math.min(...intervals.map(({ start }) => toMinutes(start)));
  const start = last + PAUSE;
  if (start + SHORTEST <= END_OF_DAY) return { start: toTime(start), end: toTime(Math.min(start + USUAL, END_OF_DAY)) };
  return first >= SHORTEST ? { start: toTime(Math.max(0, first - USUAL)), end: toTime(first) } : null;
}

function withDay(week: Week, dayOfWeek: number, change: (intervals: readonly Interval[]) => readonly Interval[]): Week {
  return week.map((day) => (day.dayOfWeek === dayOfWeek ? { ...day, intervals: change(day.intervals) } : day));
}

function minutesOf({ start, end }: Interval): number {
  return toMinutes(end) - toMinutes(start);
}

function collide(one: Interval, other: Interval): boolean {
  return toMinutes(one.start) < toMinutes(other.end) && toMinutes(other.start) < toMinutes(one.end);
}
