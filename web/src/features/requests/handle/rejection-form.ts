import { boolean } from 'yup';

import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { rejectionInputLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from '../texts';

export interface RejectionValues {
  reason: string;
  tellPatient: boolean;
}

export const NO_REJECTION: RejectionValues = { reason: '', tellPatient: false };

export const rejectionSchema = formSchema<RejectionValues>({
  reason: textRule(LIMITS.reason, { required: texts.rejection.noReason }),
  tellPatient: boolean(),
});
