import { object } from 'yup';

import { bookAppointmentInputLimits as LIMITS } from '../../shared/form/limits.generated';
import { phoneRule } from '../../shared/form/phone';
import { textRule } from '../../shared/form/rules';
import type { BookAppointmentInput } from './booking.generated';

/** What is typed about the patient. */
export interface PatientValues {
  name: string;
  email: string;
  phone: string;
  notes: string;
}

export const EMPTY_PATIENT: PatientValues = { name: '', email: '', phone: '', notes: '' };

export const patientSchema = object({
  name: textRule(LIMITS.patientName, { required: 'El nombre es requerido' }),
  email: textRule(LIMITS.patientEmail, { required: 'El correo es requerido', wrong: 'Email inválido' }),
  phone: phoneRule(LIMITS.patientPhone),
  notes: textRule(LIMITS.notes),
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

/** The fields of the form by the server's names of them. */
export const PATIENT_FIELDS = {
  patientName: 'name',
  patientEmail: 'email',
  patientPhone: 'phone',
  notes: 'notes',
} as const;

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
