import { string, type StringSchema } from 'yup';

import { birthDateRule } from '../../../clinic/patient/birth-date-rule';
import { tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema, type FormSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { bookAppointmentInputLimits as LIMITS } from '../../../schema/public-limits.generated';
import { bookingTexts } from '../../../clinic/booking/texts';
import {
  EMPTY_PATIENT,
  hasTypedPatient,
  PATIENT_FIELDS,
  PATIENT_RULES,
  toBookingInput,
  type PatientValues,
} from '../../../clinic/booking/send/booking-form';

/** `name`, `email` and `phone` are the user's, even for another patient. */
export interface ForWhomValues extends PatientValues {
  forWhom: 'me' | 'other';
  /** Name of the other person. */
  otherName: string;
  /** dd-MM-YYYY */
  birthDate: string;
}

export const EMPTY_FOR_WHOM: ForWhomValues = { ...EMPTY_PATIENT, forWhom: 'me', otherName: '', birthDate: '' };

/** `today`: the clinic's date, yyyy-MM-dd. */
export function forWhomSchema(today: string): FormSchema<ForWhomValues> {
  return formSchema<ForWhomValues>({
    ...PATIENT_RULES,
    forWhom: string(),
    otherName: ofOther(textRule(LIMITS.patientName, { required: bookingTexts.faults.noName })),
    birthDate: ofOther(birthDateRule(today).required(bookingTexts.faults.noBirthDate)),
  });
}

const ofOther = (rule: StringSchema) =>
  string().when('forWhom', ([forWhom], own) => (forWhom === 'other' ? rule : own));

/** Trims; empty fields become null. */
export function toForWhomInput<What extends object>(
  what: What,
  { forWhom, otherName, birthDate, ...own }: ForWhomValues,
) {
  const input = toBookingInput(what, own);
  if (forWhom === 'me') return input;
  return {
    ...input,
    patientName: otherName.trim(),
    patientBirthDate: toIsoDay(tidyDateText(birthDate)),
    contactName: input.patientName,
  };
}

/** Form fields by server name. */
export function forWhomFields({ forWhom }: ForWhomValues): Readonly<Record<string, keyof ForWhomValues>> {
  return forWhom === 'me' ? PATIENT_FIELDS : OTHER_FIELDS;
}

const OTHER_FIELDS = {
  ...PATIENT_FIELDS,
  patientName: 'otherName',
  patientBirthDate: 'birthDate',
  contactName: 'name',
} as const;

/** More than the account prefilled. */
export function hasTypedForWhom(values: ForWhomValues, own?: Partial<PatientValues>): boolean {
  return hasTypedPatient(values, own) || values.otherName.trim() !== '' || values.birthDate.trim() !== '';
}
