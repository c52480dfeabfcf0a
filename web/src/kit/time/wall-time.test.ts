import {
  addDays,
  addMonths,
  clockTime,
  dayOf,
  daysInMonth,
  longDate,
  monthName,
  momentText,
  nearDate,
  sameDayInMonth,
  shortDate,
  slotDate,
  weekdayOf,
} from './wall-time';

test('time and day are those of the zone that the instant is written in', () => {
  expect(clockTime('2026-11-21T12:05:00-03:00')).toBe('12:05');
  expect(dayOf('2026-12-31T23:30:00-03:00')).toBe('2026-12-31');
});

test('days and months are counted across year ends and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(daysInMonth('2028-02')).toBe(29);
  expect(sameDayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
});

test('a change of clocks in the browser’s zone loses no day', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
});

test('dates read as in Argentina', () => {
  expect(longDate('2026-11-21')).toBe('sábado, 21 de noviembre de 2026');
  expect(shortDate('2026-11-21')).toBe('sáb, 21 nov');
  expect(momentText('2026-11-21T09:00:00-03:00')).toBe('21-11-2026 09:00');
  expect(monthName('2026-11')).toBe('noviembre de 2026');
  expect(weekdayOf('2026-11-22')).toBe(0);
});

test('near days have a name of their own', () => {
  expect(nearDate('2026-11-30', '2026-11-30')).toBe('hoy');
  expect(nearDate('2026-12-01', '2026-11-30')).toBe('mañana');
  expect(nearDate('2026-12-02', '2026-11-30')).toBe('mié, 2 dic');
  expect(slotDate('2026-11-30', '2026-11-30')).toBe('hoy, lun 30');
  expect(slotDate('2026-12-01', '2026-11-30')).toBe('mañana, mar 1');
  expect(slotDate('2026-12-02', '2026-11-30')).toBe('mié, 2 dic');
});
