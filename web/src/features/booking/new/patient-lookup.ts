import { EMPTY_CONTACT, type ContactValues } from '../../../clinic/patient/contact-form';

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
  values: ContactValues;
  /** What of them was filled in by the look-up or from the account; '' for what was typed into the form itself. */
  filled: ContactValues;
}

/**
 * The form while `text` is typed in the look-up: the text goes into its field, and a field that still has its value of
 * `filled` (the account's, an earlier choice or an earlier text) is emptied. What was typed into the form itself stays.
 */
export function withTyped(values: ContactValues, text: string, filled: ContactValues): LookedUp {
  const typed = contactOf(text);
  const next: LookedUp = { values: { ...values }, filled: { ...EMPTY_CONTACT } };
  for (const field of ['name', 'email', 'phone'] as const) {
    if (values[field] !== '' && values[field] !== filled[field]) continue;
    next.values[field] = typed[field];
    next.filled[field] = typed[field];
  }
  return next;
}
