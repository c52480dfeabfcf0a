import { addDays, dayNumber, weekdayOf } from './calendar-date';
import { datesOfRecurrence } from './recurrence';

const TUESDAY = 2;
const THURSDAY = 4;

describe('The dates of a recurrence', () => {
  it('are the same weekday of every week, the first date included', () => {
    expect(datesOfRecurrence({ from: '2026-12-01', weekdays: [TUESDAY], everyWeeks: 1, end: { count: 4 } })).toEqual([
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
      '2026-12-22',
    ]);
  });

  it('leave out every other week when it is fortnightly, across the end of a year and a leap day', () => {
    expect(datesOfRecurrence({ from: '2027-12-28', weekdays: [TUESDAY], everyWeeks: 2, end: { count: 6 } })).toEqual([
      '2027-12-28',
      '2028-01-11',
      '2028-01-25',
      '2028-02-08',
      '2028-02-22',
      '2028-03-07',
    ]);
  });

  it('begin after the first day when that is another weekday', () => {
    expect(datesOfRecurrence({ from: '2026-12-02', weekdays: [TUESDAY], everyWeeks: 1, end: { count: 2 } })).toEqual([
      '2026-12-08',
      '2026-12-15',
    ]);
  });

  it('keep the weeks of a fortnight together when there are several weekdays, whatever their order', () => {
    expect(
      datesOfRecurrence({ from: '2026-12-03', weekdays: [THURSDAY, TUESDAY], everyWeeks: 2, end: { count: 4 } }),
    ).toEqual(['2026-12-03', '2026-12-15', '2026-12-17', '2026-12-29']);
  });

  it('end on the last date, which is one of them', () => {
    const weekly = { from: '2026-12-01', weekdays: [TUESDAY], everyWeeks: 1 } as const;
    expect(datesOfRecurrence({ ...weekly, end: { until: '2026-12-15' } })).toHaveLength(3);
    expect(datesOfRecurrence({ ...weekly, end: { until: '2026-12-14' } })).toHaveLength(2);
    expect(datesOfRecurrence({ ...weekly, end: { until: '2026-11-30' } })).toEqual([]);
    expect(datesOfRecurrence({ ...weekly, end: { until: '2026-12-31', count: 2 } })).toHaveLength(2);
  });

  it('are none without a weekday, or with a count of none', () => {
    expect(datesOfRecurrence({ from: '2026-12-01', weekdays: [], everyWeeks: 1, end: { count: 3 } })).toEqual([]);
    expect(datesOfRecurrence({ from: '2026-12-01', weekdays: [TUESDAY], everyWeeks: 1, end: { count: 0 } })).toEqual(
      [],
    );
  });

  it.each([1, 2, 3])('lie %i weeks apart on one weekday, wherever they begin', (everyWeeks) => {
    for (let offset = 0; offset < 400; offset += 13) {
      const from = addDays('2027-01-01', offset);
      const dates = datesOfRecurrence({ from, weekdays: [weekdayOf(from)], everyWeeks, end: { count: 26 } });
      expect(dates[0]).toBe(from);
      expect(dates).toHaveLength(26);
      for (const [index, date] of dates.entries()) {
        expect(dayNumber(date) - dayNumber(from)).toBe(index * everyWeeks * 7);
      }
    }
  });

  it('refuse a rhythm that is no whole number of weeks', () => {
    const never = { from: '2026-12-01', weekdays: [TUESDAY], end: { count: 1 } } as const;
    expect(() => datesOfRecurrence({ ...never, everyWeeks: 0 })).toThrow(RangeError);
    expect(() => datesOfRecurrence({ ...never, everyWeeks: 1.5 })).toThrow(RangeError);
  });
});
