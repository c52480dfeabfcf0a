import { boolean } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { wholeNumberRule } from '../../../kit/form/rules';
import { updateClinicSecurityInputLimits } from '../../../schema/limits.generated';
import { texts } from '../texts';
import type { ClinicSecurityFactsFragment, UpdateClinicSecurityInput } from './security.generated';

export interface SecurityValues {
  adminsNeedSecondFactor: boolean;
  staffIdleHours: string;
}

export const securitySchema = formSchema<SecurityValues>({
  adminsNeedSecondFactor: boolean(),
  staffIdleHours: wholeNumberRule(updateClinicSecurityInputLimits.staffIdleHours, {
    named: texts.securityPage.hours,
    required: texts.securityPage.hoursRequired,
  }),
});

export function toSecurityValues(security: ClinicSecurityFactsFragment | undefined): SecurityValues {
  return {
    adminsNeedSecondFactor: security?.adminsNeedSecondFactor ?? false,
    staffIdleHours: String(security?.staffIdleHours ?? ''),
  };
}

export const toSecurityInput = ({ staffIdleHours, ...values }: SecurityValues): UpdateClinicSecurityInput => ({
  ...values,
  staffIdleHours: Number(staffIdleHours),
});

export const SECURITY_WORDS: FieldWords<SecurityValues> = {
  adminsNeedSecondFactor: {
    label: texts.fields.adminsNeedSecondFactor,
    text: (is) => (is ? texts.securityPage.yes : texts.securityPage.no),
  },
  staffIdleHours: { label: texts.fields.staffIdleHours },
};
