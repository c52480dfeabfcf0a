import { dateTextRule, tidyBirthDate, tidyDateText, toDateText, toIsoDay } from './date-text';

test('a date is sent as the calendar writes it', () => {
  expect(toIsoDay('07-03-1958')).toBe('1958-03-07');
  expect(toIsoDay('29-02-2024')).toBe('2024-02-29');
});

test.each([
  '',
  '7-3-1958',
  '07-03-58',
  '07/03/1958',
  '07-031958-',
  '070319588',
  '07-03-19588',
  '1958-03-07',
  '-7-03-1958',
])('%p is not ten characters in three parts: nothing', (text) => expect(toIsoDay(text)).toBe(''));

test.each(['31-02-1990', '29-02-2023', '00-01-2020', '01-13-2020', 'aa-bb-cccc', '1e-01-2020'])(
  '%s is no day: nothing',
  (text) => {
    expect(toIsoDay(text)).toBe('');
  },
);

test('a stored date is shown the way people write it', () => {
  expect(toDateText('1958-03-07')).toBe('07-03-1958');
  expect(toDateText(null)).toBe('');
  expect(toDateText('')).toBe('');
});

test('a stored date that is none shows nothing and is only logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(toDateText('1958-02-30')).toBe('');
  expect(toDateText('ayer')).toBe('');
  expect(log.mock.calls).toEqual([['Error parsing date'], ['Error parsing date']]);
  log.mockRestore();
});

test.each([
  ['7/3/85', '07-03-1985'],
  ['07-03-26', '07-03-2026'],
  ['07-03-27', '07-03-1927'],
  ['7/3/1958', '07-03-1958'],
  ['7/3', '7/3'],
])('the birth date %p is tidied to %p in 2026', (typed, tidied) =>
  expect(tidyBirthDate(typed, '2026-11-29')).toBe(tidied),
);

test.each([
  ['7/3/1958', '07-03-1958'],
  ['07031958', '07-03-1958'],
  [' 7.3.1958 ', '07-03-1958'],
  ['7 3 1958', '07-03-1958'],
  ['07-03-1958', '07-03-1958'],
  ['07-03', '07-03'],
  ['mañana', 'mañana'],
])('%p is tidied to %p', (typed, tidied) => expect(tidyDateText(typed)).toBe(tidied));

describe('the rule of a date box', () => {
  const rule = dateTextRule({ min: '1900-01-01' });
  const faultOf = async (text: string) =>
    rule.validate(text).then(
      () => null,
      (fault: Error) => fault.message,
    );

  test.each([
    ['', null],
    ['  ', null],
    ['21-11-2026', null],
    ['01-01-1900', null],
    ['7/3/1958', null],
    ['31-12-1899', 'Fecha inválida'],
    ['07-03', 'Fecha inválida'],
    ['31-02-1990', 'Fecha inválida'],
  ])('%p: %p', async (text, fault) => expect(await faultOf(text)).toBe(fault));

  test('without limits any day will do', async () => {
    await expect(dateTextRule().validate('01-01-2999')).resolves.toBe('01-01-2999');
  });
});
