import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import {
  removeWaitingListEntryInputLimits as REMOVE,
  updateWaitingListEntryInputLimits as URGENT,
} from '../../../schema/limits.generated';
import type { WaitingEntryFragment } from './board.generated';
import { texts } from './texts';

export interface ReasonValues {
  reason: string;
}

export const urgentSchema = formSchema<ReasonValues>({
  reason: textRule(URGENT.urgentReason, { required: texts.marking.noReason }),
});
export const removeSchema = formSchema<ReasonValues>({
  reason: textRule(REMOVE.reason, { required: texts.removing.noReason }),
});

export function toUrgentValues(stored: WaitingEntryFragment | undefined): ReasonValues {
  return { reason: stored?.urgentReason ?? '' };
}

export const URGENT_WORDS: FieldWords<ReasonValues> = { reason: { label: texts.fields.urgentReason } };
