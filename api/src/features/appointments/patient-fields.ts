import type { NewAppointmentInput } from './appointment.inputs';

type AppointmentField =
  | 'patientId'
  | 'familyKind'
  | 'professionalId'
  | 'durationMinutes'
  | 'consultationKindId'
  | 'notes';
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
 * For an appointment, request or waiting-list entry. Undefined becomes null. Callers that lack a new field fail to
 * compile.
 */
export function patientFieldsOf(
  source: {
    readonly [Field in PatientField]: PatientFields[Field] | undefined;
  },
): PatientFields {
  const fields = Object.keys(FIELDS) as PatientField[];
  return Object.fromEntries(fields.map((field) => [field, source[field] ?? null])) as PatientFields;
}
