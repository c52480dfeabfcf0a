import { divideHalfUp, fromHundredths, toHundredths } from './decimal';
import { hoursOf } from './rental-totals';

/** Decimal text with two places. */
export type IncomeEstimate = { readonly weeklyHours: string; readonly monthlyHours: string; readonly monthlyCost: string };

/** The weeks of a year over its months. */
const [WEEKS, MONTHS] = [52n, 12n];

/**
 * What somebody who attends so many minutes a week would rent in an average month, at `hourlyCost` (decimal text). Hours and
 * cost are rounded half up each by itself, not the cost from the rounded hours.
 */
export function estimateIncome(weeklyMinutes: number, hourlyCost: string): IncomeEstimate {
  const yearlyMinutes = BigInt(weeklyMinutes) * WEEKS;
  return {
    weeklyHours: hoursOf(weeklyMinutes),
    monthlyHours: fromHundredths(divideHalfUp(yearlyMinutes * 100n, 60n * MONTHS)),
    monthlyCost: fromHundredths(divideHalfUp(yearlyMinutes * toHundredths(hourlyCost), 60n * MONTHS)),
  };
}
