import { tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema, type FieldRules, type FormSchema } from '../../kit/form/form-schema';
import { isSame } from '../../kit/form/merge-edits';
import { textRule } from '../../kit/form/rules';
import {
  emergencyContactInputLimits as CONTACT,
  updateProfileInputLimits as PERSON,
} from '../../schema/limits.generated';
import { birthDateRule } from '../patient/birth-date-rule';
import { ARGENTINA, phoneRule, tidyPhone } from '../phone/phone';

interface Contact {
  name: string | null;
  phone: string | null;
  relationship: string | null;
}

/** Dates as yyyy-MM-dd. */
export interface Person {
  name: string;
  phone: string | null;
  address: string | null;
  dateOfBirth: string | null;
  emergencyContact: Contact | null;
}

/** Dates as dd-MM-YYYY. */
export interface PersonValues {
  name: string;
  phone: string;
  address: string;
  dateOfBirth: string;
  contactName: string;
  contactPhone: string;
  contactRelationship: string;
}

/** `today` in the clinic. `kept`: stored phones. */
export function personRules(today: string | undefined, kept: Pick<PersonValues, 'phone' | 'contactPhone'>) {
  return {
    name: textRule(PERSON.name, { required: 'El nombre es requerido' }),
    phone: phoneRule(PERSON.phone, kept.phone),
    address: textRule(PERSON.address),
    dateOfBirth: birthDateRule(today),
    contactName: textRule(CONTACT.name),
    contactPhone: phoneRule(CONTACT.phone, kept.contactPhone),
    contactRelationship: textRule(CONTACT.relationship),
  } satisfies FieldRules<PersonValues>;
}

export function toPersonValues({ name, phone, address, dateOfBirth, emergencyContact: contact }: Person): PersonValues {
  return {
    name,
    phone: phone ?? '',
    address: address ?? '',
    dateOfBirth: toDateText(dateOfBirth),
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? '',
    contactRelationship: contact?.relationship ?? '',
  };
}

/** Only changes; emptied fields are null; the contact as a whole. */
export function toPersonInput(values: PersonValues, before: PersonValues): Partial<Person> {
  const [person, stored] = [personOf(values), personOf(before)];
  const changed = (Object.keys(person) as (keyof Person)[]).filter((key) => !isSame(person[key], stored[key]));
  return Object.fromEntries(changed.map((key) => [key, person[key]]));
}

function personOf(values: PersonValues): Person {
  const contact = {
    name: filled(values.contactName),
    phone: filled(values.contactPhone),
    relationship: filled(values.contactRelationship),
  };
  return {
    name: values.name.trim(),
    phone: filled(values.phone),
    address: filled(values.address),
    dateOfBirth: toIsoDay(tidyDateText(values.dateOfBirth)) || null,
    emergencyContact: Object.values(contact).some((part) => part !== null) ? contact : null,
  };
}

/** Enter submits without the blur that tidies. */
export async function withTidyPhones<V extends PersonValues>(
  values: V,
  before: PersonValues,
  countryCode = ARGENTINA,
): Promise<V> {
  const tidied = (key: 'phone' | 'contactPhone') =>
    values[key] === before[key] ? values[key] : tidyPhone(values[key], countryCode);
  return { ...values, phone: await tidied('phone'), contactPhone: await tidied('contactPhone') };
}

function filled(typed: string): string | null {
  return typed.trim() || null;
}

/** See personRules. */
export function personSchema(...of: Parameters<typeof personRules>): FormSchema<PersonValues> {
  return formSchema<PersonValues>(personRules(...of));
}

export const PERSON_FIELDS: Readonly<Record<string, keyof PersonValues>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  dateOfBirth: 'dateOfBirth',
  'emergencyContact.name': 'contactName',
  'emergencyContact.phone': 'contactPhone',
  'emergencyContact.relationship': 'contactRelationship',
};
