import type { DniScan } from '@turnero/api/domain/dni-scan';
import {
  IdentifierKind,
  identifierFault,
  tidyIdentifier,
  type RegisteredSex,
} from '@turnero/api/domain/patient-identifiers';
import { string, type StringSchema } from 'yup';

import { birthDateRule } from '../../clinic/patient/birth-date-rule';
import { phoneRule } from '../../clinic/phone/phone';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { addressRule } from '../../kit/form/address-rule';
import { tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { createPatientInputLimits as limits } from '../../schema/limits.generated';
import type { PatientFactsFragment, UpdatePatientInput } from './patients.generated';
import { DOCUMENT_WORD, SEX_WORD, texts } from './texts';

/** The sex is both the patient's and the DNI's. */
export interface PatientValues extends Record<IdentifierKind, string> {
  name: string;
  phone: string;
  email: string;
  /** dd-MM-YYYY */
  birthDate: string;
  givenNames: string;
  familyNames: string;
  registeredSex: RegisteredSex | '';
  notes: string;
}

export const DOCUMENTS = Object.keys(IdentifierKind) as IdentifierKind[];

/** `today`: the clinic's, yyyy-MM-dd. `kept`: the stored phone. */
export function patientSchema(today: string | undefined, kept: string) {
  return formSchema<PatientValues>({
    name: textRule(limits.name, { required: texts.faults.name }),
    phone: phoneRule(limits.phone, kept),
    email: addressRule(limits.email, { wrong: texts.faults.email }),
    birthDate: birthDateRule(today),
    givenNames: textRule(limits.givenNames),
    familyNames: textRule(limits.familyNames),
    registeredSex: string().test('dni', function check(sex) {
      const { dni = '' } = this.parent as Partial<PatientValues>;
      const fault = dni.trim() === '' || sex ? null : faultOf('dni', dni, '');
      // A wrong number is shown at the number.
      return fault === null || faultOf('dni', dni, 'X') !== null || this.createError({ message: fault });
    }),
    dni: documentRule('dni'),
    cuil: documentRule('cuil'),
    passport: documentRule('passport'),
    foreign_id: documentRule('foreign_id'),
    notes: textRule(limits.notes),
  });
}

function documentRule(kind: IdentifierKind): StringSchema {
  return string().test('document', function check(typed) {
    const fault = typed?.trim() ? faultOf(kind, typed, 'X') : null;
    return fault === null || this.createError({ message: fault });
  });
}

function faultOf(kind: IdentifierKind, typed: string, sex: RegisteredSex | ''): string | null {
  return identifierFault({ kind, number: tidyIdentifier(typed), registeredSex: kind === 'dni' ? sex || null : null });
}

export function toPatientValues(patient: PatientFactsFragment | undefined): PatientValues {
  const numberOf = (kind: IdentifierKind) => patient?.identifiers?.find((it) => it.kind === kind)?.number ?? '';
  const ofDni = patient?.identifiers?.find(({ kind }) => kind === 'dni')?.registeredSex;
  return {
    name: patient?.name ?? '',
    phone: patient?.phone ?? '',
    email: patient?.email ?? '',
    birthDate: toDateText(patient?.birthDate),
    givenNames: patient?.givenNames ?? '',
    familyNames: patient?.familyNames ?? '',
    registeredSex: ofDni ?? patient?.registeredSex ?? '',
    dni: numberOf('dni'),
    cuil: numberOf('cuil'),
    passport: numberOf('passport'),
    foreign_id: numberOf('foreign_id'),
    notes: patient?.notes ?? '',
  };
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
  const filled = (typed: string) => typed.trim() || null;
  const registeredSex = values.registeredSex || null;
  return {
    name: values.name.trim(),
    phone: filled(values.phone),
    email: filled(values.email),
    birthDate: toIsoDay(tidyDateText(values.birthDate)) || null,
    givenNames: filled(values.givenNames),
    familyNames: filled(values.familyNames),
    registeredSex,
    notes: filled(values.notes),
    identifiers: DOCUMENTS.filter((kind) => values[kind].trim() !== '').map((kind) => ({
      kind,
      number: tidyIdentifier(values[kind]),
      registeredSex: kind === 'dni' ? registeredSex : null,
    })),
  };
}

export const PATIENT_FIELDS = { identifiers: 'dni' } as const;

const { fields } = texts;

export const PATIENT_WORDS: FieldWords<PatientValues> = {
  name: { label: fields.name },
  phone: { label: fields.phone },
  email: { label: fields.email },
  birthDate: { label: fields.birthDate },
  givenNames: { label: fields.givenNames },
  familyNames: { label: fields.familyNames },
  registeredSex: { label: fields.registeredSex, text: (sex) => (sex === '' ? texts.form.noSex : SEX_WORD[sex]) },
  dni: { label: DOCUMENT_WORD.dni },
  cuil: { label: DOCUMENT_WORD.cuil },
  passport: { label: DOCUMENT_WORD.passport },
  foreign_id: { label: DOCUMENT_WORD.foreign_id },
  notes: { label: fields.notes },
};
