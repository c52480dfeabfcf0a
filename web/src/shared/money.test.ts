import { formatFee, formatMoney } from './money';

const NBSP = '\u00a0';

test('money has a dot for thousands and no decimals', () => {
  expect(formatMoney(12500)).toBe(`$${NBSP}12.500`);
  expect(formatMoney(0)).toBe(`$${NBSP}0`);
});

test('another currency shows its own sign', () => {
  expect(formatMoney(80, 'USD')).toBe(`US$${NBSP}80`);
});

test('a fee nobody set has to be asked for, and a free one does not', () => {
  expect(formatFee(null)).toBe('A consultar');
  expect(formatFee(0)).toBe(`$${NBSP}0`);
});
