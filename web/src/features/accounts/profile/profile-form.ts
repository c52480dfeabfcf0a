import { object } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../shared/form/date-text';
import { emergencyContactInputLimits as CONTACT, localDateLimits, updateProfileInputLimits as PERSON } from '../../../shared/form/limits.generated';
import { phoneRule } from '../../../shared/form/phone';
import { textRule } from '../../../shared/form/rules';
import type { ProfileFactsFragment, UpdateProfileInput } from './profile.generated';

/** What is typed; the date as dd-MM-YYYY. */
export interface ProfileValues {
  name: string;
  phone: string;
  address: string;
  dateOfBirth: string;
  contactName: string;
  contactPhone: string;
  contactRelationship: string;
}

/** `today` in the clinic, yyyy-MM-dd; undefined while it is not known. `kept` are the phones as they are stored. */
export function profileSchema(today: string | undefined, kept: Pick<ProfileValues, 'phone' | 'contactPhone'>) {
  return object({
    name: textRule(PERSON.name, { required: 'El nombre es requerido' }),
    phone: phoneRule(PERSON.phone, kept.phone),
    address: textRule(PERSON.address),
    dateOfBirth: dateTextRule({ min: localDateLimits.earliest, today }),
    contactName: textRule(CONTACT.name),
    contactPhone: phoneRule(CONTACT.phone, kept.contactPhone),
    contactRelationship: textRule(CONTACT.relationship),
  });
}

export function toProfileValues(profile: ProfileFactsFragment): ProfileValues {
  const { name, phone, address, dateOfBirth, emergencyContact: contact } = profile;
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

/**
 * What is sent: only what changed, null for what was emptied, an emergency contact as a whole. null when nothing
 * changed, so that nothing is sent. `values` are valid.
 */
export function toProfileInput(profile: ProfileFactsFragment, values: ProfileValues): UpdateProfileInput | null {
  const contact = contactOf(values);
  const input: UpdateProfileInput = {
    ...changed('name', profile.name, values.name.trim()),
    ...changed('phone', profile.phone, filled(values.phone)),
    ...changed('address', profile.address, filled(values.address)),
    ...changed('dateOfBirth', profile.dateOfBirth, toIsoDay(tidyDateText(values.dateOfBirth)) || null),
    ...(!isSameContact(contact, profile.emergencyContact) && { emergencyContact: contact }),
  };
  return Object.keys(input).length === 0 ? null : input;
}

type Contact = ProfileFactsFragment['emergencyContact'];

function contactOf(values: ProfileValues): Contact {
  const contact = {
    name: filled(values.contactName),
    phone: filled(values.contactPhone),
    relationship: filled(values.contactRelationship),
  };
  return contact.name === null && contact.phone === null && contact.relationship === null ? null : contact;
}

function isSameContact(one: Contact, other: Contact): boolean {
  const keys = ['name', 'phone', 'relationship'] as const;
  return keys.every((key) => (one?.[key] ?? null) === (other?.[key] ?? null));
}

function filled(typed: string): string | null {
  return typed.trim() || null;
}

function changed<K extends keyof UpdateProfileInput>(key: K, stored: unknown, typed: UpdateProfileInput[K]) {
  return stored === typed ? {} : { [key]: typed };
}

/** The fields of the form by the server's names of them. */
export const PROFILE_FIELDS: Readonly<Record<string, keyof ProfileValues>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  dateOfBirth: 'dateOfBirth',
  'emergencyContact.name': 'contactName',
  'emergencyContact.phone': 'contactPhone',
  'emergencyContact.relationship': 'contactRelationship',
};
