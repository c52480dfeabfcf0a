interface Patient {
  patientUserId: number | null;
  patientEmail: string;
}

/**
 * Whether an entry may read and give up its kept appointment. Not if that has another account, or an address that isn't
 * the account's and may be a stranger's.
 */
export function keepsForSamePatient(entry: Patient, turno: Patient): boolean {
  if (entry.patientUserId !== null && turno.patientUserId !== null) return entry.patientUserId === turno.patientUserId;
  return isSameAddress(entry.patientEmail, turno.patientEmail);
}

/** Ignores case; empty addresses never match. */
export function isSameAddress(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}
