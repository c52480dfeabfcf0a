import { boolean, string } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { toMinutes } from '../../../kit/time/time-of-day';
import { addDays } from '../../../kit/time/wall-time';
import { addUnavailableDateInputLimits as LIMITS } from '../../../schema/limits.generated';
import { localDateLimits } from '../../../schema/public-limits.generated';
import { texts } from '../texts';
import type { AddUnavailableDateInput, UnavailableDateFactsFragment, UnavailableReason } from './dates.generated';

/** Date as dd-MM-YYYY, times HH:mm; '' for none. */
export interface DateValues {
  date: string;
  /** dd-MM-YYYY; '' for one day. Only for new dates. */
  lastDate: string;
  reason: string;
  description: string;
  isAllDay: boolean;
  startTime: string;
  endTime: string;
}

export const NEW_DATE: DateValues = {
  date: '',
  lastDate: '',
  reason: '',
  description: '',
  isAllDay: true,
  startTime: '',
  endTime: '',
};
/** Two months of leave at once. */
const MAX_DAYS = 62;

const { faults } = texts.unavailableDateForm;
const partOfDay = (message: string) =>
  string().when('isAllDay', ([isAllDay], text) => (isAllDay ? text : text.required(message)));

export const dateSchema = formSchema<DateValues>({
  date: dateTextRule({ min: localDateLimits.earliest }).required(faults.date),
  lastDate: dateTextRule({ min: localDateLimits.earliest }).test('order', '', function check(text, { parent }) {
    const [first, last] = [isoDayOf((parent as DateValues).date), isoDayOf(text)];
    if (first === '' || last === '') return true;
    if (last < first) return this.createError({ message: faults.lastDate });
    return daysBetween(first, last).length <= MAX_DAYS || this.createError({ message: faults.tooManyDays(MAX_DAYS) });
  }),
  reason: string().required(faults.reason),
  description: textRule(LIMITS.description),
  isAllDay: boolean().required(),
  startTime: partOfDay(faults.startTime),
  endTime: partOfDay(faults.endTime).test('order', faults.order, (end, { parent }) => {
    const { isAllDay, startTime } = parent as DateValues;
    return isAllDay || !end || !startTime || toMinutes(end) > toMinutes(startTime);
  }),
});

export function toDateValues(stored: UnavailableDateFactsFragment | undefined): DateValues {
  if (!stored) return NEW_DATE;
  const { date, reason, description, isAllDay, startTime, endTime } = stored;
  return {
    date: toDateText(date),
    lastDate: '',
    reason,
    description: description ?? '',
    isAllDay,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
  };
}

/** Every day from the date to the last, yyyy-MM-dd. `values` must be valid. */
export function daysMeant({ date, lastDate }: Pick<DateValues, 'date' | 'lastDate'>): string[] {
  const first = isoDayOf(date);
  return daysBetween(first, isoDayOf(lastDate) || first);
}

/** Inclusive; at most MAX_DAYS + 1. */
function daysBetween(first: string, last: string): string[] {
  const days = [first];
  while ((days.at(-1) ?? last) < last && days.length <= MAX_DAYS) days.push(addDays(first, days.length));
  return days;
}

/** yyyy-MM-dd; '' if invalid. Formik passes empty fields as undefined. */
function isoDayOf(text: string | undefined): string {
  return toIsoDay(tidyDateText(text ?? ''));
}

/** Sends times only where they count. `values` must be valid. */
export function toDateInput({
  date,
  reason,
  description,
  isAllDay,
  startTime,
  endTime,
}: DateValues): AddUnavailableDateInput {
  return {
    date: isoDayOf(date),
    reason: isReason(reason) ? reason : 'other',
    description: description.trim() || null,
    isAllDay,
    ...(!isAllDay && { startTime, endTime }),
  };
}

function isReason(text: string): text is UnavailableReason {
  return text in texts.reasons;
}

export function isTyped(values: DateValues, from: DateValues): boolean {
  return (Object.keys(from) as (keyof DateValues)[]).some((key) => values[key] !== from[key]);
}

type Dated = Pick<UnavailableDateFactsFragment, 'date' | 'startTime'>;

/** Like the server's list. */
function byDate<D extends Dated>(dates: readonly D[]): D[] {
  const key = ({ date, startTime }: D) => `${date} ${startTime ?? ''}`;
  return dates.toSorted((one, other) => key(one).localeCompare(key(other)));
}

/** Coming ones soonest first, past ones latest first. */
export function splitDates<D extends Dated>(dates: readonly D[], today: string): { coming: D[]; past: D[] } {
  const ordered = byDate(dates);
  return {
    coming: ordered.filter(({ date }) => date >= today),
    past: ordered.filter(({ date }) => date < today).toReversed(),
  };
}

/** Shorter runs aren't worth a press. */
const MIN_RUN = 3;

type RunDate = Dated &
  Pick<
    UnavailableDateFactsFragment,
    'reason' | 'description' | 'isAllDay' | 'affectedAppointments' | 'affectedRentals'
  >;

/** Consecutive days of one leave, in either order, that affect nothing. All other dates are alone. */
export function runsOf<D extends RunDate>(dates: readonly D[]): D[][] {
  const runs: D[][] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last && isCalm(last[0]!) && isCalm(date) && continues(last.at(-1)!, date)) last.push(date);
    else runs.push([date]);
  }
  return runs.flatMap((run) => (run.length < MIN_RUN ? run.map((date) => [date]) : [run]));
}

const isCalm = ({ isAllDay, affectedAppointments, affectedRentals }: RunDate): boolean =>
  isAllDay && affectedAppointments.length === 0 && affectedRentals.length === 0;

const continues = (one: RunDate, other: RunDate): boolean =>
  one.reason === other.reason &&
  one.description === other.description &&
  [addDays(one.date, 1), addDays(one.date, -1)].includes(other.date);

export const DATE_WORDS: FieldWords<DateValues> = {
  date: { label: texts.fields.date },
  lastDate: { label: texts.fields.lastDate },
  reason: { label: texts.fields.reason, text: (reason) => (isReason(reason) ? texts.reasons[reason] : reason) },
  description: { label: texts.fields.description },
  isAllDay: { label: texts.fields.isAllDay },
  startTime: { label: texts.fields.startTime },
  endTime: { label: texts.fields.endTime },
};
