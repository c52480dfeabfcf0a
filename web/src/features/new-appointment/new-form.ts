import { isMinor, ONLY_MINORS } from '@turnero/api/domain/birth-date';
import type { RelationKind } from '@turnero/api/domain/family';
import { object, string, type StringSchema } from 'yup';

import { birthDateRule } from '../../clinic/patient/birth-date-rule';
import { STAFF_CONTACT_RULES } from '../../clinic/patient/contact-form';
import {
  chosenPatientId,
  EMPTY_LOOKUP,
  relativeOf,
  type LookupValues,
} from '../../clinic/patient/lookup/patient-lookup';
import { isLike } from '../../kit/draft/draft';
import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema, type FormSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { TIME_TEXT, tidyTimeText } from '../../kit/form/time-text';
import type { Attempt } from '../../kit/send/attempt';
import { clockTime } from '../../kit/time/wall-time';
import { createOverbookingInputLimits as OVERBOOKING_LIMITS } from '../../schema/limits.generated';
import { bookAppointmentInputLimits as LIMITS } from '../../schema/public-limits.generated';
import type { BookAppointmentInput } from '../../clinic/booking/send/book-appointment.generated';
import { NO_REPEAT, type Repeat } from '../../clinic/booking/series/repeat';
import { areSeriesAttempts } from '../../clinic/booking/series/series-attempt';
import { areBookingAttempts } from '../../clinic/booking/send/booking-attempt';
import {
  EMPTY_PATIENT,
  hasTypedPatient,
  PATIENT_FIELDS,
  PATIENT_RULES,
  toBookingInput,
  type ChosenSlot,
  type PatientValues,
} from '../../clinic/booking/send/booking-form';
import { bookingTexts } from '../../clinic/booking/texts';
import {
  chosenCoverage,
  COVERAGE_FIELDS,
  coverageRules,
  NO_CHOICE,
  type CoverageChoice,
  type NumberFault,
} from './coverage-choice';
import type { NewChoice } from './new-appointment-state';
import type { BookSeriesInput } from '../../clinic/booking/series/series.generated';
import type { CreateAppointmentInput } from './new.generated';

/** Patient, caller, and typed time. */
export interface NewValues extends PatientValues, LookupValues, CoverageChoice {
  /** dd-MM-YYYY */
  date: string;
  /** HH:mm */
  time: string;
  /** Reason of an overbooking. */
  reason: string;
  /** The known caller, as seen from a new child; '': no relation. */
  familyKind: '' | RelationKind;
}

const EMPTY_VALUES: NewValues = {
  ...EMPTY_PATIENT,
  ...EMPTY_LOOKUP,
  ...NO_CHOICE,
  date: '',
  time: '',
  reason: '',
  familyKind: '',
};

/** `day`: yyyy-MM-dd; `startTime`: an instant of the clinic. */
export function openingValues(day: string | null, startTime: string | null): NewValues {
  return {
    ...EMPTY_VALUES,
    date: day === null ? '' : toDateText(day),
    time: startTime === null ? '' : clockTime(startTime),
  };
}

/** Name of the draft. */
export const NEW_APPOINTMENT_FORM = 'new-appointment';

export interface UnfinishedNew {
  choice: NewChoice;
  values: NewValues;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookAppointmentInput>[];
  /** Absent in older drafts. */
  repeat?: Repeat;
  pendingSeries?: readonly Attempt<BookSeriesInput>[];
  overbookingAt?: string | null;
}

export function isUnfinishedNew(value: unknown): value is UnfinishedNew {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, values, pending, repeat = NO_REPEAT, pendingSeries = [] } = value as Partial<UnfinishedNew>;
  return (
    typeof choice?.typesTime === 'boolean' &&
    isLike({ reason: '', familyKind: '', filled: {}, ...NO_CHOICE, ...values }, EMPTY_VALUES) &&
    areBookingAttempts(pending) &&
    isLike(repeat, NO_REPEAT) &&
    areSeriesAttempts(pendingSeries)
  );
}

