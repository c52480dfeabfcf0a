import { EMPTY_CONTACT, type ContactValues } from '../../../shared/patient/contact-form';

/** Less than this means nobody in particular; the server answers nothing to it. */
export const LEAST_LETTERS = 2;

/** What somebody is told by: an address, a number, or else a name. */
export function contactOf(text: string): ContactValues {
  const typed = text.trim();
  if (typed.includes('@')) return { ...EMPTY_CONTACT, email: typed };
  return /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(typed) ? { ...EMPTY_CONTACT, phone: typed } : { ...EMPTY_CONTACT, name: typed };
}

/**
 * The form while `text` is typed in the look-up: it is the patient's, and what stands there of somebody else goes. That is
 * `filled`, which nobody typed into the form's own fields: the account's, who was chosen before, or an earlier text.
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
