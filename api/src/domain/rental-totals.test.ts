import fc from 'fast-check';
import { hoursOf, settle, totalRentals } from './rental-totals';

const rental = (minutes: number, baseCost: string, finalCost = baseCost) => ({ minutes, baseCost, finalCost });

describe('The total of a month of rentals', () => {
  test('is nothing without any', () => {
    expect(totalRentals([])).toEqual({
      hours: '0.00',
      baseCost: '0.00',
      discountAmount: '0.00',
      finalCost: '0.00',
      hourlyRate: '0.00',
      discountPercentage: '0.00',
    });
  });

  test('are the sums and averages of the agreed amounts', () => {
    expect(totalRentals([rental(120, '3000.00'), rental(480, '16000.00', '12800.00')])).toEqual({
      hours: '10.00',
      baseCost: '19000.00',
      discountAmount: '3200.00',
      finalCost: '15800.00',
      hourlyRate: '1900.00',
      discountPercentage: '16.84',
    });
  });

  test('has no average discount where rooms cost nothing', () => {
    expect(totalRentals([rental(60, '0.00')])).toMatchObject({ hourlyRate: '0.00', discountPercentage: '0.00' });
  });

  test('adds up to the cent where numbers with a point would not', () => {
    const cents = Array.from({ length: 30 }, () => rental(1, '0.10'));
    expect(totalRentals(cents)).toMatchObject({ baseCost: '3.00', finalCost: '3.00' });
    const millions = Array.from({ length: 3 }, () => rental(60, '9999999999.99'));
    expect(totalRentals(millions).baseCost).toBe('29999999999.97');
  });

  test('is its parts together, whatever they are', () => {
    const anyRental = fc
      .tuple(
        fc.integer({ min: 1, max: 1500 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
      )
      .map(([minutes, cents, percent]) => {
        const money = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
        return { ...rental(minutes, money(cents), money(Math.floor((cents * percent) / 100))), cents };
      });
    fc.assert(
      fc.property(fc.array(anyRental, { maxLength: 20 }), (rentals) => {
        const { baseCost, discountAmount, finalCost } = totalRentals(rentals);
        const cents = (amount: string) => Number(amount.replace('.', ''));
        expect(cents(baseCost)).toBe(rentals.reduce((sum, it) => sum + it.cents, 0));
        expect(cents(discountAmount) + cents(finalCost)).toBe(cents(baseCost));
      }),
    );
  });
});

test.each([
  [0, '0.00'],
  [45, '0.75'],
  [60, '1.00'],
  [20, '0.33'],
  [40, '0.67'],
  [1500, '25.00'],
])('%i minutes are %s hours', (minutes, hours) => {
  expect(hoursOf(minutes)).toBe(hours);
});

describe('The settlement of a month', () => {
  test('is the cost of live rentals, and the uncredited part of returned ones', () => {
    const standing = { finalCost: '8400.00' };
    const givenBack = [
      { finalCost: '4500.00', creditAmount: '4500.00' },
      { finalCost: '100.01', creditAmount: '50.01' },
      { finalCost: '1000.00', creditAmount: '0.00' },
    ];
    expect(settle(standing, givenBack)).toEqual({
      creditedAmount: '4550.01',
      uncreditedAmount: '1050.00',
      totalOwed: '9450.00',
    });
    expect(settle(standing, [])).toEqual({ creditedAmount: '0.00', uncreditedAmount: '0.00', totalOwed: '8400.00' });
  });
});
