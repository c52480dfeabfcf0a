import { dateOf, minuteOfDate, wallTime } from './clinic-time';
import { latestSeriesDate, seriesDates, seriesText, type SeriesHours } from './rental-series';

const hours = (...weekdays: SeriesHours['weekday'][]): SeriesHours[] =>
  weekdays.map((weekday) => ({ weekday, start: 540, end: 780 }));

test('Every Tuesday from the first date until the last one, both included', () => {
  expect(seriesDates({ firstDate: '2026-06-02', untilDate: '2026-06-23', everyWeeks: 1, hours: hours(2) })).toEqual([
    '2026-06-02',
    '2026-06-09',
    '2026-06-16',
    '2026-06-23',
  ]);
});

test('Several weekdays, also over the end of a year', () => {
  expect(seriesDates({ firstDate: '2026-12-29', untilDate: '2027-01-07', everyWeeks: 1, hours: hours(4, 2) })).toEqual([
    '2026-12-29',
    '2026-12-31',
    '2027-01-05',
    '2027-01-07',
  ]);
});

test('A fortnight counts weeks from Monday on, from the week of the first date', () => {
  // A Wednesday: the Tuesday of its week is over, its Thursday is not.
  expect(seriesDates({ firstDate: '2026-06-03', untilDate: '2026-07-02', everyWeeks: 2, hours: hours(2, 4) })).toEqual([
    '2026-06-04',
    '2026-06-16',
    '2026-06-18',
    '2026-06-30',
    '2026-07-02',
  ]);
});

test('Nothing falls on a range without one of its weekdays', () => {
  expect(seriesDates({ firstDate: '2026-06-03', untilDate: '2026-06-05', everyWeeks: 1, hours: hours(2) })).toEqual([]);
});

test.each(['America/New_York', 'Europe/Madrid', 'America/Argentina/Buenos_Aires'])(
  'In %s a change of the clock leaves each rental at nine',
  (zone) => {
    const dates = seriesDates({ firstDate: '2026-10-18', untilDate: '2026-11-08', everyWeeks: 1, hours: hours(7) });
    expect(dates).toEqual(['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08']);
    for (const date of dates) {
      const instant = minuteOfDate(zone, date, 540);
      expect([dateOf(zone, instant), wallTime(zone, instant)]).toEqual([date, '09:00']);
    }
  },
);

test('It may reach half a year ahead', () => {
  expect(latestSeriesDate('2026-06-01')).toBe('2026-11-30');
});

test('It reads as a sentence', () => {
  expect(seriesText({ hours: hours(2), everyWeeks: 1, untilDate: '2026-06-30' })).toBe(
    'Todos los martes de 09:00 a 13:00, hasta el 30-06-2026',
  );
  expect(seriesText({ hours: hours(6, 4), everyWeeks: 2, untilDate: '2026-06-30' })).toBe(
    'Cada dos semanas, los jueves y sábados de 09:00 a 13:00, hasta el 30-06-2026',
  );
  expect(
    seriesText({
      hours: [...hours(2), { weekday: 5, start: 840, end: 1080 }],
      everyWeeks: 1,
      untilDate: '2026-06-30',
    }),
  ).toBe('Todos los martes de 09:00 a 13:00 y viernes de 14:00 a 18:00, hasta el 30-06-2026');
});
