import { absenceText, dateFactsText } from './texts';

test('an unavailable date says whether it takes the day or which part of it', () => {
  expect(dateFactsText({ isAllDay: true, startTime: null, endTime: null, reason: 'holiday' })).toBe(
    'Todo el día · Feriado',
  );
  expect(dateFactsText({ isAllDay: false, startTime: '09:00', endTime: '11:00', reason: 'other' })).toBe(
    '09:00 a 11:00 · Otro',
  );
});

test.each([
  [{ isAllDay: true, startTime: null, endTime: null }, 'mar, 24 nov · Vacaciones'],
  [{ isAllDay: false, startTime: '09:00', endTime: '11:00' }, 'mar, 24 nov · Vacaciones · 09:00 a 11:00'],
])('an absence of %j reads %s', (hours, text) => {
  expect(absenceText({ date: '2026-11-24', reason: 'vacation', ...hours })).toBe(text);
});
