import type { AppointmentDetailsFragment, AppointmentQuery } from './appointments.generated';

type Named = Pick<AppointmentDetailsFragment, 'patientName' | 'contactName'>;

/** The patient's name, unless it is the user's own turno. */
export function othersName({ patientName, contactName }: Named, ownName: string | undefined): string | null {
  return contactName !== null || !isSamePerson(patientName, ownName) ? patientName : null;
}

/** The patient's name if another person booked, as in the mails. */
export function otherPatientOf({
  patientName,
  contactName,
  isMasked,
}: Named & Pick<AppointmentQuery['appointment'], 'isMasked'>): string | null {
  return contactName === null || isMasked ? null : patientName;
}

/** The desk writes turnos of the family without a contact. */
function isSamePerson(name: string, own: string | undefined): boolean {
  return own === undefined || name.trim().toLocaleLowerCase('es') === own.trim().toLocaleLowerCase('es');
}
