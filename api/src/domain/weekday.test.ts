import { weekdayOf } from './calendar-date';
import { fromIsoWeekday, fromProfessionalWeekday, isWeekend, toProfessionalWeekday, toRoomWeekday } from './weekday';

// 2026-11-02 is a Monday.
const WEEK = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'];

describe('Weekday numbers', () => {
  test('inside, Monday is 1 and Sunday is 7', () => {
    expect(WEEK.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('Saturday and Sunday are the weekend', () => {
    expect(WEEK.map(weekdayOf).filter(isWeekend)).toEqual([6, 7]);
  });

  test('rooms count Monday as 0 and Sunday as 6', () => {
    expect(WEEK.map(weekdayOf).map(toRoomWeekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('professionals count Sunday as 0 and Saturday as 6', () => {
    expect(WEEK.map(weekdayOf).map(toProfessionalWeekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect([1, 2, 3, 4, 5, 6, 0].map(fromProfessionalWeekday)).toEqual(WEEK.map(weekdayOf));
  });

  test.each([-1, 7, 1.5, Number.NaN])('%p is no weekday of a professional', (value) => {
    expect(() => fromProfessionalWeekday(value)).toThrow(RangeError);
  });

  test.each([0, 8])('%p is no ISO weekday', (value) => {
    expect(() => fromIsoWeekday(value)).toThrow(RangeError);
  });
});
