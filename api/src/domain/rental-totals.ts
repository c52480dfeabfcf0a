import { divideHalfUp, fromHundredths, toHundredths } from './decimal';

export type RentedTime = { readonly minutes: number; readonly baseCost: string; readonly finalCost: string };

/** Decimal text. baseCost = discountAmount + finalCost, exactly. */
export type RentalTotals = {
  readonly hours: string;
  readonly baseCost: string;
  readonly discountAmount: string;
  readonly finalCost: string;
  /** Average before discounts. */
  readonly hourlyRate: string;
  /** Average. */
  readonly discountPercentage: string;
};

/** Adds stored amounts, so that sums match to the cent. */
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

export type GivenBackTime = { readonly finalCost: string; readonly creditAmount: string };

/** Decimal text. totalOwed = finalCost of live rentals + uncreditedAmount, exactly. */
export type Settlement = {
  readonly creditedAmount: string;
  /** Still owed for returned rentals. */
  readonly uncreditedAmount: string;
  readonly totalOwed: string;
};

export function settle(rentals: Pick<RentalTotals, 'finalCost'>, givenBack: readonly GivenBackTime[]): Settlement {
  const credited = sum(givenBack.map(({ creditAmount }) => creditAmount));
  const uncredited = sum(givenBack.map(({ finalCost }) => finalCost)) - credited;
  return {
    creditedAmount: fromHundredths(credited),
    uncreditedAmount: fromHundredths(uncredited),
    totalOwed: fromHundredths(toHundredths(rentals.finalCost) + uncredited),
  };
}

/** 45 minutes are '0.75'. */
export function hoursOf(minutes: number): string {
  return fromHundredths(divideHalfUp(BigInt(minutes) * 100n, 60n));
}

function sum(amounts: readonly string[]): bigint {
  return amounts.reduce((total, amount) => total + toHundredths(amount), 0n);
}
