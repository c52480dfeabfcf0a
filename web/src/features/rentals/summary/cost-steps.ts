import { ruleText, texts } from '../texts';
import type { MonthlySummaryQuery } from './summary.generated';

type Summary = MonthlySummaryQuery['monthlySummary'];

/** By one rule, as at booking. Amounts are money. */
export interface RuleDiscount {
  description: string;
  /** 0 to 100. */
  percentage: number;
  /** null if unknown to the rental. */
  minHours: number | null;
  amount: number;
  rentalCount: number;
}

export interface CostStep {
  kind: 'base' | 'discount' | 'total';
  label: string;
  /** Never negative. */
  amount: number;
  /** In percent of the base cost. */
  from: number;
  to: number;
}

/** In rental order. A rule that changed between rentals counts as two. */
export function discountsByRule(rooms: Summary['rooms']): RuleDiscount[] {
  const byRule = new Map<string, { rule: Omit<RuleDiscount, 'amount'>; cents: number }>();
  for (const rental of rooms.flatMap(({ bookings }) => bookings)) {
    const { discountRule, discountMinHours: minHours, discountPercentage: percentage, discountAmount } = rental;
    if (percentage === 0) continue;
    const description = discountRule ?? texts.fields.discount;
    const key = JSON.stringify([description, percentage, minHours]);
    const known = byRule.get(key) ?? { rule: { description, percentage, minHours, rentalCount: 0 }, cents: 0 };
    byRule.set(key, {
      rule: { ...known.rule, rentalCount: known.rule.rentalCount + 1 },
      cents: known.cents + Math.round(discountAmount * 100),
    });
  }
  return [...byRule.values()].map(({ rule, cents }) => ({ ...rule, amount: cents / 100 }));
}

export function costSteps({ totals, rooms }: Summary): CostStep[] {
  const share = (amount: number) => (totals.baseCost === 0 ? 0 : (amount / totals.baseCost) * 100);
  let left = totals.baseCost;
  const rules = discountsByRule(rooms);
  const discounts = rules.map((rule): CostStep => {
    const before = left;
    left -= rule.amount;
    return { kind: 'discount', label: labelOf(rule, rules), amount: rule.amount, from: share(left), to: share(before) };
  });
  return [
    { kind: 'base', label: texts.fields.baseCost, amount: totals.baseCost, from: 0, to: share(totals.baseCost) },
    ...discounts,
    { kind: 'total', label: texts.fields.finalCost, amount: totals.finalCost, from: 0, to: share(totals.finalCost) },
  ];
}

/** Adds the rule to ambiguous descriptions. */
function labelOf({ description, percentage, minHours }: RuleDiscount, all: readonly RuleDiscount[]): string {
  const isAlone = all.filter((other) => other.description === description).length === 1;
  // Non-breaking spaces keep number and unit together.
  return isAlone ? description : `${description} (${ruleText(percentage, minHours).replaceAll(' ', '\u00a0')})`;
}
