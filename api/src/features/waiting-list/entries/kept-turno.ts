interface Patient {
  patientUserId: number | null;
  patientEmail: string;
}

/**
 * Whether an entry may read and give up the turno that it keeps. False once the clinic has given the turno another
 * account, or another address that is not the entry's account's: its former address may be a stranger's.
 */
export function keepsForSamePatient(entry: Patient, turno: Patient): boolean {
  if (entry.patientUserId !== null && turno.patientUserId !== null) return entry.patientUserId === turno.patientUserId;
  return isSameAddress(entry.patientEmail, turno.patientEmail);
}

/** Whatever its case. Two without an address share none. */
export function isSameAddress(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}
