import { readRentalUrl, writeRentalUrl } from './rental-url';

const read = (query: string) => readRentalUrl(new URLSearchParams(query));

test('the first look is manual, at the present month', () => {
  expect(read('')).toEqual({ mode: 'manual', month: null, day: null });
  expect(writeRentalUrl(read(''))).toBe('');
});

test.each([
  '?modo=multiple&mes=2026-12',
  '?mes=2026-12&dia=2026-12-24',
  '?mes=2027-01',
  '?modo=recurrente',
  '?modo=devueltas',
])('%s is read and written alike', (query) => {
  expect(writeRentalUrl(read(query))).toBe(query);
});

test('an open day brings its month along', () => {
  expect(read('?mes=2026-01&dia=2026-12-24')).toMatchObject({ month: '2026-12', day: '2026-12-24' });
});

test('what is misspelt is left out, and many days are never one', () => {
  expect(read('?modo=otro&mes=2026-13&dia=2026-02-30')).toEqual({ mode: 'manual', month: null, day: null });
  expect(read('?mes=0001-01')).toEqual(read(''));
  expect(read('?mes=2026-12&dia=1899-12-31')).toEqual(read('?mes=2026-12'));
  expect(read('?modo=multiple&dia=2026-12-24')).toEqual({ mode: 'bulk', month: null, day: null });
});
