import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { numberOf, numberRule, textRule } from '../../kit/form/rules';
import { percentText } from '../../kit/text/quantity-text';
import { hoursText } from '../../kit/time/time-of-day';
import { createDiscountRuleInputLimits as limits } from '../../schema/limits.generated';
import type { CreateDiscountRuleInput, PricingRuleFragment } from './pricing.generated';
import { texts } from './texts';

/** Numbers as typed. */
export interface RuleValues {
  minHoursPerDay: string;
  discountPercentage: string;
  description: string;
}

/** The steps of the arrows. */
export const RULE_STEPS = { minHoursPerDay: 0.5, discountPercentage: 0.1 } as const;

export const ruleSchema = formSchema<RuleValues>({
  minHoursPerDay: numberRule(limits.minHoursPerDay, texts.named.minHours),
  discountPercentage: numberRule(limits.discountPercentage, texts.named.discount),
  description: textRule(limits.description, { required: texts.faults.description }),
});

export function toRuleValues(rule: PricingRuleFragment | undefined): RuleValues {
  return {
    minHoursPerDay: String(rule?.minHoursPerDay ?? 0),
    discountPercentage: String(rule?.discountPercentage ?? 0),
    description: rule?.description ?? '',
  };
}

/** Sends every field. `values` must be valid. */
export function toRuleInput({
  minHoursPerDay,
  discountPercentage,
  description,
}: RuleValues): Required<CreateDiscountRuleInput> {
  return {
    minHoursPerDay: numberOf(minHoursPerDay),
    discountPercentage: numberOf(discountPercentage),
    description: description.trim(),
  };
}

export const RULE_WORDS: FieldWords<RuleValues> = {
  minHoursPerDay: { label: texts.fields.minHours, text: (hours) => hoursText(numberOf(hours)) },
  discountPercentage: { label: texts.fields.discount, text: (percentage) => percentText(numberOf(percentage)) },
  description: { label: texts.fields.description },
};
