import type { Interval } from '../../../kit/time/intervals';
import { areCheaperJoined } from './joined-intervals';

const RULES = [
  { minHoursPerDay: 4, discountPercentage: 10 },
  { minHoursPerDay: 6, discountPercentage: 15 },
];
const hours = (...texts: string[]): Interval[] =>
  texts.map((text) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) }));

test.each([
  ['two that reach a rule together', hours('09:00-11:00', '11:00-13:00'), true],
  ['in either order', hours('13:00-15:00', '09:00-13:00'), true],
  ['two with a gap between them', hours('09:00-11:00', '11:15-13:15'), false],
  ['two that reach none together', hours('09:00-10:00', '10:00-11:00'), false],
  ['one that has the best alone, and a short one', hours('08:00-14:00', '14:00-15:00'), true],
  ['two that have the best each', hours('08:00-14:00', '14:00-20:00'), false],
  ['one alone', hours('08:00-20:00'), false],
])('%s', (_case, intervals, cheaper) => {
  expect(areCheaperJoined(intervals, RULES)).toBe(cheaper);
});

test('without rules nothing is cheaper joined', () => {
  expect(areCheaperJoined(hours('09:00-11:00', '11:00-13:00'), [])).toBe(false);
});
