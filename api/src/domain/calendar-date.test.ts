import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  dateOfDayNumber,
  datesOfMonth,
  dayNumber,
  isCalendarDate,
  parseMonth,
  weekdayOf,
} from './calendar-date';

const EPOCH = Temporal.PlainDate.from('1970-01-01');
const anyDayNumber = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('9999-12-31') });

describe('Calendar dates', () => {
  test('agree with Temporal on every day from 1900 to 9999', () => {
    fc.assert(
      fc.property(anyDayNumber, (number) => {
        const date = EPOCH.add({ days: number });
        expect(dateOfDayNumber(number)).toBe(date.toString());
        expect(dayNumber(date.toString())).toBe(number);
        expect(weekdayOf(date.toString())).toBe(date.dayOfWeek);
      }),
      { numRuns: 500 },
    );
  });

  test('a date exists when Temporal takes it, within the years 1900 to 9999', () => {
    const part = (max: number, length: number) =>
      fc.integer({ min: 0, max }).map((n) => String(n).padStart(length, '0'));
    fc.assert(
      fc.property(part(9999, 4), part(14, 2), part(33, 2), (year, month, day) => {
        const exists = () => {
          try {
            Temporal.PlainDate.from(
              { year: Number(year), month: Number(month), day: Number(day) },
              { overflow: 'reject' },
            );
            return true;
          } catch {
            return false;
          }
        };
        expect(isCalendarDate(`${year}-${month}-${day}`)).toBe(Number(year) >= 1900 && exists());
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    '',
    '2026-2-03',
    '2026-02-3',
    '02-03-2026',
    '2026-02-03T00:00',
    ' 2026-02-03',
    '+002026-02-03',
    '1899-12-31',
    'today',
  ])('%j is not a date', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test('February has 29 days in 2024 and 2000, 28 in 2026 and 1900', () => {
    expect(datesOfMonth(2024, 2).at(-1)).toBe('2024-02-29');
    expect(datesOfMonth(2000, 2)).toHaveLength(29);
    expect(datesOfMonth(2026, 2).at(-1)).toBe('2026-02-28');
    expect(datesOfMonth(1900, 2)).toHaveLength(28);
  });

  test('a month lists its dates in order, from the first to the last', () => {
    const november = datesOfMonth(2026, 11);
    expect(november).toHaveLength(30);
    expect([november[0], november[9], november[29]]).toEqual(['2026-11-01', '2026-11-10', '2026-11-30']);
  });

  test('a month that does not exist has no dates', () => {
    expect(datesOfMonth(2026, 0)).toEqual([]);
    expect(datesOfMonth(2026, 13)).toEqual([]);
  });

  test.each([
    ['2026-06', { year: 2026, month: 6 }],
    ['2026-6', { year: 2026, month: 6 }],
    ['2026-13', { year: 2026, month: 13 }],
    ['2026-006', null],
    ['26-06', null],
    ['2026-06-01', null],
    ['2026-06\n', null],
    ['', null],
  ])('%j is read as the month %j', (text, month) => {
    expect(parseMonth(text)).toEqual(month);
  });

  test('the day after the last of a year is the first of the next', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});
