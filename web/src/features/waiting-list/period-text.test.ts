import { periodText } from './period-text';

test('the first date is shown only while it is still to come', () => {
  const dates = { fromDate: '2026-11-21', untilDate: '2026-12-04' };
  expect(periodText(dates, '2026-11-21')).toBe('hasta el 04-12-2026');
  expect(periodText(dates, '2026-11-20')).toBe('del 21-11-2026 al 04-12-2026');
});
