import { formatTime } from '../../domain/time-of-day';
import { type Weekday, WEEKDAY_NAMES, WEEKDAYS } from '../../domain/weekday';
import { firstOverlap, inOrder, type WeekdayHours } from '../../domain/weekly-hours';
import { invalid } from '../../platform/errors/app-error';
import { readTimes } from '../../platform/validation/times';
import { INTERVALS, type DayScheduleInput, type WeekScheduleInput } from './week-schedule.inputs';
import type { DaySchedule, ScheduleInterval, WeekSchedule } from './week-schedule.object';

/** Minutes of the day. */
export type DayHours = Pick<WeekdayHours, 'startMinute' | 'endMinute'>;

const KEYS = {
  1: 'monday',
  2: 'tuesday',
  3: 'wednesday',
  4: 'thursday',
  5: 'friday',
  6: 'saturday',
  7: 'sunday',
} as const satisfies Record<Weekday, keyof WeekSchedule>;

/** Monday first. BAD_REQUEST with the field, e.g. `schedule.monday.intervals.0.endTime`. */
export function readWeek(week: WeekScheduleInput, at: string): WeekdayHours[] {
  return WEEKDAYS.flatMap((weekday) =>
    readDay(week[KEYS[weekday]], `${at}.${KEYS[weekday]}`, `del ${WEEKDAY_NAMES[weekday]}`).map((hours) => ({
      weekday,
      ...hours,
    })),
  );
}

/** In order; empty: closed. `whose` is for the message. BAD_REQUEST with the field below `at`. */
export function readDay({ isAvailable, intervals }: DayScheduleInput, at: string, whose: string): DayHours[] {
  if (!isAvailable) return [];
  const given = intervals ?? [];
  if (given.length === 0) throw invalid(`${at}.intervals`, `Falta el horario ${whose}`);
  if (given.length > INTERVALS.maxItems)
    throw invalid(`${at}.intervals`, `Un día no puede tener más de ${INTERVALS.maxItems} horarios`);
  const hours = given.map(({ startTime, endTime }, index) =>
    readTimes(startTime, endTime, `${at}.intervals.${index}.`),
  );
  const sameDay = hours.map((it) => ({ weekday: WEEKDAYS[0]!, ...it }));
  const overlap = firstOverlap(sameDay);
  if (overlap !== null) throw invalid(`${at}.intervals.${overlap}.startTime`, `Los horarios ${whose} se superponen`);
  return hours.toSorted((a, b) => a.startMinute - b.startMinute);
}

export function writeWeek(hours: readonly WeekdayHours[]): WeekSchedule {
  const days = WEEKDAYS.map((weekday) => [
    KEYS[weekday],
    writeDay(inOrder(hours.filter((it) => it.weekday === weekday))),
  ]);
  return Object.fromEntries(days) as unknown as WeekSchedule;
}

/** Monday first. */
export function daysOf(hours: readonly WeekdayHours[]): ScheduleInterval[][] {
  return Object.values(writeWeek(hours)).map(({ intervals }: DaySchedule) => intervals);
}

/** Expects `hours` in order. */
export function writeDay(hours: readonly DayHours[]): DaySchedule {
  return {
    isAvailable: hours.length > 0,
    intervals: hours.map(({ startMinute, endMinute }) => ({
      startTime: formatTime(startMinute),
      endTime: formatTime(endMinute),
    })),
  };
}
