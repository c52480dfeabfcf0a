import { partOfDayText } from './part-of-day';

test('an unavailable date says whether it takes the day or which part of it', () => {
  expect(partOfDayText({ isAllDay: true, startTime: null, endTime: null })).toBe('Todo el día');
  expect(partOfDayText({ isAllDay: false, startTime: '09:00', endTime: '11:00' })).toBe('09:00 a 11:00');
});
