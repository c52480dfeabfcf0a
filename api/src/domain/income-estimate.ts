import { divideHalfUp, fromHundredths, toHundredths } from './decimal';
import { hoursOf } from './rental-totals';

/** Decimal text. */
export type IncomeEstimate = {
  readonly weeklyHours: string;
  readonly monthlyHours: string;
  readonly monthlyCost: string;
};

const [WEEKS, MONTHS] = [52n, 12n];

/** Per average month. */
export function estimateIncome(weeklyMinutes: number, hourlyCost: string): IncomeEstimate {
  const yearlyMinutes = BigInt(weeklyMinutes) * WEEKS;
  return {
    weeklyHours: hoursOf(weeklyMinutes),
    monthlyHours: fromHundredths(divideHalfUp(yearlyMinutes * 100n, 60n * MONTHS)),
    monthlyCost: fromHundredths(divideHalfUp(yearlyMinutes * toHundredths(hourlyCost), 60n * MONTHS)),
  };
}
