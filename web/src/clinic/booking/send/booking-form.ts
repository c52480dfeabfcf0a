import {
  CONTACT_FIELDS,
  CONTACT_RULES,
  EMPTY_CONTACT,
  toContactInput,
  type ContactValues,
} from '../../patient/contact-form';
import type { FieldRules } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { bookAppointmentInputLimits as LIMITS } from '../../../schema/public-limits.generated';

export interface PatientValues extends ContactValues {
  notes: string;
}

export const EMPTY_PATIENT: PatientValues = { ...EMPTY_CONTACT, notes: '' };

export const PATIENT_RULES = {
  ...CONTACT_RULES,
  notes: textRule(LIMITS.notes),
} satisfies FieldRules<PatientValues>;

export interface ChosenSlot {
  professionalId: number;
  roomId: number;
  startTime: string;
  durationMinutes: number;
  /** Required if the professional has appointment types. */
  consultationKindId?: number;
}

/** `what`: slot or series. Trims; empty fields become null. */
export function toBookingInput<What extends object>(what: What, { notes, ...contact }: PatientValues) {
  return { ...what, ...toContactInput(contact), notes: notes.trim() || null };
}

/** By server name. */
export const PATIENT_FIELDS = { ...CONTACT_FIELDS, notes: 'notes' } as const;

/** The user typed more than the account prefilled. */
export function hasTypedPatient(values: PatientValues, own: Partial<PatientValues> = {}): boolean {
  const keys = Object.keys(EMPTY_PATIENT) as (keyof PatientValues)[];
  return keys.some((key) => values[key].trim() !== '' && values[key] !== own[key]);
}
