import { ageText } from '@turnero/api/domain/birth-date';

import { dayOf } from '../../kit/time/wall-time';

interface Turno {
  startTime: string;
  consultationKindName: string | null;
  patientBirthDate: string | null;
  contactName: string | null;
  isOverbooking: boolean;
}

/**
 * For staff: "Control · Sobreturno · 8 años · Contacto: Marta Paz". The contact of a patient booked by another person.
 * Null: nothing.
 */
export function aboutPatient(turno: Turno): string | null {
  const { startTime, consultationKindName, patientBirthDate, contactName, isOverbooking } = turno;
  const parts = [
    consultationKindName ?? false,
    isOverbooking && 'Sobreturno',
    patientBirthDate !== null && ageText(patientBirthDate, dayOf(startTime)),
    contactName !== null && `Contacto: ${contactName}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' · ');
}
