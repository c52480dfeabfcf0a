import { EMPTY_CONTACT, type ContactValues } from '../../../shared/patient/contact-form';

/** With fewer letters the server finds nobody. */
export const LEAST_LETTERS = 2;

/** The field that a searched text belongs to: an e-mail, a phone number, or else a name. */
export function contactOf(text: string): ContactValues {
  const typed = text.trim();
  if (typed.includes('@')) return { ...EMPTY_CONTACT, email: typed };
  return /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(typed) ? { ...EMPTY_CONTACT, phone: typed } : { ...EMPTY_CONTACT, name: typed };
}

/**
 * The form's values while `text` is typed in the look-up: the text goes into its field, and a field that still has its value of
 * `filled` (the account's, an earlier choice or an earlier text) is emptied. What was typed into the form itself stays.
 */
export function withTyped(values: ContactValues, text: string, filled: ContactValues): ContactValues {
  const typed = contactOf(text);
  const left = (field: keyof ContactValues) => (values[field] === filled[field] ? '' : values[field]);
  return {
    name: typed.name || left('name'),
    email: typed.email || left('email'),
    phone: typed.phone || left('phone'),
  };
}
