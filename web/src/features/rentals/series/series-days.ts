import type { Cost } from '../quote/CostPanel';
import type { RentalSeriesPreviewQuery } from './series.generated';

export type SeriesDay = RentalSeriesPreviewQuery['rentalSeriesPreview'][number];

export function chosenDays(days: readonly SeriesDay[], leftOut: readonly string[]): SeriesDay[] {
  return days.filter(({ date, state }) => state === 'free' && !leftOut.includes(date));
}

/** Undefined without days. */
export function costOfDays(days: readonly SeriesDay[]): Cost | undefined {
  if (days.length === 0) return undefined;
  const quotes = days.map(({ quote }) => quote);
  const sum = (of: 'bookingCount' | 'totalHours' | 'baseCost' | 'discountAmount' | 'finalCost') =>
    quotes.reduce((total, quote) => total + quote[of], 0);
  const rules = quotes.flatMap(({ appliedRules }) => appliedRules);
  return {
    bookingCount: sum('bookingCount'),
    totalHours: sum('totalHours'),
    baseCost: sum('baseCost'),
    discountAmount: sum('discountAmount'),
    finalCost: sum('finalCost'),
    appliedRules: [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()],
  };
}
