import { string } from 'yup';

import {
  PERSON_FIELDS,
  personRules,
  toPersonInput,
  toPersonValues,
  type PersonValues,
} from '../../clinic/person/person-form';
import { ROLE_LABEL } from '../../clinic/session/role-label';
import type { Role } from '../../clinic/session/session.generated';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import { setInput, setValue } from './permission-choice';
import { texts } from './texts';
import type { UpdateUserInput, UserFactsFragment } from './users.generated';

export interface UserValues extends PersonValues {
  email: string;
  role: Role;
  /** See permission-choice. */
  permissionSetId: string;
}

/** `today` and `kept` as in personRules. */
export function userSchema(today: string | undefined, kept: Pick<PersonValues, 'phone' | 'contactPhone'>) {
  return formSchema<UserValues>({
    ...personRules(today, kept),
    email: emailRule,
    role: string().required(),
    permissionSetId: string(),
  });
}

export function toUserValues(user: UserFactsFragment): UserValues {
  return { ...toPersonValues(user), email: user.email, role: user.role, permissionSetId: setValue(user.permissionSet) };
}

/** Sends only what differs from `before`; null when nothing does. `values` must be valid. */
export function toUserInput(values: UserValues, before: UserValues): UpdateUserInput | null {
  const email = values.email.trim();
  const input: UpdateUserInput = {
    ...toPersonInput(values, before),
    ...(email !== before.email && { email }),
    ...(values.role !== before.role && { role: values.role }),
    ...(values.role === 'admin' && values.permissionSetId !== before.permissionSetId && setInput(values)),
  };
  return Object.keys(input).length === 0 ? null : input;
}

/** By the server's field names, where those differ. */
export const USER_FIELDS: Readonly<Record<string, keyof UserValues>> = PERSON_FIELDS;

/** Field names for an edit conflict. */
export const USER_WORDS: FieldWords<UserValues> = {
  name: { label: texts.fields.name },
  email: { label: texts.fields.email },
  role: { label: texts.fields.role, text: (role) => ROLE_LABEL[role] },
  permissionSetId: { label: texts.fields.permissions },
  phone: { label: texts.fields.phone },
  address: { label: texts.fields.address },
  dateOfBirth: { label: texts.fields.dateOfBirth },
  contactName: { label: texts.fields.contactName },
  contactPhone: { label: texts.fields.contactPhone },
  contactRelationship: { label: texts.fields.contactRelationship },
};
