import {
  EMPTY_PATIENT,
  hasTypedPatient,
  PATIENT_FIELDS,
  PATIENT_RULES,
  toBookingInput,
  type PatientValues,
} from '../../../clinic/booking/send/booking-form';
import {
  FOR_ME,
  forWhomRules,
  hasTypedOther,
  patientFields,
  toPatientInput,
  type ForWhom,
} from '../../../clinic/for-whom/for-whom';
import { memberNumberRule, NO_MEMBER, toCoverageInput, type MemberValues } from '../../../clinic/payer/member-number';
import type { Payer } from '../../../clinic/payer/payer';
import { formSchema, type FormSchema } from '../../../kit/form/form-schema';

export interface ForWhomValues extends PatientValues, ForWhom, MemberValues {}

export const EMPTY_FOR_WHOM: ForWhomValues = { ...EMPTY_PATIENT, ...FOR_ME, ...NO_MEMBER };

/** `today`: the clinic's date, yyyy-MM-dd. */
export function forWhomSchema(today: string, payer?: Payer | null): FormSchema<ForWhomValues> {
  return formSchema<ForWhomValues>({
    ...PATIENT_RULES,
    ...forWhomRules(today),
    memberNumber: memberNumberRule(payer),
  });
}

/** Trims; empty fields become null. */
export function toForWhomInput<What extends object>(
  what: What,
  { notes, ...patient }: ForWhomValues,
  payer?: Payer | null,
) {
  const coverage = toCoverageInput(payer, patient);
  return { ...toBookingInput(what, { ...patient, notes }), ...toPatientInput(patient), ...(coverage && { coverage }) };
}

/** Form fields by server name. */
export function forWhomFields(values: ForWhomValues): Readonly<Record<string, keyof ForWhomValues>> {
  return { ...PATIENT_FIELDS, ...patientFields(values), 'coverage.memberNumber': 'memberNumber' };
}

/** More than the account prefilled. */
export function hasTypedForWhom(values: ForWhomValues, own?: Partial<PatientValues>): boolean {
  return hasTypedPatient(values, own) || hasTypedOther(values) || values.memberNumber.trim() !== '';
}
