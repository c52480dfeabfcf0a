import type { AppointmentDetailsFragment } from './appointments.generated';

type Named = Pick<AppointmentDetailsFragment, 'patientName' | 'contactName'>;

/** The patient's name, unless it is the user's own turno. */
export function othersName({ patientName, contactName }: Named, ownName: string | undefined): string | null {
  return contactName !== null || !isSamePerson(patientName, ownName) ? patientName : null;
}

/** The desk writes turnos of the family without a contact. */
function isSamePerson(name: string, own: string | undefined): boolean {
  return own === undefined || name.trim().toLocaleLowerCase('es') === own.trim().toLocaleLowerCase('es');
}
