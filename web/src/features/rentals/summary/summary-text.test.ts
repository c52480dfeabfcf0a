import { readMonth } from './summary-month';
import { durationText } from './summary-text';

test.each([
  [4, '4 h'],
  [1.5, '1 h 30 min'],
  [0.75, '45 min'],
  [0.33, '20 min'],
  [10.67, '10 h 40 min'],
  [0, '0 h'],
])('%d hours are %s', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});

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
