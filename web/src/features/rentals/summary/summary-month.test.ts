import { readMonth, writeMonth } from './summary-month';

test.each([
  ['?mes=2026-06', '2026-06'],
  ['?mes=1900-01', '1900-01'],
  ['?mes=1899-12', null],
  ['?mes=2026-13', null],
  ['?mes=2026-6', null],
  ['?mes=', null],
  ['', null],
])('the address %j asks for %s', (search, month) => {
  expect(readMonth(new URLSearchParams(search))).toBe(month);
});

test('a month is written as it is read, and none is no query', () => {
  expect(writeMonth('2026-06')).toBe('?mes=2026-06');
  expect(writeMonth(null)).toBe('');
});
