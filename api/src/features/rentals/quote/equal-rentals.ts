import { fromHundredths, toHundredths } from '../../../domain/decimal';
import { priceOf, type ClinicTerms } from '../price/price-of';
import type { PricedTime } from '../price/rental-cost';

/** One rental per length (minutes) and rate. Priced once, because a bulk request can have tens of thousands. */
export function equalRentals(terms: ClinicTerms, rates: readonly string[], lengths: readonly number[]): PricedTime[] {
  const counts = countsOf(lengths);
  return [...countsOf(rates)].flatMap(([rate, rooms]) =>
    [...counts].map(([minutes, times]): PricedTime => {
      const { rule, ...price } = priceOf(terms, rate, minutes);
      const count = rooms * times;
      return {
        minutes: minutes * count,
        baseCost: multiply(price.baseCost, count),
        finalCost: multiply(price.finalCost, count),
        discountPercentage: Number(price.discountPercentage),
        discountRule: rule?.description ?? null,
        discountMinHours: rule ? Number(rule.minHoursPerDay) : null,
      };
    }),
  );
}

function countsOf<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function multiply(amount: string, count: number): string {
  return fromHundredths(toHundredths(amount) * BigInt(count));
}
