import { addDays } from './calendar-date';
import { enumerated } from './counted';
import { dateText } from './date-text';
import { datesOfRecurrence } from './recurrence';
import { formatTime } from './time-of-day';
import { WEEKDAYS_IN_PLURAL, type Weekday } from './weekday';

/** From today. */
const SERIES_WEEKS = 26;

const OFTEN: ReadonlyMap<number, string> = new Map([
  [1, 'Todos los'],
  [2, 'Cada dos semanas, los'],
]);

/** Minutes of the clinic's day. */
export interface SeriesHours {
  readonly weekday: Weekday;
  readonly start: number;
  readonly end: number;
}

/** Dates are yyyy-MM-dd, both included. */
export interface SeriesPattern {
  readonly firstDate: string;
  readonly untilDate: string;
  /** 1: every week, 2: every other week, counted from the week of firstDate. */
  readonly everyWeeks: number;
  readonly hours: readonly SeriesHours[];
}

/** Clock changes don't move the hours. */
export function seriesDates({ firstDate, untilDate, everyWeeks, hours }: SeriesPattern): string[] {
  const weekdays = hours.map(({ weekday }) => weekday);
  return datesOfRecurrence({ from: firstDate, weekdays, everyWeeks, end: { until: untilDate } });
}

export function latestSeriesDate(today: string): string {
  return addDays(today, SERIES_WEEKS * 7);
}

/** 'Todos los martes de 09:00 a 13:00, hasta el 30-06-2026'. */
export function seriesText({ hours, everyWeeks, untilDate }: Omit<SeriesPattern, 'firstDate'>): string {
  const byHours = new Map<string, Weekday[]>();
  for (const { weekday, start, end } of hours.toSorted((a, b) => a.weekday - b.weekday || a.start - b.start)) {
    const text = `de ${formatTime(start)} a ${formatTime(end)}`;
    byHours.set(text, [...(byHours.get(text) ?? []), weekday]);
  }
  const parts = [...byHours].map(
    ([text, weekdays]) => `${enumerated(weekdays.map((weekday) => WEEKDAYS_IN_PLURAL[weekday]))} ${text}`,
  );
  const often = OFTEN.get(everyWeeks) ?? `Cada ${everyWeeks} semanas, los`;
  return `${often} ${enumerated(parts)}, hasta el ${dateText(untilDate)}`;
}
