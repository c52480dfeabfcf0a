import { ageText, birthDateFault, earliestBirthDate } from './birth-date';

test.each([
  ['2026-06-01', null],
  ['2026-06-02', 'La fecha de nacimiento no puede ser futura'],
  ['1906-06-01', null],
  ['1906-05-31', 'La fecha de nacimiento no puede ser de hace más de 120 años'],
])('Born on %s, on 1 June 2026: %s', (date, fault) => {
  expect(birthDateFault(date, '2026-06-01')).toBe(fault);
});

test('A leap day has an earliest day too', () => {
  expect(earliestBirthDate('2028-02-29')).toBe('1908-02-29');
});

test.each([
  ['2026-06-01', '0 días'],
  ['2026-05-31', '1 día'],
  ['2026-05-02', '30 días'],
  ['2026-05-01', '1 mes'],
  ['2024-06-02', '23 meses'],
  ['2024-06-01', '2 años'],
  ['2018-06-02', '7 años'],
  ['2018-06-01', '8 años'],
  ['1941-11-30', '84 años'],
  ['2026-07-03', '0 días'],
])('A person born on %s is %s old on 1 June 2026', (date, age) => {
  expect(ageText(date, '2026-06-01')).toBe(age);
});
