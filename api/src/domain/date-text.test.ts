import { dateText } from './date-text';

test('a date is read as it is typed, the day first', () => {
  expect(dateText('2026-11-02')).toBe('02-11-2026');
});
