import type { DniScan } from '@turnero/api/domain/dni-scan';
import {
  IDENTIFIER_WORDS,
  IdentifierKind,
  tidyIdentifier,
  type RegisteredSex,
} from '@turnero/api/domain/patient-identifiers';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { toDateText } from '../../kit/form/date-text';
import { formSchema, type FieldRules } from '../../kit/form/form-schema';
import {
  documentRule,
  FIELD_KEYS,
  FIELDS,
  shownValue,
  storedValue,
  typedValue,
  type PatientValues,
} from './patient-fields';
import type { PatientFactsFragment, UpdatePatientInput } from './patients.generated';

export const DOCUMENTS = Object.keys(IdentifierKind) as IdentifierKind[];

/** `today`: the clinic's, yyyy-MM-dd. */
export function patientSchema(today: string | undefined, storedPhone: string) {
  return formSchema<PatientValues>(
    Object.fromEntries([
      ...FIELD_KEYS.map((field) => [field, FIELDS[field].rule({ today, storedPhone })]),
      ...DOCUMENTS.map((kind) => [kind, documentRule(kind)]),
    ]) as FieldRules<PatientValues>,
  );
}

/** The sex is both the patient's and the DNI's. */
export function toPatientValues(patient: PatientFactsFragment | undefined): PatientValues {
  const dni = patient?.identifiers?.find(({ kind }) => kind === 'dni');
  const values = Object.fromEntries([
    ...FIELD_KEYS.map((field) => [field, typedValue(field, patient?.[field])]),
    ...DOCUMENTS.map((kind) => [kind, patient?.identifiers?.find((it) => it.kind === kind)?.number ?? '']),
  ]) as PatientValues;
  return { ...values, registeredSex: dni?.registeredSex ?? values.registeredSex };
}

/** Typed values stay. null: they have another DNI. */
export function withScan(values: PatientValues, scan: DniScan): PatientValues | null {
  const typed = tidyIdentifier(values.dni);
  if (typed !== '' && typed !== scan.number) return null;
  const { number: dni, registeredSex, cuil, givenNames, familyNames, birthDate } = scan;
  const read = {
    name: scan.fullName ?? '',
    birthDate: toDateText(birthDate),
    givenNames: givenNames ?? '',
    familyNames: familyNames ?? '',
    registeredSex,
    dni,
    cuil: cuil ?? '',
  };
  const filled = Object.entries(read).filter(([key]) => values[key as keyof typeof read].trim() === '');
  return { ...values, ...Object.fromEntries(filled) };
}

/** The differences from `before`; null without any. `values` must be valid. */
export function toPatientInput(values: PatientValues, before: PatientValues): UpdatePatientInput | null {
  const [input, stored] = [inputOf(values), inputOf(before)];
  const changed = (Object.keys(input) as (keyof UpdatePatientInput)[]).filter(
    (key) => JSON.stringify(input[key]) !== JSON.stringify(stored[key]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, input[key]]));
}

function inputOf(values: PatientValues): UpdatePatientInput {
  const own = Object.fromEntries(FIELD_KEYS.map((field) => [field, storedValue(field, values[field])]));
  return {
    ...own,
    identifiers: DOCUMENTS.filter((kind) => values[kind].trim() !== '').map((kind) => ({
      kind,
      number: tidyIdentifier(values[kind]),
      registeredSex: kind === 'dni' ? ((values.registeredSex || null) as RegisteredSex | null) : null,
    })),
  };
}

export const SERVER_FIELDS = { identifiers: 'dni' } as const;

export const PATIENT_WORDS = Object.fromEntries([
  ...FIELD_KEYS.map((field) => {
    const { label, options } = FIELDS[field];
    return [field, options ? { label, text: (typed: string) => shownValue(field, typed) } : { label }];
  }),
  ...DOCUMENTS.map((kind) => [kind, { label: IDENTIFIER_WORDS[kind] }]),
]) as FieldWords<PatientValues>;
