import { ruleText, texts } from '../texts';
import type { MonthlySummaryQuery } from './summary.generated';

type Summary = MonthlySummaryQuery['monthlySummary'];

/** Discounts that the same rule gave, as it was when the rooms were booked. Amounts are money. */
export interface RuleDiscount {
  description: string;
  /** 0 to 100. */
  percentage: number;
  /** From how many hours on; null where the rental does not say. */
  minHours: number | null;
  amount: number;
  rentalCount: number;
}

/** A row of the way from the base cost down to what is paid. */
export interface CostStep {
  kind: 'base' | 'discount' | 'total';
  label: string;
  /** Never negative: what a discount takes off is told by its kind. */
  amount: number;
  /** Where its bar begins and ends, in percent of the base cost. */
  from: number;
  to: number;
}

/** What each rule took off, in the order in which the rentals met them. One that was changed between two of them is two. */
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

/** The base cost, then one step down for each rule, then what is left to pay. */
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

/** Its description, and what it gave from when on where another one has the same. */
function labelOf({ description, percentage, minHours }: RuleDiscount, all: readonly RuleDiscount[]): string {
  const isAlone = all.filter((other) => other.description === description).length === 1;
  // In one piece: what it gave is not left without its unit at the end of a line.
  return isAlone ? description : `${description} (${ruleText(percentage, minHours).replaceAll(' ', '\u00a0')})`;
}
