import { divideHalfUp, fromHundredths, toHundredths } from './decimal';

/** Percentages and hours are decimal text with at most two places, as stored. */
export type DiscountRule = { readonly minHoursPerDay: string; readonly discountPercentage: string };

export type RentalTerms<Rule extends DiscountRule> = {
  /** Length of one booking, in minutes; each interval is priced by itself, never the day or the month. */
  readonly minutes: number;
  /** The room's hourly rate; '0' means that it has none. */
  readonly roomHourlyRate: string;
  readonly defaultHourlyCost: string;
  readonly rules: readonly Rule[];
};

/** Money and percentage are decimal text with two places. baseCost = discountAmount + finalCost, exactly. */
export type RentalPrice<Rule extends DiscountRule> = {
  readonly hourlyRate: string;
  readonly baseCost: string;
  readonly discountPercentage: string;
  readonly discountAmount: string;
  readonly finalCost: string;
  /** The rule that gave the discount; null without one. */
  readonly rule: Rule | null;
};

/**
 * The price of one booking: hours × rate, less the highest percentage among the rules whose minHoursPerDay it reaches.
 * Of equal percentages the first in the list counts. Each amount is rounded to cents, half up,
 * the discount being taken from the rounded cost. Throws RangeError for amounts it can't read.
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
