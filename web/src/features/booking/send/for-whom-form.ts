import { minorFault, type RelationKind } from '@turnero/api/domain/family';
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
  /** 'me', 'other', or the patient id of a family member. */
  forWhom: string;
  /** '': the other person doesn't join the family. */
  familyKind: '' | RelationKind;
  /** Name of the other person or family member. */
  otherName: string;
  /** dd-MM-YYYY */
  birthDate: string;
}

export const EMPTY_FOR_WHOM: ForWhomValues = {
  ...EMPTY_PATIENT,
  forWhom: 'me',
  familyKind: '',
  otherName: '',
  birthDate: '',
};

/** `today`: the clinic's date, yyyy-MM-dd. */
export function forWhomSchema(today: string): FormSchema<ForWhomValues> {
  return formSchema<ForWhomValues>({
    ...PATIENT_RULES,
    forWhom: string(),
    familyKind: string(),
    otherName: ofOther(textRule(LIMITS.patientName, { required: bookingTexts.faults.noName })),
    birthDate: ofOther(memberBirthDateRule(today).required(bookingTexts.faults.noBirthDate)),
  });
}

/** The server's rule: only minors join the family online. */
function memberBirthDateRule(today: string): StringSchema {
  return birthDateRule(today).test('minor', function check(text) {
    const day = toIsoDay(tidyDateText(text ?? ''));
    const { familyKind } = this.parent as ForWhomValues;
    const fault = day === '' || familyKind === '' ? null : minorFault(day, today);
    return fault === null || this.createError({ message: fault });
  });
}

const ofOther = (rule: StringSchema) =>
  string().when('forWhom', ([forWhom], own) => (forWhom === 'other' ? rule : own));

/** Trims; empty fields become null. */
export function toForWhomInput<What extends object>(
  what: What,
  { forWhom, familyKind, otherName, birthDate, ...own }: ForWhomValues,
) {
  const input = toBookingInput(what, own);
  if (forWhom === 'me') return input;
  const other = {
    ...input,
    patientName: otherName.trim(),
    patientBirthDate: toIsoDay(tidyDateText(birthDate)) || null,
    contactName: input.patientName,
  };
  if (forWhom !== 'other') return { ...other, patientId: forWhom };
  return familyKind === '' ? other : { ...other, familyKind };
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
  familyKind: 'familyKind',
} as const;

/** More than the account prefilled. */
export function hasTypedForWhom(values: ForWhomValues, own?: Partial<PatientValues>): boolean {
  return hasTypedPatient(values, own) || values.otherName.trim() !== '' || values.birthDate.trim() !== '';
}
