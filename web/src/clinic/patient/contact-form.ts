import { addressRule } from '../../kit/form/address-rule';
import type { FieldRules } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { bookAppointmentInputLimits as LIMITS } from '../../schema/public-limits.generated';
import { phoneRule } from '../phone/phone';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
}

export const EMPTY_CONTACT: ContactValues = { name: '', email: '', phone: '' };

export const CONTACT_RULES = {
  name: textRule(LIMITS.patientName, { required: 'El nombre es requerido' }),
  email: addressRule(LIMITS.patientEmail, { required: 'El correo es requerido', wrong: 'Email inválido' }),
  phone: phoneRule(LIMITS.patientPhone),
} satisfies FieldRules<ContactValues>;

/** By server name. */
export const CONTACT_FIELDS = { patientName: 'name', patientEmail: 'email', patientPhone: 'phone' } as const;

interface ContactInput {
  patientName: string;
  patientEmail: string;
  patientPhone: string | null;
}

/** Trimmed; an empty phone is null. */
export function toContactInput({ name, email, phone }: ContactValues): ContactInput {
  return { patientName: name.trim(), patientEmail: email.trim(), patientPhone: phone.trim() || null };
}

interface Account {
  name: string;
  email: string;
  phone: string | null;
}

export function ownData({ name, email, phone }: Account): ContactValues {
  return { name, email, phone: phone ?? '' };
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
