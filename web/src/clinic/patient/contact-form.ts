import { addressRule } from '../../kit/form/address-rule';
import type { FieldRules } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { bookAppointmentInputLimits as LIMITS } from '../../schema/public-limits.generated';
import { phoneRule } from '../phone/phone';
import { patientTexts } from './texts';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
}

export const EMPTY_CONTACT: ContactValues = { name: '', email: '', phone: '' };

const WRONG_EMAIL = 'Email inválido';

export const CONTACT_RULES = {
  name: textRule(LIMITS.patientName, { required: 'El nombre es requerido' }),
  email: addressRule(LIMITS.patientEmail, { required: 'El correo es requerido', wrong: WRONG_EMAIL }),
  phone: phoneRule(LIMITS.patientPhone),
} satisfies FieldRules<ContactValues>;

/** Without e-mail, staff notify by phone. */
export const STAFF_CONTACT_RULES = {
  ...CONTACT_RULES,
  email: addressRule(LIMITS.patientEmail, { wrong: WRONG_EMAIL }),
  phone: CONTACT_RULES.phone.test(
    'contact',
    patientTexts.noContact,
    // Formik leaves out empty texts.
    (phone, { parent }) => Boolean(phone?.trim() || (parent as Partial<ContactValues>).email?.trim()),
  ),
} satisfies FieldRules<ContactValues>;

/** By server name. */
export const CONTACT_FIELDS = { patientName: 'name', patientEmail: 'email', patientPhone: 'phone' } as const;

interface ContactInput {
  patientName: string;
  patientEmail: string | null;
  patientPhone: string | null;
}

/** Trimmed; empty ones are null. */
export function toContactInput({ name, email, phone }: ContactValues): ContactInput {
  return { patientName: name.trim(), patientEmail: email.trim() || null, patientPhone: phone.trim() || null };
}

interface Account {
  name: string;
  email: string | null;
  phone: string | null;
}

export function ownData({ name, email, phone }: Account): ContactValues {
  return { name, email: email ?? '', phone: phone ?? '' };
}

/** Only empty fields. */
export function prefill<V extends ContactValues>(values: V, account: Account): V {
  const own = ownData(account);
  return {
    ...values,
    name: values.name || own.name,
    email: values.email || own.email,
    phone: values.phone || own.phone,
  };
}
