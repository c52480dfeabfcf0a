import type { NewAppointmentInput } from './appointment.inputs';

type AppointmentField = 'professionalId' | 'durationMinutes' | 'consultationKindId' | 'notes';
type PatientField = Exclude<keyof NewAppointmentInput, AppointmentField>;

export type PatientFields = { [Field in PatientField]: Exclude<NewAppointmentInput[Field], undefined> };

const FIELDS: Readonly<Record<PatientField, true>> = {
  patientName: true,
  patientEmail: true,
  patientPhone: true,
  patientBirthDate: true,
  contactName: true,
};

/**
 * Patient of an appointment, request or waiting-list entry. After a new field, every caller that lacks it fails to compile.
 * Undefined becomes null.
 */
export function patientFieldsOf(
  source: {
    readonly [Field in PatientField]: PatientFields[Field] | undefined;
  },
): PatientFields {
  const fields = Object.keys(FIELDS) as PatientField[];
  return Object.fromEntries(fields.map((field) => [field, source[field] ?? null])) as PatientFields;
}
