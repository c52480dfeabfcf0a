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

export const EMPTY_KNOWN: KnownValues = { ...EMPTY_CONTACT, contactName: '', birthDate: '' };

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

export interface LookedUp {
  values: KnownValues;
  /** What of them was filled in by the look-up or from the account; '' for what was typed into the form itself. */
  filled: KnownValues;
}

/** Of a patient who was chosen, with who asked for them the last time. */
export function knownOf(patient: FoundPatientFragment): KnownValues {
  const { contactName = null, patientBirthDate = null } = patient.lastAppointment ?? {};
  return { ...ownData(patient), contactName: contactName ?? '', birthDate: toDateText(patientBirthDate) };
}

/**
 * The form while `text` is typed in the look-up: the text goes into its field, and a field that still has its value of
 * `filled` (the account's, an earlier choice or an earlier text) is emptied. What was typed into the form itself stays.
 */
export function withTyped(values: KnownValues, text: string, filled: KnownValues): LookedUp {
  const typed = { ...EMPTY_KNOWN, ...contactOf(text) };
  const next: LookedUp = { values: { ...values }, filled: { ...EMPTY_KNOWN } };
  for (const field of KNOWN_FIELDS) {
    if (values[field] !== '' && values[field] !== filled[field]) continue;
    next.values[field] = typed[field];
    next.filled[field] = typed[field];
  }
  return next;
}
