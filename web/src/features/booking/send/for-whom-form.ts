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
import { formSchema, type FormSchema } from '../../../kit/form/form-schema';

export interface ForWhomValues extends PatientValues, ForWhom {}

export const EMPTY_FOR_WHOM: ForWhomValues = { ...EMPTY_PATIENT, ...FOR_ME };

/** `today`: the clinic's date, yyyy-MM-dd. */
export function forWhomSchema(today: string): FormSchema<ForWhomValues> {
  return formSchema<ForWhomValues>({ ...PATIENT_RULES, ...forWhomRules(today) });
}

/** Trims; empty fields become null. */
export function toForWhomInput<What extends object>(what: What, { notes, ...patient }: ForWhomValues) {
  return { ...toBookingInput(what, { ...patient, notes }), ...toPatientInput(patient) };
}

/** Form fields by server name. */
export function forWhomFields(values: ForWhomValues): Readonly<Record<string, keyof ForWhomValues>> {
  return { ...PATIENT_FIELDS, ...patientFields(values) };
}

/** More than the account prefilled. */
export function hasTypedForWhom(values: ForWhomValues, own?: Partial<PatientValues>): boolean {
  return hasTypedPatient(values, own) || hasTypedOther(values);
}
