import type { ContactValues } from './contact-form';

/** The staff member's. */
export interface OwnContact {
  name: string;
  email: string;
  phone: string | null;
}

const plain = (text: string) => text.trim().toLocaleLowerCase('es');
const digits = (text: string) => text.replace(/\D/g, '');

/** `contactName`: caller; '': the patient. */
type Values = ContactValues & { contactName?: string };

/** Asked if another person's turno has `own` contact data. */
export function ownContactText({ name, email, phone, contactName }: Values, own: OwnContact): string | null {
  if (plain(contactName?.trim() || name) === plain(own.name)) return null;
  const isOwnEmail = plain(email) === plain(own.email);
  const isOwnPhone = digits(phone) !== '' && digits(phone) === digits(own.phone ?? '');
  if (!isOwnEmail && !isOwnPhone) return null;
  const shared = isOwnEmail
    ? isOwnPhone
      ? 'el correo y el teléfono son los'
      : 'el correo es el'
    : 'el teléfono es el';
  return `El turno es para ${name.trim()}, pero ${shared} de tu cuenta.${isOwnEmail ? ' Los avisos te llegan a vos.' : ''}`;
}
