import { object } from 'yup';

import type { FieldWords } from '../../shared/edit/EditDifferences';
import { createDiscountRuleInputLimits as limits } from '../../shared/form/limits.generated';
import { numberOf, numberRule, textRule } from '../../shared/form/rules';
import { hoursText, percentText } from '../../shared/text/quantity-text';
import type { CreateDiscountRuleInput, PricingRuleFragment } from './pricing.generated';

/** What the boxes hold: numbers as they are typed. */
export interface RuleValues {
  minHoursPerDay: string;
  discountPercentage: string;
  description: string;
}

/** By how much the arrows change hours and percentage. */
export const RULE_STEPS = { minHoursPerDay: 0.5, discountPercentage: 0.1 } as const;

export const ruleSchema = object({
  minHoursPerDay: numberRule(limits.minHoursPerDay, 'Las horas mínimas deben ser'),
  discountPercentage: numberRule(limits.discountPercentage, 'El descuento debe ser'),
  description: textRule(limits.description, { required: 'La descripción es requerida' }),
});

export function toRuleValues(rule: PricingRuleFragment | undefined): RuleValues {
  return {
    minHoursPerDay: String(rule?.minHoursPerDay ?? 0),
    discountPercentage: String(rule?.discountPercentage ?? 0),
    description: rule?.description ?? '',
  };
}

/** What is sent of valid values: all of it. */
export function toRuleInput({ minHoursPerDay, discountPercentage, description }: RuleValues): Required<CreateDiscountRuleInput> {
  return { minHoursPerDay: numberOf(minHoursPerDay), discountPercentage: numberOf(discountPercentage), description: description.trim() };
}

export const RULE_WORDS: FieldWords<RuleValues> = {
  minHoursPerDay: { label: 'Horas mínimas', text: (hours) => hoursText(numberOf(hours)) },
  discountPercentage: { label: 'Descuento', text: (percentage) => percentText(numberOf(percentage)) },
  description: { label: 'Descripción' },
};
