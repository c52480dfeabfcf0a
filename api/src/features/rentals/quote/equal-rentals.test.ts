import fc from 'fast-check';

import { fromHundredths, toHundredths } from '../../../domain/decimal';
import { priceOf } from '../price/price-of';
import { equalRentals } from './equal-rentals';

const terms = {
  defaultHourlyCost: '1000.00',
  rules: [
    { minHoursPerDay: '2.00', discountPercentage: '7.50', description: 'Dos horas' },
    { minHoursPerDay: '4.00', discountPercentage: '20.00', description: 'Media jornada' },
  ],
};
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('Rentals that cost the same are priced once', () => {
  test('for the maximum request: twenty rooms, 62 dates, 24 intervals', () => {
    const hours = times(62 * 24, 60);
    expect(equalRentals(terms, times(20, '1500.50'), hours)).toEqual([
      {
        minutes: 60 * 29_760,
        baseCost: '44654880.00',
        finalCost: '44654880.00',
        discountPercentage: 0,
        discountRule: null,
        discountMinHours: null,
      },
    ]);
    expect(equalRentals(terms, [...times(19, '0.00'), '2000.00'], [...hours, 120, 0])).toHaveLength(2 * 3);
  });

  test('and add up to the cent', () => {
    const anyRate = fc.constantFrom('0.00', '0.01', '999.99', '1500.50', '33333.33');
    const anyMinutes = fc.oneof(fc.constantFrom(60, 120, 240), fc.integer({ min: 1, max: 1500 }));
    const anyRates = fc.array(anyRate, { minLength: 1, maxLength: 6 });
    const anyLengths = fc.array(anyMinutes, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyRates, anyLengths, (rates, lengths) => {
        const each = rates.flatMap((rate) => lengths.map((minutes) => ({ minutes, ...priceOf(terms, rate, minutes) })));
        const sum = (amounts: string[]) =>
          fromHundredths(amounts.reduce((total, amount) => total + toHundredths(amount), 0n));
        const whole = (all: readonly { minutes: number; baseCost: string; finalCost: string }[]) => ({
          minutes: all.reduce((total, { minutes }) => total + minutes, 0),
          baseCost: sum(all.map(({ baseCost }) => baseCost)),
          finalCost: sum(all.map(({ finalCost }) => finalCost)),
        });
        const equal = equalRentals(terms, rates, lengths);
        expect(whole(equal)).toEqual(whole(each));
        expect(new Set(equal.map(({ discountRule }) => discountRule))).toEqual(
          new Set(each.map(({ rule }) => rule?.description ?? null)),
        );
        expect(equal).toHaveLength(new Set(rates).size * new Set(lengths).size);
      }),
    );
  });
});
