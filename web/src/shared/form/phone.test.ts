import { tidyPhone } from './phone';

test.each([
  ['an Argentine number with its area', '11 2345-6789', '+54 11 2345 6789'],
  ['a mobile with 15, which abroad is a 9 before the area', '011 15 2345-6789', '+54 9 11 2345 6789'],
  ['a number from elsewhere', '+1 212 555 2368', '+1 212 555 2368'],
  ['a number that is already tidy', '+54 9 11 2345 6789', '+54 9 11 2345 6789'],
  ['text that is no phone', ' interno 12 ', 'interno 12'],
  ['nothing', '  ', ''],
])('%s', async (_case, typed, tidied) => {
  expect(await tidyPhone(typed)).toBe(tidied);
});
