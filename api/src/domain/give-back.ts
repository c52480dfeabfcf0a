import { addDays } from './calendar-date';
import { dateOf, minuteOfDate, minuteOfDayAt } from './clinic-time';
import type { CreditStep } from './credit-steps';
import { divideHalfUp, fromHundredths, toHundredths } from './decimal';

/** Last epoch minute of a step: the same clock time, `days` days earlier. */
export function creditDeadline(zone: string, start: number, days: number): number {
  return days === 0 ? start : minuteOfDate(zone, addDays(dateOf(zone, start), -days), minuteOfDayAt(zone, start));
}

/** The credit at `now`, and the epoch minute until which it is valid; null: until the start. */
export function creditAt(
  steps: readonly CreditStep[],
  zone: string,
  start: number,
  now: Date,
): { percentage: number; until: number | null } {
  for (const { days, percentage } of steps) {
    const until = creditDeadline(zone, start, days);
    if (now.getTime() <= until * 60_000) return { percentage, until: days === 0 ? null : until };
  }
  return { percentage: 0, until: null };
}

/** Decimal text; rounds half up. */
export function creditOf(finalCost: string, percentage: number): string {
  return fromHundredths(divideHalfUp(toHundredths(finalCost) * BigInt(percentage), 100n));
}
