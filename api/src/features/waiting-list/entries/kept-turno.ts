import { patientContact } from '../../../domain/patient-contact';

interface Contact {
  patientEmail: string | null;
  patientPhone: string | null;
}

interface Patient extends Contact {
  patientUserId: number | null;
}

/**
 * Whether an entry may read and give up its kept appointment. Not if that has another account, or a contact that isn't
 * the account's and may be a stranger's.
 */
export function keepsForSamePatient(entry: Patient, turno: Patient): boolean {
  if (entry.patientUserId !== null && turno.patientUserId !== null) return entry.patientUserId === turno.patientUserId;
  return isSameContact(entry, turno);
}

/** Never without e-mail and phone. */
export function isSameContact(one: Contact, other: Contact): boolean {
  return patientContact(one) !== '' && patientContact(one) === patientContact(other);
}
