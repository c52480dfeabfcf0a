import { divideHalfUp, fromHundredths, toHundredths } from './decimal';

/** What one rental came to. Money is decimal text. */
export type RentedTime = { readonly minutes: number; readonly baseCost: string; readonly finalCost: string };

/** Decimal text with two places. baseCost = discountAmount + finalCost, exactly. */
export type RentalTotals = {
  readonly hours: string;
  readonly baseCost: string;
  readonly discountAmount: string;
  readonly finalCost: string;
  /** What an hour cost on average before discounts; '0.00' without any. */
  readonly hourlyRate: string;
  /** What part of the cost the discounts took, in percent; '0.00' without a cost. */
  readonly discountPercentage: string;
};

/** Sums are of the amounts as they were agreed, so that they add up to the cent; averages are rounded half up. */
export function totalRentals(rentals: readonly RentedTime[]): RentalTotals {
  const minutes = BigInt(rentals.reduce((sum, rental) => sum + rental.minutes, 0));
  const base = sum(rentals.map(({ baseCost }) => baseCost));
  const final = sum(rentals.map(({ finalCost }) => finalCost));
  return {
    hours: hoursOf(Number(minutes)),
    baseCost: fromHundredths(base),
    discountAmount: fromHundredths(base - final),
    finalCost: fromHundredths(final),
    hourlyRate: fromHundredths(minutes === 0n ? 0n : divideHalfUp(base * 60n, minutes)),
    discountPercentage: fromHundredths(base === 0n ? 0n : divideHalfUp((base - final) * 10_000n, base)),
  };
}

/** Minutes as hours with two decimals: 45 are '0.75'. */
export function hoursOf(minutes: number): string {
  return fromHundredths(divideHalfUp(BigInt(minutes) * 100n, 60n));
}

function sum(amounts: readonly string[]): bigint {
  return amounts.reduce((total, amount) => total + toHundredths(amount), 0n);
}
