import { durationText, quarterHours, toMinutes, toTime } from './time-of-day';

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['24:00', 1440],
])('%s is minute %i of the day, and back', (time, minutes) => {
  expect(toMinutes(time)).toBe(minutes);
  expect(toTime(minutes)).toBe(time);
});

test('the day has a choice every 15 minutes, its end included', () => {
  const day = quarterHours();
  expect(day).toHaveLength(97);
  expect(day.slice(0, 3)).toEqual(['00:00', '00:15', '00:30']);
  expect(day.at(-1)).toBe('24:00');
});

test('choices between two times keep both, and start on the quarter', () => {
  expect(quarterHours(540, 585)).toEqual(['09:00', '09:15', '09:30', '09:45']);
  expect(quarterHours(541, 560)).toEqual(['09:15']);
  expect(quarterHours(570, 560)).toEqual([]);
});

test.each([
  [2400, '40 h'],
  [450, '7 h 30 min'],
  [45, '45 min'],
  [0, '0 h'],
])('%i minutes are read as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
