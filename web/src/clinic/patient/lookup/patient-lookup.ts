import { EMPTY_CONTACT, ownData, type ContactValues } from '../contact-form';
import { toDateText } from '../../../kit/form/date-text';
import type { FoundPatientFragment } from './patients.generated';

/** Values that the look-up may fill in. */
export interface KnownValues extends ContactValues {
  /** Name of the caller; '': the patient calls. */
  contactName: string;
  /** dd-MM-YYYY */
  birthDate: string;
}

/** Values of a form with the look-up. */
export interface LookupValues extends KnownValues {
  /**
   * Values filled in by the look-up or the account; '' for values typed into the form. Part of the form, so that a
   * draft keeps the difference.
   */
  filled: KnownValues;
}

export const EMPTY_KNOWN: KnownValues = { ...EMPTY_CONTACT, contactName: '', birthDate: '' };
export const EMPTY_LOOKUP: LookupValues = { ...EMPTY_KNOWN, filled: EMPTY_KNOWN };

const KNOWN_FIELDS = Object.keys(EMPTY_KNOWN) as (keyof KnownValues)[];

/** The server ignores shorter searches. */
export const LEAST_LETTERS = 2;

/** The field that a searched text belongs to: an e-mail, a phone number, or else a name. */
export function contactOf(text: string): ContactValues {
  const typed = text.trim();
  if (typed.includes('@')) return { ...EMPTY_CONTACT, email: typed };
  return /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(typed)
    ? { ...EMPTY_CONTACT, phone: typed }
    : { ...EMPTY_CONTACT, name: typed };
}

/** Values of a chosen patient, with the caller of the last time. */
function knownOf(patient: FoundPatientFragment): KnownValues {
  const { contactName = null, patientBirthDate = null } = patient.lastAppointment ?? {};
  return { ...ownData(patient), contactName: contactName ?? '', birthDate: toDateText(patientBirthDate) };
}

/**
 * The form while `text` is typed in the look-up. The text goes into its field. Fields that still have their value of
 * `filled` (the account's, an earlier choice or an earlier text) are cleared; values typed into the form stay.
 */
export function withTyped<V extends LookupValues>(values: V, text: string): V {
  const typed = { ...EMPTY_KNOWN, ...contactOf(text) };
  const filled = { ...EMPTY_KNOWN };
  for (const field of KNOWN_FIELDS) {
    if (values[field] === '' || values[field] === values.filled[field]) filled[field] = typed[field];
    else typed[field] = values[field];
  }
  return { ...values, ...typed, filled };
}

/** The form with `patient`. A typed caller's name stays: staff have asked for it by then. */
export function withChosen<V extends LookupValues>(values: V, patient: FoundPatientFragment): V {
  const known = knownOf(patient);
  const isCallerTyped = values.contactName !== values.filled.contactName;
  return { ...values, ...known, ...(isCallerTyped && { contactName: values.contactName }), filled: known };
}
