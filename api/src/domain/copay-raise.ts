import { divideHalfUp, fromHundredths, toHundredths } from './decimal';

/** Multiples that a raised copay may be rounded to, in the clinic's currency. */
export const COPAY_ROUNDINGS = [0.01, 1, 10, 50, 100, 500, 1000] as const;

/**
 * A copay raised by a percentage, to the nearest multiple of `rounding`, half up. Never below the amount, so a small
 * raise may leave it. Decimal texts.
 */
export function raisedCopay(amount: string, percentage: string, rounding: string): string {
  const old = toHundredths(amount);
  const step = toHundredths(rounding);
  const raised = divideHalfUp(old * (10_000n + toHundredths(percentage)), 10_000n * step) * step;
  return fromHundredths(raised < old ? old : raised);
}
