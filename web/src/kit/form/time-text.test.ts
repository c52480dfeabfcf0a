import { TIME_TEXT, tidyTimeText } from './time-text';

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['2015', '20:15'],
  ['20.15', '20:15'],
  [' 7 hs ', '07:00'],
  ['7h30', '07:30'],
  ['00:05', '00:05'],
])('%j is the time %s', (typed, time) => {
  expect(tidyTimeText(typed)).toBe(time);
  expect(time).toMatch(TIME_TEXT);
});

test.each(['', 'tarde', '25', '24:00', '9:60', '9:3', '12345'])('%j is no time', (typed) => {
  expect(tidyTimeText(typed)).not.toMatch(TIME_TEXT);
});
