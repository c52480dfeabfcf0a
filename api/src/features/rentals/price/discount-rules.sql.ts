import type { DiscountRule } from './discount-rule.entity';

/** Decimal text. */
export type RuleData = Pick<DiscountRule, 'minHoursPerDay' | 'discountPercentage' | 'description'>;

/** SQL: RuleData[] as JSON, in list order. */
export const RULES_JSON = `(
  SELECT coalesce(json_agg(json_build_object('minHoursPerDay', min_hours_per_day::text,
    'discountPercentage', discount_percentage::text, 'description', description) ORDER BY min_hours_per_day, discount_percentage, id), '[]')
  FROM discount_rules)`;