/** Date and time only if typed. `today`: the clinic's, yyyy-MM-dd. */
export function newSchema(
  typesTime: boolean,
  today: string,
  numberFault: NumberFault | undefined,
): FormSchema<NewValues> {
  const patient = {
    ...PATIENT_RULES,
    ...STAFF_CONTACT_RULES,
    ...coverageRules(numberFault),
    contactName: textRule(LIMITS.contactName),
    reason: textRule(OVERBOOKING_LIMITS.reason),
    familyKind: string(),
    birthDate: childBirthDateRule(today),
    filled: object(),
  };
  if (!typesTime) return formSchema<NewValues>({ ...patient, date: string(), time: string() });
  return formSchema<NewValues>({
    ...patient,
    date: dateTextRule().required(bookingTexts.faults.noDateAndTime),
    time: string()
      .required(bookingTexts.faults.noDateAndTime)
      .test('time', bookingTexts.faults.wrongTime, (text) => TIME_TEXT.test(tidyTimeText(text))),
  });
}

/** The server's rule: only minors join a family here. */
function childBirthDateRule(today: string): StringSchema {
  return birthDateRule(today).test('child', function check(text) {
    // Formik validates empty fields as undefined.
    const { familyKind, contactName = '', filled } = this.parent as Partial<NewValues> & Pick<NewValues, 'filled'>;
    if (!familyKind || !relativeOf({ contactName, filled })) return true;
    const day = toIsoDay(tidyDateText(text ?? ''));
    if (day === '') return this.createError({ message: bookingTexts.faults.noBirthDate });
    return isMinor(day, today) || this.createError({ message: ONLY_MINORS });
  });
}

/** Form fields by server name. */
export const NEW_FIELDS = {
  ...PATIENT_FIELDS,
  ...COVERAGE_FIELDS,
  patientBirthDate: 'birthDate',
  contactName: 'contactName',
  familyKind: 'familyKind',
  reason: 'reason',
} as const;

/** More than `prefilled` by the account or the patient. */
export function hasTypedNew(values: NewValues, prefilled?: Partial<NewValues>): boolean {
  return (
    hasTypedPatient(values, prefilled) ||
    (['contactName', 'birthDate', 'reason'] as const).some(
      (key) => values[key].trim() !== '' && values[key] !== prefilled?.[key],
    )
  );
}

/** yyyy-MM-dd; null if invalid. */
export function typedDay({ date }: Pick<NewValues, 'date'>): string | null {
  return toIsoDay(tidyDateText(date)) || null;
}

/** Clinic time without zone; undefined while invalid. */
export function typedStart({ date, time }: Pick<NewValues, 'date' | 'time'>): string | undefined {
  const day = typedDay({ date });
  const clock = tidyTimeText(time);
  return day !== null && TIME_TEXT.test(clock) ? `${day}T${clock}:00` : undefined;
}

/** The known caller who becomes a relative of the new patient. */
export function relativeToJoin(values: NewValues): ReturnType<typeof relativeOf> {
  return values.familyKind && chosenPatientId(values) === undefined ? relativeOf(values) : undefined;
}

/** As on the booking page, plus caller and birth date. */
export function toStaffInput<What extends object>(what: What, values: NewValues) {
  const { contactName, birthDate, familyKind } = values;
  const patientId = chosenPatientId(values);
  const relative = relativeToJoin(values);
  const contact = contactName.trim();
  const day = toIsoDay(tidyDateText(birthDate));
  const coverage = chosenCoverage(values, patientId);
  return {
    ...toBookingInput(what, values),
    ...(coverage && { coverage }),
    ...(day && { patientBirthDate: day }),
    ...(contact && { contactName: contact }),
    ...(patientId !== undefined && { patientId }),
    ...(relative && familyKind && { familyKind, relativeId: relative.id }),
  };
}

const MINUTE_MS = 60_000;

/** Without end for a typed start: the server knows the zone. */
export function toCreateInput(
  slot: ChosenSlot,
  values: NewValues,
): BookAppointmentInput & Pick<CreateAppointmentInput, 'endTime'> {
  const { startTime, durationMinutes } = slot;
  const input = toStaffInput(slot, values);
  if (!/(Z|[+-]\d\d:\d\d)$/.test(startTime)) return input;
  return { ...input, endTime: new Date(Date.parse(startTime) + durationMinutes * MINUTE_MS).toISOString() };
}

interface StaffSlot extends ChosenSlot {
  isOverbooking: boolean;
}

/** A reason makes it an overbooking. */
export type NewInput = BookAppointmentInput & { reason?: string };

/** Input of the mutation that useCreate takes. */
export function toNewInput({ isOverbooking, ...slot }: StaffSlot, values: NewValues, isAdmin: boolean): NewInput {
  if (isOverbooking) return { ...toStaffInput(slot, values), reason: values.reason.trim() };
  return isAdmin ? toCreateInput(slot, values) : toStaffInput(slot, values);
}
