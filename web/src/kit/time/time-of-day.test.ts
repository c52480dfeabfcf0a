import {
  durationText,
  END_TIMES,
  minutesOfHours,
  quarterHours,
  START_TIMES,
  timeOptions,
  toMinutes,
  toTime,
  withTimes,
} from './time-of-day';

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

test('an interval may begin with the day and end with it, not the other way round', () => {
  expect([START_TIMES[0], START_TIMES.at(-1)]).toEqual(['00:00', '23:45']);
  expect([END_TIMES[0], END_TIMES.at(-1)]).toEqual(['00:15', '24:00']);
});

test('a time off the quarters joins the choices in its place, once', () => {
  expect(withTimes(quarterHours(490, 540), ['08:40', '09:00', '08:40'])).toEqual([
    '08:15',
    '08:30',
    '08:40',
    '08:45',
    '09:00',
  ]);
});

test('choices that miss nothing stay the same list, so that nothing is drawn anew', () => {
  expect(withTimes(START_TIMES, ['09:15', '00:00'])).toBe(START_TIMES);
});

test('a time is its own label', () => {
  expect(timeOptions(['09:15'])).toEqual([{ value: '09:15', label: '09:15' }]);
});

test('every whole minute up to a month survives as hours with two decimals', () => {
  const wrong = Array.from({ length: 31 * 1440 }, (_minute, minutes) => minutes).filter(
    (minutes) => minutesOfHours(Number((minutes / 60).toFixed(2))) !== minutes,
  );
  expect(wrong).toEqual([]);
});

test.each([
  [4, '4 h'],
  [1.5, '1 h 30 min'],
  [0.75, '45 min'],
  [0.33, '20 min'],
  [10.67, '10 h 40 min'],
  [0, '0 h'],
])('%d hours as the API tells them are read as %s', (hours, text) => {
  expect(durationText(minutesOfHours(hours))).toBe(text);
});

test.each([
  [2400, '40 h'],
  [74_040, '1.234 h'],
  [450, '7 h 30 min'],
  [45, '45 min'],
  [0, '0 h'],
])('%i minutes are read as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
