import { boolean } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { texts } from '../texts';
import type { ClinicSecurityFactsFragment } from './security.generated';

export interface SecurityValues {
  adminsNeedSecondFactor: boolean;
}

export const securitySchema = formSchema<SecurityValues>({ adminsNeedSecondFactor: boolean() });

export function toSecurityValues(security: ClinicSecurityFactsFragment | undefined): SecurityValues {
  return { adminsNeedSecondFactor: security?.adminsNeedSecondFactor ?? false };
}

export const toSecurityInput = (values: SecurityValues): SecurityValues => values;

export const SECURITY_WORDS: FieldWords<SecurityValues> = {
  adminsNeedSecondFactor: {
    label: texts.fields.adminsNeedSecondFactor,
    text: (is) => (is ? texts.securityPage.yes : texts.securityPage.no),
  },
};
