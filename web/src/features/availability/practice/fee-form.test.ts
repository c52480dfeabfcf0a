import { defaultDurationOptions, toFeeInput, toFeeValues } from './fee-form';

test('what is shown and what is sent are the same', () => {
  for (const stored of [
    { fee: 18000.5, defaultDurationMinutes: 40 },
    { fee: null, defaultDurationMinutes: null },
    { fee: 0, defaultDurationMinutes: 30 },
  ]) {
    expect(toFeeInput(toFeeValues(stored), stored.fee)).toEqual(stored);
  }
});

test('a stored duration that is not among the usual ones stays one of the choices', () => {
  expect(defaultDurationOptions(40).map(({ value }) => value)).toEqual(['', '15', '30', '40', '45', '60', '90', '120']);
  expect(defaultDurationOptions(null)[0]).toEqual({ value: '', label: 'Sin indicar (30 minutos)' });
});
