import { object, string } from 'yup';

import type { ApiError } from '../../shared/errors/api-error';
import { EMAIL_PATTERN } from '../../shared/form/email';
import { phoneRule } from '../../shared/form/phone';
import type { BookAppointmentInput } from './booking.generated';

/** What is typed about the patient. */
export interface PatientValues {
  name: string;
  email: string;
  phone: string;
  notes: string;
}

export const EMPTY_PATIENT: PatientValues = { name: '', email: '', phone: '', notes: '' };

/** The lengths that the server accepts, in UTF-16 units after trimming. */
const MAX = { name: 200, email: 254, phone: 40, notes: 2000 } as const;

const text = (max: number) => string().trim().max(max, `No puede superar los ${max} caracteres`);

export const patientSchema = object({
  name: text(MAX.name).required('El nombre es requerido'),
  email: text(MAX.email).required('El correo es requerido').matches(EMAIL_PATTERN, { message: 'Email inválido', excludeEmptyString: true }),
  phone: phoneRule(MAX.phone),
  notes: text(MAX.notes),
});

/** What is chosen before the form. */
export interface ChosenSlot {
  professionalId: number;
  roomId: number;
  /** Exactly as the API sent it. */
  startTime: string;
  durationMinutes: number;
}

/** What is sent: trimmed, and null for what was left empty. */
export function toBookingInput(slot: ChosenSlot, { name, email, phone, notes }: PatientValues): BookAppointmentInput {
  return {
    ...slot,
    patientName: name.trim(),
    patientEmail: email.trim(),
    patientPhone: phone.trim() || null,
    notes: notes.trim() || null,
  };
}

const FIELDS: Record<string, keyof PatientValues> = {
  patientName: 'name',
  patientEmail: 'email',
  patientPhone: 'phone',
  notes: 'notes',
};

/** The field of the form that a refusal of the server is about; undefined when it is about something else. */
export function fieldAtFault({ field }: ApiError): keyof PatientValues | undefined {
  return field === undefined ? undefined : FIELDS[field.replace(/^input\./, '')];
}

interface Account {
  name: string;
  email: string;
  phone: string | null;
}

/** What the account knows of a patient. */
export function ownData({ name, email, phone }: Account): Pick<PatientValues, 'name' | 'email' | 'phone'> {
  return { name, email, phone: phone ?? '' };
}

/** The form with what the account knows, where nothing was typed yet. */
export function prefill<V extends PatientValues>(values: V, account: Account): V {
  const own = ownData(account);
  return {
    ...values,
    name: values.name || own.name,
    email: values.email || own.email,
    phone: values.phone || own.phone,
  };
}

/** Whether there is more in the form than what was filled in for them. */
export function hasTyped(values: PatientValues, own: Partial<PatientValues> = {}): boolean {
  const keys = Object.keys(EMPTY_PATIENT) as (keyof PatientValues)[];
  return keys.some((key) => values[key].trim() !== '' && values[key] !== own[key]);
}
