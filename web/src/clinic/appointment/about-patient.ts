import { ageText } from '@turnero/api/domain/birth-date';

import { dayOf } from '../../kit/time/wall-time';
import { SIGN_WORD } from './appointment-status';

interface Turno {
  startTime: string;
  consultationKindName: string | null;
  patientBirthDate: string | null;
  contactName: string | null;
  isOverbooking: boolean;
  patientMoves: number;
}

/**
 * For staff: "Control · Sobreturno · 8 años · Contacto: Marta Paz". The contact of a patient booked by another person.
 * Null: nothing.
 */
export function aboutPatient(turno: Turno): string | null {
  const { startTime, consultationKindName, patientBirthDate, contactName, isOverbooking, patientMoves } = turno;
  const parts = [
    consultationKindName ?? false,
    isOverbooking && SIGN_WORD.overbooking,
    patientMoves > 0 && SIGN_WORD.movedByPatient,
    patientBirthDate !== null && ageText(patientBirthDate, dayOf(startTime)),
    contactName !== null && `Contacto: ${contactName}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' · ');
}
