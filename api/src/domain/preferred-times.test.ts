import { preferredTimes } from './preferred-times';

test.each([
  [540, 690, ['09:00', '09:30', '10:00', '10:30', '11:00']],
  [495, 540, ['08:15', '08:45']],
  [1380, 1440, ['23:00', '23:30']],
  [540, 540, []],
  [600, 540, []],
])('between minutes %i and %i people may prefer %j', (start, end, times) => {
  expect(preferredTimes(start, end)).toEqual(times);
});
