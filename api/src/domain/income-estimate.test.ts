import { estimateIncome } from './income-estimate';

describe('The income that availability promises', () => {
  test.each([
    [2400, '6000.00', { weeklyHours: '40.00', monthlyHours: '173.33', monthlyCost: '1040000.00' }],
    [90, '1500.50', { weeklyHours: '1.50', monthlyHours: '6.50', monthlyCost: '9753.25' }],
    [0, '6000.00', { weeklyHours: '0.00', monthlyHours: '0.00', monthlyCost: '0.00' }],
    [600, '0.00', { weeklyHours: '10.00', monthlyHours: '43.33', monthlyCost: '0.00' }],
  ])('of %i minutes a week at %s an hour', (minutes, cost, estimate) => {
    expect(estimateIncome(minutes, cost)).toEqual(estimate);
  });

  test('is rounded once, from the exact hours', () => {
    // 4⅓ hours at 99.99: 433.29, where the rounded 4.33 would give 432.96.
    expect(estimateIncome(60, '99.99')).toEqual({ weeklyHours: '1.00', monthlyHours: '4.33', monthlyCost: '433.29' });
  });

  test('is exact where floating point is not', () => {
    expect(estimateIncome(10_080, '9999999999.99').monthlyCost).toBe('7279999999992.72');
  });
});
