import { costSteps, discountsByRule } from './cost-steps';
import { aRental, aRoom, aSummary } from './summary.fixture';

const HALF_DAY = { discountRule: 'Media jornada', discountPercentage: 10 };
const FULL_DAY = { discountRule: 'Jornada completa', discountPercentage: 20 };

test('a month without discounts goes from the base cost straight to the total', () => {
  expect(costSteps(aSummary([aRoom(1, [aRental({ baseCost: 6000 })])]))).toEqual([
    { kind: 'base', label: 'Costo base', amount: 6000, from: 0, to: 100 },
    { kind: 'total', label: 'Total a pagar', amount: 6000, from: 0, to: 100 },
  ]);
});

test('each rule is one step down, whatever room it was reached in, and the last step ends at the total', () => {
  const norte = aRoom(1, [aRental({ baseCost: 5000, ...HALF_DAY }), aRental({ baseCost: 10_000, ...FULL_DAY })]);
  const sur = aRoom(2, [aRental({ baseCost: 5000, ...HALF_DAY })]);
  expect(costSteps(aSummary([norte, sur]))).toEqual([
    { kind: 'base', label: 'Costo base', amount: 20_000, from: 0, to: 100 },
    { kind: 'discount', label: 'Media jornada', amount: 1000, from: 95, to: 100 },
    { kind: 'discount', label: 'Jornada completa', amount: 2000, from: 85, to: 95 },
    { kind: 'total', label: 'Total a pagar', amount: 17_000, from: 0, to: 85 },
  ]);
});

test('a rule that was changed during the month is two: each rental keeps what it was booked at', () => {
  const rooms = [
    aRoom(1, [
      aRental({ baseCost: 1000, ...HALF_DAY }),
      aRental({ baseCost: 1000, ...HALF_DAY, discountPercentage: 15 }),
    ]),
  ];
  expect(discountsByRule(rooms)).toEqual([
    { description: 'Media jornada', percentage: 10, minHours: 4, amount: 100, rentalCount: 1 },
    { description: 'Media jornada', percentage: 15, minHours: 4, amount: 150, rentalCount: 1 },
  ]);
});

test('a rule with changed hours is two as well, and its steps say which is which', () => {
  const rooms = [
    aRoom(1, [
      aRental({ baseCost: 1000, ...HALF_DAY }),
      aRental({ baseCost: 3000, ...HALF_DAY, discountMinHours: 5.5 }),
    ]),
  ];
  expect(discountsByRule(rooms)).toEqual([
    { description: 'Media jornada', percentage: 10, minHours: 4, amount: 100, rentalCount: 1 },
    { description: 'Media jornada', percentage: 10, minHours: 5.5, amount: 300, rentalCount: 1 },
  ]);
  expect(costSteps(aSummary(rooms)).map(({ label }) => label)).toEqual([
    'Costo base',
    'Media jornada (10\u00a0%\u00a0desde\u00a04\u00a0h)',
    'Media jornada (10\u00a0%\u00a0desde\u00a05\u00a0h\u00a030\u00a0min)',
    'Total a pagar',
  ]);
});

test('cents add up without a rest', () => {
  const rentals = [0.1, 0.2, 0.3].map((discountAmount) => ({
    ...aRental({ baseCost: 1, ...HALF_DAY }),
    discountAmount,
  }));
  expect(discountsByRule([aRoom(1, rentals)])[0]?.amount).toBe(0.6);
});

test('rooms that cost nothing have no bars', () => {
  expect(costSteps(aSummary([aRoom(1, [aRental({ baseCost: 0 })])])).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
