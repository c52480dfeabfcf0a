import fc from 'fast-check';
import { COPAY_ROUNDINGS, raisedCopay } from './copay-raise';

test.each([
  ['5000.00', '10', '0.01', '5500.00'],
  ['5000.00', '12.5', '100', '5600.00'],
  ['0.05', '10', '0.01', '0.06'],
  ['4500', '11', '500', '5000.00'],
  ['1010', '1', '100', '1010.00'],
  ['0', '50', '10', '0.00'],
])('A copay of %s raised by %s %%, to multiples of %s, is %s', (amount, percentage, rounding, raised) => {
  expect(raisedCopay(amount, percentage, rounding)).toBe(raised);
});

test('A raised copay is the nearest multiple, or the amount itself if that is higher', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(...COPAY_ROUNDINGS),
      (cents, hundredthsOfPercent, rounding) => {
        const text = (hundredths: number) => (hundredths / 100).toFixed(2);
        const raised = Math.round(Number(raisedCopay(text(cents), text(hundredthsOfPercent), String(rounding))) * 100);
        // Exact in ten-thousandths of a cent: below 2^53.
        const exact = cents * (10_000 + hundredthsOfPercent);
        const step = Math.round(rounding * 100);
        expect(raised).toBeGreaterThanOrEqual(cents);
        if (raised !== cents) {
          expect(raised % step).toBe(0);
          expect(Math.abs(raised * 10_000 - exact) * 2).toBeLessThanOrEqual(step * 10_000);
        } else {
          expect(exact * 2).toBeLessThan((2 * (cents + (step - (cents % step))) - step) * 10_000);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
