import { dateText } from '@turnero/api/domain/date-text';

import { CONTACT_RULES, type ContactValues } from '../../../clinic/patient/contact-form';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import type { FoundPatientFragment } from './new.generated';

/** Enough for a turno. */
export function isContactComplete({ name, email }: ContactValues): boolean {
  return name.trim() !== '' && CONTACT_RULES.email.isValidSync(email);
}

/** "Nora Ñandú · 11 2345-6789 · nora@correo.example" */
export function contactLine({ name, email, phone }: ContactValues): string {
  return [name, phone, email]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' · ');
}

/** "Último: 12-10-2026 con Dra. Paz", "2 ausencias" */
export function patientHistory({
  lastAppointment,
  noShows,
}: Pick<FoundPatientFragment, 'lastAppointment' | 'noShows'>) {
  const last = lastAppointment && { ...lastAppointment, day: dateText(dayOf(lastAppointment.startTime)) };
  return [
    ...(last ? [texts.patientLookup.last(last.day, last.professionalName)] : []),
    ...(noShows > 0 ? [texts.patientLookup.noShows(noShows)] : []),
  ];
}
