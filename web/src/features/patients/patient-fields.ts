import { deceasedFault } from '@turnero/api/domain/birth-date';
import { countriesByName } from '@turnero/api/domain/countries';
import { identifierFault, tidyIdentifier, type IdentifierKind } from '@turnero/api/domain/patient-identifiers';
import { string, type StringSchema } from 'yup';

import { birthDateRule } from '../../clinic/patient/birth-date-rule';
import { phoneRule } from '../../clinic/phone/phone';
import { addressRule } from '../../kit/form/address-rule';
import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { textRule } from '../../kit/form/rules';
import type { SelectOption } from '../../kit/form/SelectField';
import { createPatientInputLimits as limits } from '../../schema/limits.generated';
import type { PatientFactsFragment, UpdatePatientInput } from './patients.generated';
import { CHANNEL_WORD, ONLINE_WORD, SEX_WORD, texts } from './texts';

type PatientField = Exclude<keyof UpdatePatientInput, 'identifiers'>;

export interface FieldParts {
  label: string;
  control: 'text' | 'email' | 'phone' | 'date' | 'notes' | 'select';
  rule: (known: Known) => StringSchema;
  hint?: string;
  isRequired?: true;
  options?: readonly SelectOption[];
  /** Beside the documents in the form. */
  isOfDocument?: true;
  /** Value for a new patient; default: ''. */
  initial?: string;
  /** On the patient's page, if it differs from `initial`. */
  isFact?: true;
}

interface Known {
  /** The clinic's, yyyy-MM-dd. */
  today: string | undefined;
  storedPhone: string;
}

const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const chosen = (words: Readonly<Record<string, string>>): SelectOption[] => [
  { value: '', label: texts.form.unknown },
  ...optionsOf(words),
];

/** A new field needs no other file of the web than its word and its line in the fragment. In the order of the form. */
export const FIELDS: Readonly<Record<PatientField, FieldParts>> = {
  name: {
    label: texts.fields.name,
    control: 'text',
    rule: () => textRule(limits.name, { required: texts.faults.name }),
    hint: texts.form.nameHint,
    isRequired: true,
  },
  phone: {
    label: texts.fields.phone,
    control: 'phone',
    rule: ({ storedPhone }) => phoneRule(limits.phone, storedPhone),
  },
  email: {
    label: texts.fields.email,
    control: 'email',
    rule: () => addressRule(limits.email, { wrong: texts.faults.email }),
  },
  preferredChannel: {
    label: texts.fields.preferredChannel,
    control: 'select',
    rule: string,
    options: chosen(CHANNEL_WORD),
    isFact: true,
  },
  birthDate: { label: texts.fields.birthDate, control: 'date', rule: ({ today }) => birthDateRule(today) },
  nationality: {
    label: texts.fields.nationality,
    control: 'select',
    rule: string,
    options: chosen(Object.fromEntries(countriesByName().map(({ code, name }) => [code, name]))),
    isFact: true,
  },
  mayBookOnline: {
    label: texts.fields.mayBookOnline,
    control: 'select',
    rule: string,
    options: optionsOf(ONLINE_WORD),
    initial: 'yes',
    isFact: true,
  },
  deceasedOn: { label: texts.fields.deceasedOn, control: 'date', rule: ({ today }) => deceasedRule(today) },
  notes: {
    label: texts.fields.notes,
    control: 'notes',
    rule: () => textRule(limits.notes),
    hint: texts.form.notesHint,
    isFact: true,
  },
  registeredSex: {
    label: texts.fields.registeredSex,
    control: 'select',
    rule: sexOfDniRule,
    options: chosen(SEX_WORD),
    isOfDocument: true,
  },
  givenNames: {
    label: texts.fields.givenNames,
    control: 'text',
    rule: () => textRule(limits.givenNames),
    isOfDocument: true,
  },
  familyNames: {
    label: texts.fields.familyNames,
    control: 'text',
    rule: () => textRule(limits.familyNames),
    isOfDocument: true,
  },
};

export const FIELD_KEYS = Object.keys(FIELDS) as PatientField[];

export type PatientValues = Record<PatientField | IdentifierKind, string>;

/** A stored value as typed; '' for none. */
export function typedValue(field: PatientField, stored: string | null | undefined): string {
  return FIELDS[field].control === 'date' ? toDateText(stored) : (stored ?? FIELDS[field].initial ?? '');
}

export function storedValue(field: PatientField, typed: string): string | null {
  return (FIELDS[field].control === 'date' ? toIsoDay(tidyDateText(typed)) : typed.trim()) || null;
}

/** A typed value in words. */
export function shownValue(field: PatientField, typed: string): string {
  return FIELDS[field].options?.find(({ value }) => value === typed)?.label ?? typed;
}

/** '' if unknown. */
export function factOf(patient: Pick<PatientFactsFragment, PatientField>, field: PatientField): string {
  const typed = typedValue(field, patient[field]);
  return typed === '' ? '' : shownValue(field, typed);
}

/** Fields that the patient's page lists. */
export function factsOf(patient: Pick<PatientFactsFragment, PatientField>): PatientField[] {
  return FIELD_KEYS.filter((field) => {
    const { isFact, initial = '' } = FIELDS[field];
    return isFact && (patient[field] ?? '') !== initial;
  });
}

/** The server's rule. `today`: the clinic's, yyyy-MM-dd. */
function deceasedRule(today: string | undefined): StringSchema {
  return dateTextRule().test('deceased', function check(text) {
    const [day, birthDate] = [text, (this.parent as Partial<PatientValues>).birthDate].map((typed) =>
      toIsoDay(tidyDateText(typed ?? '')),
    );
    const fault = !day || today === undefined ? null : deceasedFault(day, birthDate || null, today);
    return fault === null || this.createError({ message: fault });
  });
}

export function documentRule(kind: IdentifierKind): StringSchema {
  return string().test('document', function check(typed) {
    const fault = typed?.trim() ? faultOf(kind, typed, 'X') : null;
    return fault === null || this.createError({ message: fault });
  });
}

function sexOfDniRule(): StringSchema {
  return string().test('dni', function check(sex) {
    const { dni = '' } = this.parent as Partial<PatientValues>;
    const fault = dni.trim() === '' || sex ? null : faultOf('dni', dni, null);
    // A wrong number is shown at the number.
    return fault === null || faultOf('dni', dni, 'X') !== null || this.createError({ message: fault });
  });
}

function faultOf(kind: IdentifierKind, typed: string, sex: 'X' | null): string | null {
  return identifierFault({ kind, number: tidyIdentifier(typed), registeredSex: kind === 'dni' ? sex : null });
}
