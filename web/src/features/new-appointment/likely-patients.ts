import { areNear, foldedText } from '@turnero/api/domain/near-words';

import { relativeOf, type LookupValues } from '../../clinic/patient/lookup/patient-lookup';
import type { FoundPatientFragment } from '../../clinic/patient/lookup/patients.generated';

/** Digits of a number in its area, however it is written. */
const LOCAL_DIGITS = 8;
const MOST = 3;

/** Searched text per contact; '' until it is whole and has a name. */
export function contactSearches({ name, phone, email }: LookupValues): { phone: string; email: string } {
  if (name.trim() === '') return { phone: '', email: '' };
  const digits = digitsOf(phone);
  return {
    phone: digits.length === LOCAL_DIGITS ? digits : '',
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? email.trim() : '',
  };
}

/**
 * Patients with the typed phone or e-mail whom the typed one may be: those of a near first name, or else all. A
 * caller's family shares the contact, so there a near first name decides.
 */
export function likelyPatients(
  found: readonly FoundPatientFragment[],
  contact: 'phone' | 'email',
  values: LookupValues,
): readonly FoundPatientFragment[] {
  const caller = foldedText(values.contactName.trim());
  const callerId = relativeOf(values)?.id;
  const known = found.filter(
    (it) =>
      hasContact(it, contact, values) && it.deceasedOn === null && it.id !== callerId && foldedText(it.name) !== caller,
  );
  const first = firstNameOf(values.name);
  const near = known.filter((it) => firstNameOf(it.name) === first || areNear(firstNameOf(it.name), first));
  return (near.length > 0 || caller !== '' ? near : known).slice(0, MOST);
}

function hasContact(patient: FoundPatientFragment, contact: 'phone' | 'email', values: LookupValues): boolean {
  return contact === 'phone'
    ? digitsOf(patient.phone ?? '') === digitsOf(values.phone)
    : patient.email?.toLowerCase() === values.email.trim().toLowerCase();
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-LOCAL_DIGITS);
const firstNameOf = (name: string) => foldedText(name.trim()).split(/\s+/)[0]!;
