import { array, string } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema, type FormSchema } from '../../../kit/form/form-schema';
import { intervalsRule } from '../../../kit/form/intervals-rule';
import { textRule } from '../../../kit/form/rules';
import { DEFAULT_INTERVAL, type Interval } from '../../../kit/time/intervals';
import { toMinutes } from '../../../kit/time/time-of-day';
import { addDays } from '../../../kit/time/wall-time';
import { rentalSeriesInputLimits as LIMITS } from '../../../schema/limits.generated';
import { intervalFaults } from '../rent/rental-form';
import type { RentalSeriesInput } from './series.generated';
import { texts } from './texts';

/** Dates as dd-MM-yyyy; times in clinic time. */
export interface SeriesValues {
  roomId: string;
  /** Weeks between dates. */
  everyWeeks: string;
  /** Words of `texts.weekdays`. */
  weekdays: string[];
  intervals: Interval[];
  firstDate: string;
  untilDate: string;
  notes: string;
  /** Unwanted free dates, yyyy-MM-dd. */
  leftOut: string[];
}

const USUAL_DAYS = 12 * 7;

/** The hours of most days, the longer ones first; without any, 09:00-17:00. */
export function usualInterval(entries: readonly Interval[]): Interval {
  const keyOf = ({ startTime, endTime }: Interval) => `${startTime} ${endTime}`;
  const days = ({ startTime, endTime }: Interval) =>
    entries.filter((it) => keyOf(it) === keyOf({ startTime, endTime })).length;
  const length = ({ startTime, endTime }: Interval) => toMinutes(endTime) - toMinutes(startTime);
  const [most = DEFAULT_INTERVAL] = entries.toSorted(
    (one, other) => days(other) - days(one) || length(other) - length(one),
  );
  return { startTime: most.startTime, endTime: most.endTime };
}

export function emptySeries(today: string, usual: Interval = DEFAULT_INTERVAL): SeriesValues {
  return {
    roomId: '',
    everyWeeks: '1',
    weekdays: [],
    intervals: [{ ...usual }],
    firstDate: toDateText(today),
    untilDate: toDateText(addDays(today, USUAL_DAYS)),
    notes: '',
    leftOut: [],
  };
}

/** A room and hours are quickly chosen again. */
export function isSeriesUnsaved({ weekdays, notes }: SeriesValues): boolean {
  return weekdays.length > 0 || notes.trim() !== '';
}

export function seriesSchema(today: string): FormSchema<SeriesValues> {
  const date = () => dateTextRule({ min: today }).required(texts.faults.noDate);
  return formSchema<SeriesValues>({
    roomId: string().required(texts.faults.noRoom),
    everyWeeks: string().required(),
    weekdays: array().min(1, texts.faults.noWeekday),
    intervals: intervalsRule((intervals) => intervalFaults(intervals)).min(
      LIMITS.hours.minItems,
      texts.faults.noInterval,
    ),
    firstDate: date(),
    untilDate: date().when('firstDate', ([first]: string[], rule) =>
      rule.test('order', texts.faults.order, (text) => typedDay(text) >= typedDay(first ?? '')),
    ),
    notes: textRule(LIMITS.notes),
    leftOut: array(),
  });
}

/** `values` must be valid. */
export function toSeriesInput(values: SeriesValues, professionalId: number): RentalSeriesInput {
  const { roomId, everyWeeks, weekdays, intervals, firstDate, untilDate, notes } = values;
  return {
    roomId: Number(roomId),
    everyWeeks: Number(everyWeeks),
    firstDate: typedDay(firstDate),
    untilDate: typedDay(untilDate),
    hours: texts.weekdays.flatMap((name, index) =>
      weekdays.includes(name)
        ? intervals.map(({ startTime, endTime }) => ({ weekday: index + 1, startTime, endTime }))
        : [],
    ),
    notes: notes.trim() || null,
    professionalId,
  };
}

/** As on blur. */
const typedDay = (typed: string): string => toIsoDay(tidyDateText(typed));

export const SERIES_FIELDS = {
  roomId: 'roomId',
  everyWeeks: 'everyWeeks',
  hours: 'weekdays',
  firstDate: 'firstDate',
  untilDate: 'untilDate',
  notes: 'notes',
} as const;

/** Found by the server before sending. */
export interface SeriesFault {
  field: (typeof SERIES_FIELDS)[keyof typeof SERIES_FIELDS];
  text: string;
}
