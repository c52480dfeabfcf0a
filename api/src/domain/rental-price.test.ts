import fc from 'fast-check';
import { toHundredths } from './decimal';
import { type DiscountRule, priceRental, type RentalTerms } from './rental-price';

const rule = (minHoursPerDay: string, discountPercentage: string): DiscountRule => ({
  minHoursPerDay,
  discountPercentage,
});
const terms = (more: Partial<RentalTerms<DiscountRule>> = {}): RentalTerms<DiscountRule> => ({
  minutes: 120,
  roomHourlyRate: '1500.00',
  defaultHourlyCost: '1000.00',
  rules: [],
  ...more,
});

describe('The price of a rental', () => {
  test('is hours times the rate of the room', () => {
    expect(priceRental(terms())).toEqual({
      hourlyRate: '1500.00',
      baseCost: '3000.00',
      discountPercentage: '0.00',
      discountAmount: '0.00',
      finalCost: '3000.00',
      rule: null,
    });
  });

  test.each(['0', '0.00'])('takes the default cost for a room with a rate of %s', (roomHourlyRate) => {
    expect(priceRental(terms({ roomHourlyRate }))).toMatchObject({ hourlyRate: '1000.00', finalCost: '2000.00' });
  });

  test('counts parts of an hour', () => {
    expect(priceRental(terms({ minutes: 45 }))).toMatchObject({ baseCost: '1125.00' });
  });

  test('reaches a rule at exactly its hours, not a minute sooner', () => {
    const rules = [rule('4', '10')];
    expect(priceRental(terms({ minutes: 240, rules }))).toMatchObject({
      discountAmount: '600.00',
      finalCost: '5400.00',
      rule: rules[0],
    });
    expect(priceRental(terms({ minutes: 239, rules }))).toMatchObject({ discountAmount: '0.00', rule: null });
  });

  test('reaches a rule of hours and a half', () => {
    const rules = [rule('2.50', '5.00')];
    expect(priceRental(terms({ minutes: 150, rules }))).toMatchObject({ discountPercentage: '5.00', rule: rules[0] });
    expect(priceRental(terms({ minutes: 149, rules }))).toMatchObject({ rule: null });
  });

  test('takes the highest percentage reached, even from a rule of fewer hours', () => {
    const rules = [rule('2', '15'), rule('4', '10'), rule('8', '30')];
    expect(priceRental(terms({ minutes: 300, rules }))).toMatchObject({ discountPercentage: '15.00', rule: rules[0] });
  });

  test('names the first of two rules that give the same', () => {
    const rules = [
      { ...rule('2', '10'), id: 'a' },
      { ...rule('4', '10.00'), id: 'b' },
    ];
    expect(priceRental({ ...terms(), minutes: 300, rules }).rule?.id).toBe('a');
  });

  test('names no rule that gives nothing', () => {
    expect(priceRental(terms({ rules: [rule('0', '0')] }))).toMatchObject({ discountPercentage: '0.00', rule: null });
  });

  test('rounds half a cent up, the cost and the discount each', () => {
    // 0.05 × 30 min = 0.025; 10 % of 0.05 = 0.005
    expect(priceRental(terms({ minutes: 30, roomHourlyRate: '0.05' }))).toMatchObject({ baseCost: '0.03' });
    expect(priceRental(terms({ minutes: 60, roomHourlyRate: '0.05', rules: [rule('0', '10')] }))).toMatchObject({
      discountAmount: '0.01',
      finalCost: '0.04',
    });
  });

  test('costs nothing with a discount of 100 %', () => {
    expect(priceRental(terms({ rules: [rule('0', '100')] }))).toMatchObject({
      discountAmount: '3000.00',
      finalCost: '0.00',
    });
  });

  test('is exact where floating point is not', () => {
    expect(priceRental(terms({ minutes: 60, roomHourlyRate: '9007199254740993.01' }))).toMatchObject({
      finalCost: '9007199254740993.01',
    });
    expect(priceRental(terms({ minutes: 60, roomHourlyRate: '1.15', rules: [rule('0', '50')] }))).toMatchObject({
      discountAmount: '0.58',
    });
  });

  test.each(['', '-1', '1,5', '1e3', 'NaN', '1.005', 'Infinity'])('refuses an amount of %j', (roomHourlyRate) => {
    expect(() => priceRental(terms({ roomHourlyRate }))).toThrow(RangeError);
  });

  test('takes amounts with more zeros than it needs', () => {
    expect(priceRental(terms({ roomHourlyRate: '1500.5000' }))).toMatchObject({ hourlyRate: '1500.50' });
  });
});

describe('The price of random rentals', () => {
  const decimal = (max: number) =>
    fc.oneof(
      fc.integer({ min: 0, max }).map(String),
      fc.integer({ min: 0, max: max * 100 }).map((n) => (n / 100).toFixed(2)),
    );
  const anyTerms = fc.record({
    minutes: fc.integer({ min: 1, max: 1440 }),
    roomHourlyRate: fc.oneof(fc.constant('0'), decimal(99_999)),
    defaultHourlyCost: decimal(99_999),
    rules: fc.array(fc.record({ minHoursPerDay: decimal(12), discountPercentage: decimal(100) }), { maxLength: 5 }),
  });

  /** Half up by counting: the greatest number of cents that is at most half a cent too much. */
  function nearestCent(numerator: bigint, denominator: bigint): bigint {
    let cents = numerator / denominator - 1n;
    while (2n * (cents + 1n) * denominator <= 2n * numerator + denominator) cents += 1n;
    return cents;
  }

  test('is what fractions say', () => {
    fc.assert(
      fc.property(anyTerms, (it) => {
        const price = priceRental(it);
        const rate = Number(it.roomHourlyRate) === 0 ? it.defaultHourlyCost : it.roomHourlyRate;
        const reached = it.rules.filter(
          ({ minHoursPerDay }) => Math.round(Number(minHoursPerDay) * 100) * 60 <= it.minutes * 100,
        );
        const best = Math.max(
          0,
          ...reached.map(({ discountPercentage }) => Math.round(Number(discountPercentage) * 100)),
        );
        const base = nearestCent(BigInt(Math.round(Number(rate) * 100)) * BigInt(it.minutes), 60n);
        const discount = nearestCent(base * BigInt(best), 10_000n);

        expect(toHundredths(price.baseCost)).toBe(base);
        expect(toHundredths(price.discountPercentage)).toBe(BigInt(best));
        expect(toHundredths(price.discountAmount)).toBe(discount);
        expect(toHundredths(price.finalCost)).toBe(base - discount);
        expect(price.rule).toBe(
          best === 0 ? null : reached.find((one) => Math.round(Number(one.discountPercentage) * 100) === best),
        );
      }),
      { numRuns: 500 },
    );
  });
});
