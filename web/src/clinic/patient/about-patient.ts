import { ageText } from '@turnero/api/domain/birth-date';

import { dayOf } from '../../kit/time/wall-time';

interface Turno {
  startTime: string;
  patientBirthDate: string | null;
  contactName: string | null;
}

/** For staff: "8 años · Contacto: Marta Paz", of a turno that somebody booked for another; null: nothing to say. */
export function aboutPatient({ startTime, patientBirthDate, contactName }: Turno): string | null {
  const parts = [
    patientBirthDate !== null && ageText(patientBirthDate, dayOf(startTime)),
    contactName !== null && `Contacto: ${contactName}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' · ');
}
