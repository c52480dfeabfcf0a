import { ageText } from '@turnero/api/domain/birth-date';

import { dayOf } from '../../kit/time/wall-time';

interface Turno {
  startTime: string;
  patientBirthDate: string | null;
  contactName: string | null;
  isOverbooking: boolean;
}

/**
 * For staff: "Sobreturno · 8 años · Contacto: Marta Paz", of a patient who was squeezed in, or for whom somebody else
 * booked; null: nothing to say.
 */
export function aboutPatient({ startTime, patientBirthDate, contactName, isOverbooking }: Turno): string | null {
  const parts = [
    isOverbooking && 'Sobreturno',
    patientBirthDate !== null && ageText(patientBirthDate, dayOf(startTime)),
    contactName !== null && `Contacto: ${contactName}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' · ');
}
