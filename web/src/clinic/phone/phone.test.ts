import { ARGENTINA, phoneAdvice, phoneRule, tidyPhone } from './phone';

test.each([
  ['an Argentine number with its area', '11 2345-6789', '+54 11 2345 6789'],
  ['a mobile with 15, which abroad is a 9 before the area', '011 15 2345-6789', '+54 9 11 2345 6789'],
  ['a number from elsewhere', '+1 212 555 2368', '+1 212 555 2368'],
  ['a number that is already tidy', '+54 9 11 2345 6789', '+54 9 11 2345 6789'],
  ['text that is no phone', ' interno 12 ', 'interno 12'],
  ['a number with words beside it', '11 2345-6789 preguntar por Nora', '11 2345-6789 preguntar por Nora'],
  ['nothing', '  ', ''],
])('%s', async (_case, typed, tidied) => {
  expect(await tidyPhone(typed, ARGENTINA)).toBe(tidied);
});

test.each([
  ['is read as one of the clinic’s country', '212 555 2368', '+1', '+1 212 555 2368'],
  ['loses the trunk digit of that country', '020 7946 0958', '+44', '+44 20 7946 0958'],
  ['of an unknown country stays as it is', ' 11 2345-6789 ', '+999', '11 2345-6789'],
])('A number without a country %s', async (_case, typed, countryCode, tidied) => {
  expect(await tidyPhone(typed, countryCode)).toBe(tidied);
});

test.each([
  ['a number cut short', '11 2345', 'Parece incompleto: faltan números. Si está bien, dejalo'],
  ['a number with one digit too many', '11 2345-67890', 'Parece mal escrito: revisá los números. Si está bien, dejalo'],
  ['a complete one', '11 2345-6789', undefined],
  ['one from elsewhere', '+1 212 555 2368', undefined],
  ['nothing', '', undefined],
])('%s is advised about, or not', async (_case, typed, advice) => {
  expect(await phoneAdvice(typed, ARGENTINA)).toBe(advice);
});

test.each([
  ['abc', false],
  ['preguntar por Nora', false],
  ['interno 12', true],
  ['11 2345', true],
  ['', true],
])('"%s" is accepted: %s', async (typed, accepted) => {
  expect(await phoneRule({ maxLength: 40, pattern: /\d/ }).isValid(typed)).toBe(accepted);
});
