import { moneyOf, moneyRule, moneyText, parseMoney } from './money-text';

const rule = moneyRule('La tarifa');

test.each([
  ['18000', 18000],
  ['18.000', 18000],
  ['$ 18.000', 18000],
  ['US$ 80', 80],
  ['R$ 80,50', 80.5],
  ['EUR 80', 80],
  ['18.000,50', 18000.5],
  ['18000,5', 18000.5],
  ['18000.50', 18000.5],
  ['1.250.000', 1250000],
  ['0', 0],
])('%s is %d', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

test.each(['-5', 'mucho', '18.0000', '1,234,5', '18,005', '1.00.000'])('%s is no amount', async (typed) => {
  expect(parseMoney(typed)).toBeNaN();
  await expect(rule.validate(typed)).rejects.toThrow('La tarifa debe ser un importe, por ejemplo 18.000');
});

test.each(['18.000,50', '18000,5', '18000.50'])('%s is refused for its cents', async (typed) => {
  await expect(rule.validate(typed)).rejects.toThrow('La tarifa va sin centavos, por ejemplo 18.000');
});

test('an amount that the server cannot store is refused, an empty one is not', async () => {
  await expect(rule.validate('10000000000')).rejects.toThrow('La tarifa no puede superar 9.999.999.999');
  await expect(rule.isValid('9.999.999.999')).resolves.toBe(true);
  await expect(rule.isValid(' ')).resolves.toBe(true);
});

test.each([
  [null, ''],
  [800, '800'],
  [8000, '8.000'],
  [18000.5, '18.001'],
])('%p is shown as "%s"', (amount, text) => {
  expect(moneyText(amount)).toBe(text);
});

test('what is typed is sent, and an empty box as none', () => {
  expect(moneyOf('18.500')).toBe(18500);
  expect(moneyOf(' ')).toBeNull();
});

test('what is charged to the cent keeps its cents', async () => {
  expect(moneyText(4500.5, { withCents: true })).toBe('4.500,50');
  expect(moneyText(4500, { withCents: true })).toBe('4.500');
  expect(moneyOf('4.500,50')).toBe(4500.5);
  await expect(moneyRule('El precio', { withCents: true }).isValid('4.500,50')).resolves.toBe(true);
});
