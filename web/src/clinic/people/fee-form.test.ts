import { defaultDurationOptions, toFeeInput, toFeeValues } from './fee-form';

test('what is shown and what is sent are the same', () => {
  for (const stored of [
    { fee: 18000, defaultDurationMinutes: 40 },
    { fee: null, defaultDurationMinutes: null },
    { fee: 0, defaultDurationMinutes: 30 },
  ]) {
    const other = toFeeValues({ fee: 7, defaultDurationMinutes: 5 });
    expect(toFeeInput(toFeeValues(stored), other)).toEqual(stored);
  }
});

test('unchanged values are not sent, so that hidden cents stay', () => {
  const before = toFeeValues({ fee: 18000.5, defaultDurationMinutes: 40 });
  expect(toFeeInput(before, before)).toBeNull();
  expect(toFeeInput({ ...before, duration: '45' }, before)).toEqual({ defaultDurationMinutes: 45 });
});

test('a stored duration that is not among the usual ones stays one of the choices', () => {
  const choices = defaultDurationOptions({ fee: '', duration: '40' });
  expect(choices.map(({ value }) => value)).toEqual(['', '15', '30', '40', '45', '60', '90', '120']);
  expect(defaultDurationOptions({ fee: '', duration: '' })[0]).toEqual({
    value: '',
    label: 'Sin indicar (30 minutos)',
  });
});
