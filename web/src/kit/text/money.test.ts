import { formatCents, formatMoney } from './money';

const NBSP = '\u00a0';

test('money has a dot for thousands and no decimals', () => {
  expect(formatMoney(12500, 'ARS')).toBe(`$${NBSP}12.500`);
  expect(formatMoney(0, 'ARS')).toBe(`$${NBSP}0`);
});

test('another currency shows its own sign', () => {
  expect(formatMoney(80, 'USD')).toBe(`US$${NBSP}80`);
});

test('money has no sign while its currency is loading', () => {
  expect(formatMoney(12500.4, undefined)).toBe('12.500');
  expect(formatCents(4500.5, undefined)).toBe('4.500,50');
});

test('cents are written where there are any', () => {
  expect(formatCents(4500.5, 'ARS')).toBe(`$${NBSP}4.500,50`);
  expect(formatCents(4500, 'USD')).toBe(`US$${NBSP}4.500`);
});
