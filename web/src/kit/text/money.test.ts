import { formatMoney } from './money';

const NBSP = '\u00a0';

test('money has a dot for thousands, and cents where there are any', () => {
  expect(formatMoney(12500, 'ARS')).toBe(`$${NBSP}12.500`);
  expect(formatMoney(0, 'ARS')).toBe(`$${NBSP}0`);
  expect(formatMoney(4500.5, 'ARS')).toBe(`$${NBSP}4.500,50`);
});

test('another currency shows its own sign', () => {
  expect(formatMoney(80, 'USD')).toBe(`US$${NBSP}80`);
});

test('money has no sign while its currency is loading', () => {
  expect(formatMoney(12500, undefined)).toBe('12.500');
  expect(formatMoney(4500.5, undefined)).toBe('4.500,50');
});
