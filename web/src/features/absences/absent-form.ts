import { string } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import type { Interval } from '../../kit/time/intervals';
import { toMinutes } from '../../kit/time/time-of-day';
import { addDays, clockTime, dayOf, weekdayOf } from '../../kit/time/wall-time';
import { localDateLimits } from '../../schema/public-limits.generated';
import type { MarkAbsentInput, UnavailableReason } from './absences.generated';
import { texts } from './texts';

/** The date as dd-MM-YYYY, times HH:mm. */
export interface AbsentValues {
  date: string;
  /** One of WHEN. */
  when: string;
  startTime: string;
  endTime: string;
  reason: string;
}

export const WHEN = { allDay: 'allDay', fromNow: 'fromNow', hours: 'hours' } as const;

/** By the server's field names. */
export const ABSENT_FIELDS: Readonly<Record<string, keyof AbsentValues>> = {
  date: 'date',
  from: 'startTime',
  to: 'endTime',
};

/** All of the given day. */
export function newAbsence(day: string): AbsentValues {
  return { date: toDateText(day), when: WHEN.allDay, startTime: '', endTime: '', reason: 'sick_leave' };
}

interface Week {
  /** The clinic's instant. */
  now: string;
  /** 0 = Sunday. */
  hours: readonly { dayOfWeek: number; endTime: string }[];
  /** On holidays, and when already absent. */
  isOff: (day: string) => boolean;
}

const DAYS_OF_A_WEEK = 7;

/** Today while hours are to come, else the next day with hours; today if the week has none. */
export function firstWorkingDay({ now, hours, isOff }: Week): string {
  const today = dayOf(now);
  const days = Array.from({ length: 2 * DAYS_OF_A_WEEK }, (_day, index) => addDays(today, index));
  const attends = (day: string) =>
    !isOff(day) &&
    hours.some(
      ({ dayOfWeek, endTime }) =>
        dayOfWeek === weekdayOf(day) && (day !== today || toMinutes(endTime) > toMinutes(clockTime(now))),
    );
  return days.find(attends) ?? today;
}

/** The hours of the form that an appointment must overlap. `values` may be incomplete: then the whole day. */
export function absentSpan({ when, startTime, endTime }: AbsentValues, now: string): Interval {
  const [from, to] = ['00:00', '24:00'];
  if (when === WHEN.fromNow) return { startTime: clockTime(now), endTime: to };
  if (when === WHEN.hours) return { startTime: startTime || from, endTime: endTime || to };
  return { startTime: from, endTime: to };
}

export function chosenDate({ date }: Pick<AbsentValues, 'date'>): string {
  return toIsoDay(tidyDateText(date));
}

const time = (message: string) =>
  string().when('when', ([when], text) => (when === WHEN.hours ? text.required(message) : text));

export function absentSchema(now: string) {
  return formSchema<AbsentValues>({
    date: dateTextRule({ min: localDateLimits.earliest }).required(texts.faults.date),
    when: string()
      .required()
      .test(
        'now',
        texts.faults.now,
        (when, { parent }) => when !== WHEN.fromNow || chosenDate(parent as AbsentValues) === dayOf(now),
      ),
    startTime: time(texts.faults.startTime),
    endTime: time(texts.faults.endTime).test('order', texts.faults.order, (end, { parent }) => {
      const { when, startTime } = parent as AbsentValues;
      return when !== WHEN.hours || !end || !startTime || toMinutes(end) > toMinutes(startTime);
    }),
    reason: string().required(),
  });
}

/** `values` must be valid. */
export function toMarkAbsentInput(values: AbsentValues, now: string): MarkAbsentInput {
  const { when, startTime, endTime, reason } = values;
  return {
    date: chosenDate(values),
    reason: isReason(reason) ? reason : 'other',
    ...(when === WHEN.fromNow && { from: clockTime(now) }),
    ...(when === WHEN.hours && { from: startTime, to: endTime }),
  };
}

function isReason(text: string): text is UnavailableReason {
  return text in texts.reasons;
}
