import { formatFee } from './fee-text';

test('an unset fee has to be asked for, and a free one does not', () => {
  expect(formatFee(null, 'ARS')).toBe('A consultar');
  expect(formatFee(0, 'ARS')).toBe('$\u00a00');
});
