import type { RentedSeriesFragment } from './series.generated';

type SeriesRental = RentedSeriesFragment['bookings'][number];

/** What it still rents, earliest first. */
export function comingOf({ bookings }: Pick<RentedSeriesFragment, 'bookings'>): SeriesRental[] {
  return bookings.filter(({ giveBack }) => giveBack !== null);
}

/** The rentals of that date and those after it, with what the policy credits of them now. */
export function endingFrom(coming: readonly SeriesRental[], from: string) {
  const ending = coming.filter(({ date }) => date >= from);
  const credit = ending.reduce((sum, { giveBack }) => sum + (giveBack?.amount ?? 0), 0);
  const cost = ending.reduce((sum, { finalCost }) => sum + finalCost, 0);
  return { count: ending.length, cost, credit: inCents(credit), owed: inCents(cost - credit) };
}

/** Sums of cents, without what binary fractions add. */
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
