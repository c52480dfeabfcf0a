import { absenceText, partOfDayText } from './texts';

test('an unavailable date says whether it takes the day or which part of it', () => {
  expect(partOfDayText({ isAllDay: true, startTime: null, endTime: null })).toBe('Todo el día');
  expect(partOfDayText({ isAllDay: false, startTime: '09:00', endTime: '11:00' })).toBe('09:00 a 11:00');
});

test.each([
  [{ isAllDay: true, startTime: null, endTime: null }, 'mar, 24 nov · Vacaciones'],
  [{ isAllDay: false, startTime: '09:00', endTime: '11:00' }, 'mar, 24 nov · Vacaciones · 09:00 a 11:00'],
])('an absence of %j reads %s', (hours, text) => {
  expect(absenceText({ date: '2026-11-24', reason: 'vacation', ...hours })).toBe(text);
});
