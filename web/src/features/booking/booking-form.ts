import { bookAppointmentInputLimits as LIMITS } from '../../shared/form/limits.generated';
import { formSchema, type FieldRules } from '../../shared/form/form-schema';
import { textRule } from '../../shared/form/rules';
import { CONTACT_FIELDS, CONTACT_RULES, EMPTY_CONTACT, toContactInput, type ContactValues } from '../../shared/patient/contact-form';
import type { BookAppointmentInput } from './booking.generated';

/** What is typed about the patient. */
export interface PatientValues extends ContactValues {
  notes: string;
}

export const EMPTY_PATIENT: PatientValues = { ...EMPTY_CONTACT, notes: '' };

export const PATIENT_RULES = {
  ...CONTACT_RULES,
  notes: textRule(LIMITS.notes),
} satisfies FieldRules<PatientValues>;

export const patientSchema = formSchema<PatientValues>(PATIENT_RULES);

/** What is chosen before the form. */
export interface ChosenSlot {
  professionalId: number;
  roomId: number;
  /** Exactly as the API sent it. */
  startTime: string;
  durationMinutes: number;
}

/** What is sent: trimmed, and null for what was left empty. */
export function toBookingInput(slot: ChosenSlot, { notes, ...contact }: PatientValues): BookAppointmentInput {
  return { ...slot, ...toContactInput(contact), notes: notes.trim() || null };
}

/** The fields of the form by the server's names of them. */
export const PATIENT_FIELDS = { ...CONTACT_FIELDS, notes: 'notes' } as const;

/** Whether there is more in the form than what was filled in for them. */
export function hasTypedPatient(values: PatientValues, own: Partial<PatientValues> = {}): boolean {
  const keys = Object.keys(EMPTY_PATIENT) as (keyof PatientValues)[];
  return keys.some((key) => values[key].trim() !== '' && values[key] !== own[key]);
}
