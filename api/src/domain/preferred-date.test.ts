import { lastPreferredDate, preferredDateFault } from './preferred-date';

test.each([
  ['2026-06-01', '2027-12-01'],
  ['2026-08-31', '2028-02-29'],
  ['2025-08-31', '2027-02-28'],
])('on %s a date can be preferred until %s', (today, last) => {
  expect(lastPreferredDate(today)).toBe(last);
  expect(preferredDateFault(last, today)).toBeNull();
});

test.each([
  ['2026-05-31', 'La fecha no puede ser anterior a hoy'],
  ['2027-12-02', 'La fecha no puede ser posterior al 01-12-2027'],
  ['3026-06-01', 'La fecha no puede ser posterior al 01-12-2027'],
])('%s is refused', (date, fault) => {
  expect(preferredDateFault(date, '2026-06-01')).toBe(fault);
});

test('today can be preferred', () => {
  expect(preferredDateFault('2026-06-01', '2026-06-01')).toBeNull();
});
