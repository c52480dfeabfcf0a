import { string } from 'yup';

import type { SlotChoice } from '../../../clinic/slots/slot-choice';
import { isLike } from '../../../kit/draft/draft';
import { dateTextRule, tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema, type FormSchema } from '../../../kit/form/form-schema';
import { TIME_TEXT, tidyTimeText } from '../../../kit/form/time-text';
import type { Attempt } from '../../../kit/send/attempt';
import type { BookAppointmentInput } from '../booking.generated';
import { areBookingAttempts } from '../send/booking-attempt';
import { EMPTY_PATIENT, PATIENT_RULES, type PatientValues } from '../send/booking-form';
import { texts } from '../texts';

/** The typed patient and, for staff, a typed time. */
export interface DialogValues extends PatientValues {
  /** dd-MM-YYYY */
  date: string;
  /** HH:mm */
  time: string;
}

export const EMPTY_VALUES: DialogValues = { ...EMPTY_PATIENT, date: '', time: '' };

/** A draft. */
export interface Unfinished {
  choice: SlotChoice;
  values: DialogValues;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookAppointmentInput>[];
}

export function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, values, pending } = value as Partial<Unfinished>;
  return typeof choice?.typesTime === 'boolean' && isLike(values, EMPTY_VALUES) && areBookingAttempts(pending);
}

/** Validates date and time only if they are typed. */
export function dialogSchema(typesTime: boolean): FormSchema<DialogValues> {
  if (!typesTime) return formSchema<DialogValues>({ ...PATIENT_RULES, date: string(), time: string() });
  return formSchema<DialogValues>({
    ...PATIENT_RULES,
    date: dateTextRule().required(texts.faults.noDateAndTime),
    time: string()
      .required(texts.faults.noDateAndTime)
      .test('time', texts.faults.wrongTime, (text) => TIME_TEXT.test(tidyTimeText(text))),
  });
}

/** The typed start in clinic time, without a zone; undefined while invalid. */
export function typedStart({ date, time }: Pick<DialogValues, 'date' | 'time'>): string | undefined {
  const day = toIsoDay(tidyDateText(date));
  const clock = tidyTimeText(time);
  return day !== '' && TIME_TEXT.test(clock) ? `${day}T${clock}:00` : undefined;
}
