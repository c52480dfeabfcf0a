import { stepFault, stepsText } from './credit-steps';

const STEPS = [
  { days: 7, percentage: 100 },
  { days: 2, percentage: 50 },
];

describe('A policy', () => {
  test('has steps that go down', () => {
    expect(stepFault(STEPS)).toBeNull();
    expect(stepFault([])).toBeNull();
  });

  test.each([
    [[{ days: -1, percentage: 10 }], 0, 'days'],
    [[{ days: 1.5, percentage: 10 }], 0, 'days'],
    [[{ days: 91, percentage: 10 }], 0, 'days'],
    [[{ days: 1, percentage: 101 }], 0, 'percentage'],
    [[...STEPS, { days: 2, percentage: 10 }], 2, 'days'],
    [[...STEPS, { days: 1, percentage: 50 }], 2, 'percentage'],
  ])('is not %j', (steps, index, field) => {
    expect(stepFault(steps)).toMatchObject({ index, field });
  });
});

test('A policy reads as a sentence', () => {
  expect(stepsText(STEPS)).toBe('100 % hasta 7 días antes, 50 % hasta 2 días antes');
  expect(
    stepsText([
      { days: 1, percentage: 50 },
      { days: 0, percentage: 10 },
    ]),
  ).toBe('50 % hasta 1 día antes, 10 % hasta el inicio');
  expect(stepsText([])).toBeNull();
});
