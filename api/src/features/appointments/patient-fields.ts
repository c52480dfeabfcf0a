import type { PatientOrOtherInput } from './appointment.inputs';

type PatientField = Exclude<keyof PatientOrOtherInput, 'familyKind'>;

export type PatientFields = { [Field in PatientField]: Exclude<PatientOrOtherInput[Field], undefined> };

const FIELDS: Readonly<Record<PatientField, true>> = {
  patientId: true,
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
