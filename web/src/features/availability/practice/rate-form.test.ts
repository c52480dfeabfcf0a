import { defaultDurationOptions, feeText, parseFee, rateSchema, toRateInput, toRateValues } from './rate-form';

test.each([
  ['18000', 18000],
  ['18.000', 18000],
  ['$ 18.000', 18000],
  ['18.000,50', 18000.5],
  ['18000,5', 18000.5],
  ['18000.50', 18000.5],
  ['1.250.000', 1250000],
  ['0', 0],
])('%s is %d', (typed, amount) => {
  expect(parseFee(typed)).toBe(amount);
});

test.each(['-5', 'mucho', '18.0000', '1,234,5', '18,005', '1.00.000'])('%s is no amount', async (typed) => {
  expect(parseFee(typed)).toBeNaN();
  await expect(rateSchema.validate({ fee: typed, duration: '' })).rejects.toThrow('La tarifa debe ser un importe, por ejemplo 18.000');
});

test.each(['18.000,50', '18000,5', '18000.50'])('%s is refused for its cents', async (typed) => {
  await expect(rateSchema.validate({ fee: typed, duration: '' })).rejects.toThrow('La tarifa va sin centavos, por ejemplo 18.000');
});

test('what is typed over a fee with cents is sent', () => {
  expect(toRateInput({ fee: '18.500', duration: '' }, 18000.5)).toEqual({ fee: 18500, defaultDurationMinutes: null });
});

test('an amount that the server cannot store is refused, an empty one is not', async () => {
  await expect(rateSchema.validate({ fee: '10000000000', duration: '' })).rejects.toThrow('La tarifa es demasiado alta');
  await expect(rateSchema.validate({ fee: ' ', duration: '' })).resolves.toBeDefined();
});

test.each([
  [null, ''],
  [800, '800'],
  [8000, '8.000'],
  [18000, '18.000'],
  [18000.5, '18.001'],
])('%p is shown as "%s"', (fee, text) => {
  expect(feeText(fee)).toBe(text);
});

test('what is shown and what is sent are the same', () => {
  for (const stored of [
    { fee: 18000.5, defaultDurationMinutes: 40 },
    { fee: null, defaultDurationMinutes: null },
    { fee: 0, defaultDurationMinutes: 30 },
  ]) {
    expect(toRateInput(toRateValues(stored), stored.fee)).toEqual(stored);
  }
});

test('a stored duration that is not among the usual ones stays one of the choices', () => {
  expect(defaultDurationOptions(40).map(({ value }) => value)).toEqual(['', '15', '30', '40', '45', '60', '90', '120']);
  expect(defaultDurationOptions(null)[0]).toEqual({ value: '', label: 'Sin indicar (30 minutos)' });
});
