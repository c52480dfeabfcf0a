import { dateText } from '@turnero/api/domain/date-text';

import { CONTACT_RULES, type ContactValues } from '../../../clinic/patient/contact-form';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { newTexts } from './texts';
import type { FoundPatientFragment } from './new.generated';
import type { KnownValues } from './patient-lookup';

/** Enough for a turno. */
export function isContactComplete({ name, email }: ContactValues): boolean {
  return name.trim() !== '' && CONTACT_RULES.email.isValidSync(email);
}

/** "Nora Ñandú · 11 2345-6789 · nora@correo.example", "Tomás Paz · Nació el 01-03-2018 · Contacto: Marta Paz · …" */
export function contactLine({ name, email, phone, contactName, birthDate }: KnownValues): string {
  const [born, contact] = [birthDate.trim(), contactName.trim()];
  return [name, born && texts.caller.born(born), contact && texts.caller.contact(contact), phone, email]
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
    ...(last ? [newTexts.patientLookup.last(last.day, last.professionalName)] : []),
    ...(noShows > 0 ? [newTexts.patientLookup.noShows(noShows)] : []),
  ];
}
