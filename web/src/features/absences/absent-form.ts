import { string } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import { toMinutes } from '../../kit/time/time-of-day';
import { clockTime, dayOf } from '../../kit/time/wall-time';
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

/** All of today. */
export function newAbsence(now: string): AbsentValues {
  return { date: toDateText(dayOf(now)), when: WHEN.allDay, startTime: '', endTime: '', reason: 'sick_leave' };
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
