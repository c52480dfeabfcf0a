import { STAFF_CONTACT_RULES, type ContactValues } from '../../clinic/patient/contact-form';
import type { KnownValues } from '../../clinic/patient/lookup/patient-lookup';
import { newTexts } from './texts';

/** Has what an appointment requires. */
export function isContactComplete({ name, email, phone }: ContactValues): boolean {
  const isReached = email.trim() !== '' || phone.trim() !== '';
  return name.trim() !== '' && isReached && STAFF_CONTACT_RULES.email.isValidSync(email);
}

/** "Nora Ñandú · 11 2345-6789 · nora@correo.example", "Tomás Paz · Nació el 01-03-2018 · Contacto: Marta Paz · …" */
export function contactLine({ name, email, phone, contactName, birthDate }: KnownValues): string {
  const [born, contact] = [birthDate.trim(), contactName.trim()];
  return [name, born && newTexts.caller.born(born), contact && newTexts.caller.contact(contact), phone, email]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' · ');
}
