import type { RentedSeriesFragment } from './series.generated';

type SeriesRental = RentedSeriesFragment['bookings'][number];

/** Earliest first. */
export function comingOf({ bookings }: Pick<RentedSeriesFragment, 'bookings'>): SeriesRental[] {
  return bookings.filter(({ giveBack }) => giveBack !== null);
}

/** With the policy's current credit. */
export function endingFrom(coming: readonly SeriesRental[], from: string) {
  const ending = coming.filter(({ date }) => date >= from);
  const credit = ending.reduce((sum, { giveBack }) => sum + (giveBack?.amount ?? 0), 0);
  const cost = ending.reduce((sum, { finalCost }) => sum + finalCost, 0);
  return { count: ending.length, cost, credit: inCents(credit), owed: inCents(cost - credit) };
}

/** Rounds a sum to cents, against binary fractions. */
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
