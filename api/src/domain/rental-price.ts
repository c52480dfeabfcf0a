import { divideHalfUp, fromHundredths, toHundredths } from './decimal';

/** Decimal text, at most two places. */
export type DiscountRule = { readonly minHoursPerDay: string; readonly discountPercentage: string };

export type RentalTerms<Rule extends DiscountRule> = {
  /** One booking, priced alone. */
  readonly minutes: number;
  /** '0' means the default. */
  readonly roomHourlyRate: string;
  readonly defaultHourlyCost: string;
  readonly rules: readonly Rule[];
};

/** Decimal text. baseCost = discountAmount + finalCost, exactly. */
export type RentalPrice<Rule extends DiscountRule> = {
  readonly hourlyRate: string;
  readonly baseCost: string;
  readonly discountPercentage: string;
  readonly discountAmount: string;
  readonly finalCost: string;
  readonly rule: Rule | null;
};

/**
 * Applies the highest discount reached, the first of equals, to the rounded cost. Amounts round half up. RangeError for
 * unreadable amounts.
 */
export function priceRental<Rule extends DiscountRule>(terms: RentalTerms<Rule>): RentalPrice<Rule> {
  const minutes = BigInt(terms.minutes);
  const roomRate = toHundredths(terms.roomHourlyRate);
  const rate = roomRate === 0n ? toHundredths(terms.defaultHourlyCost) : roomRate;

  let rule: Rule | null = null;
  let percentage = 0n;
  for (const candidate of terms.rules) {
    const offered = toHundredths(candidate.discountPercentage);
    const reached = toHundredths(candidate.minHoursPerDay) * 60n <= minutes * 100n;
    if (reached && offered > percentage) {
      rule = candidate;
      percentage = offered;
    }
  }

  const base = divideHalfUp(rate * minutes, 60n);
  const discount = divideHalfUp(base * percentage, 10_000n);
  return {
    hourlyRate: fromHundredths(rate),
    baseCost: fromHundredths(base),
    discountPercentage: fromHundredths(percentage),
    discountAmount: fromHundredths(discount),
    finalCost: fromHundredths(base - discount),
    rule,
  };
}
