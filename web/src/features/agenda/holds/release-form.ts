import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { breakHoldInputLimits as LIMITS } from '../../../schema/limits.generated';
import type { BreakHoldInput } from '../agenda.generated';
import { texts } from '../texts';

export interface ReleaseValues {
  reason: string;
}

export const EMPTY_RELEASE: ReleaseValues = { reason: '' };

export const releaseSchema = formSchema<ReleaseValues>({
  reason: textRule(LIMITS.reason, { required: texts.release.noReason }),
});

export function toBreakHoldInput({ reason }: ReleaseValues): BreakHoldInput {
  return { reason: reason.trim() };
}
