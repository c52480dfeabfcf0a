import { isRealDay, isRealMonth } from './calendar-date';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['1900-01-01', true],
  ['9999-12-31', true],
  ['1899-12-31', false],
  ['0001-01-01', false],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['9999-99-99', false],
  ['2026-1-1', false],
  ['+010000-01-01', false],
  ['2026-11-21T09:00', false],
  ['mañana', false],
  ['', false],
])('%j is a day: %s', (text, real) => {
  expect(isRealDay(text)).toBe(real);
});

test.each([
  ['2026-11', true],
  ['1900-01', true],
  ['9999-12', true],
  ['1899-12', false],
  ['0001-01', false],
  ['9999-99', false],
  ['2026-00', false],
  ['2026-1', false],
  ['2026', false],
  ['2026-11-21', false],
  ['', false],
])('%j is a month: %s', (text, real) => {
  expect(isRealMonth(text)).toBe(real);
});
