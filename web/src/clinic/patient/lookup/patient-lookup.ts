import { EMPTY_CONTACT, ownData, type ContactValues } from '../contact-form';
import { toDateText } from '../../../kit/form/date-text';
import type { FoundPatientFragment } from './patients.generated';

/** What the look-up may know of a patient. */
export interface KnownValues extends ContactValues {
  /** Who asks for the patient; '': the patient. */
  contactName: string;
  /** dd-MM-YYYY */
  birthDate: string;
}

/** Of a form with the look-up. */
export interface LookupValues extends KnownValues {
  /**
   * What the look-up or the account has filled in; '' for what was typed into the form itself. One of its values, so
   * that a draft still tells them apart.
   */
  filled: KnownValues;
}

export const EMPTY_KNOWN: KnownValues = { ...EMPTY_CONTACT, contactName: '', birthDate: '' };
export const EMPTY_LOOKUP: LookupValues = { ...EMPTY_KNOWN, filled: EMPTY_KNOWN };

const KNOWN_FIELDS = Object.keys(EMPTY_KNOWN) as (keyof KnownValues)[];

/** With fewer letters the server finds nobody. */
export const LEAST_LETTERS = 2;

/** The field that a searched text belongs to: an e-mail, a phone number, or else a name. */
export function contactOf(text: string): ContactValues {
  const typed = text.trim();
  if (typed.includes('@')) return { ...EMPTY_CONTACT, email: typed };
  return /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(typed)
    ? { ...EMPTY_CONTACT, phone: typed }
    : { ...EMPTY_CONTACT, name: typed };
}

/** Of a patient who was chosen, with who asked for them the last time. */
function knownOf(patient: FoundPatientFragment): KnownValues {
  const { contactName = null, patientBirthDate = null } = patient.lastAppointment ?? {};
  return { ...ownData(patient), contactName: contactName ?? '', birthDate: toDateText(patientBirthDate) };
}

/**
 * The form while `text` is typed in the look-up: the text goes into its field, and a field that still has its value of
 * `filled` (the account's, an earlier choice or an earlier text) is emptied. What was typed into the form itself stays.
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

/** The form with `patient`. A caller whose name was typed stays: whoever calls has been asked it by then. */
export function withChosen<V extends LookupValues>(values: V, patient: FoundPatientFragment): V {
  const known = knownOf(patient);
  const isCallerTyped = values.contactName !== values.filled.contactName;
  return { ...values, ...known, ...(isCallerTyped && { contactName: values.contactName }), filled: known };
}
