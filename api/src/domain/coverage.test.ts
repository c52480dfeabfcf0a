import { memberNumberFault, numberPatternFault } from './coverage';

test.each([
  ['60 12345678 01', '## ######## ##', true],
  ['601234567801', '## ######## ##', true],
  ['60-12345678/01', '## ######## ##', true],
  ['60 1234567 01', '## ######## ##', false],
  ['b-1234', 'A-####', true],
  ['1-1234', 'A-####', false],
  ['15 123', '15 ###', true],
  ['16 123', '15 ###', false],
  ['15 12ñ3', '15 ###', false],
  ['15 １23', '15 ###', false],
  ['whatever', null, true],
])('member number %s with the pattern %s is valid: %s', (number, pattern, isValid) => {
  expect(memberNumberFault(number, pattern) === null).toBe(isValid);
});

test('a pattern has digits or letters to fill in, and nothing else than separators', () => {
  expect(['## ####', 'A-###/##', '15 ##'].map(numberPatternFault)).toEqual([null, null, null]);
  expect(['', '12 34', '##*', '[0-9]+'].filter((pattern) => numberPatternFault(pattern) === null)).toEqual([]);
});
