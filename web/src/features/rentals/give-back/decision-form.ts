import type { StringSchema } from 'yup';

import { textRule, wholeNumberRule } from '../../../kit/form/rules';
import { giveBackDecisionInputLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from './texts';

/** An administrator's decision; empty: the policy applies. */
export interface DecisionValues {
  percentage: string;
  reason: string;
}

export const NO_DECISION: DecisionValues = { percentage: '', reason: '' };

const PERCENTAGE = wholeNumberRule(LIMITS.percentage, { named: texts.faults.percentage });

/** Each field requires the other. */
export const DECISION_RULES = {
  percentage: PERCENTAGE.when('reason', ([reason]: string[], rule: StringSchema) =>
    reason?.trim() ? rule.required(texts.faults.noPercentage) : rule,
  ),
  reason: textRule(LIMITS.reason).test('reason', texts.faults.noReason, function check(reason) {
    const { percentage } = this.parent as Partial<DecisionValues>;
    return !percentage?.trim() || Boolean(reason?.trim());
  }),
};

/** The percentage must be valid. */
export function toDecision({ percentage, reason }: DecisionValues): { percentage: number; reason: string } | null {
  return percentage.trim() === '' ? null : { percentage: Number(percentage), reason: reason.trim() };
}

export const isPercentage = ({ percentage }: DecisionValues): boolean => PERCENTAGE.isValidSync(percentage);

export const isDecided = ({ percentage, reason }: DecisionValues): boolean => `${percentage}${reason}`.trim() !== '';

export const DECISION_FIELDS = { 'decision.percentage': 'percentage', 'decision.reason': 'reason' } as const;
