import { dayNumber } from './calendar-date';
import { dateOf, minuteOfDayAt } from './clinic-time';
import { fieldText } from './import-cells';
import { readBirthDate, readMinutes, readMoment, readTime, UTC_CLOCK, type WallClock } from './import-dates';

const ZONE = 'America/Argentina/Buenos_Aires';
const CLOCK: WallClock = (at) => ({ date: dateOf(ZONE, at), minute: minuteOfDayAt(ZONE, at) });

test.each([
  ['31/12/2026', '2026-12-31', null],
  ['1/6/26', '2026-06-01', null],
  ['01-06-2026', '2026-06-01', null],
  ['1.6.2026', '2026-06-01', null],
  ['2026-06-01', '2026-06-01', null],
  ['2026-6-1T09:30', '2026-06-01', 570],
  ['01/06/2026 09:30', '2026-06-01', 570],
  ['01/06/2026 6:00 p. m.', '2026-06-01', 1080],
  ['21/12/2026, 09:30', '2026-12-21', 570],
  ['21/12/2026, 09:30:00', '2026-12-21', 570],
  ['21/12/2026 09:59:59', '2026-12-21', 600],
  ['21-dic-2026', '2026-12-21', null],
  ['21 dic. 2026 9:30', '2026-12-21', 570],
  ['21/Dec/26', '2026-12-21', null],
  ['21 de setiembre de 2026', '2026-09-21', null],
  ['1 de agosto del 2026', '2026-08-01', null],
  ['lunes 21/12/2026', '2026-12-21', null],
  ['Mié., 23 dic 2026 - 18:00 hs', '2026-12-23', 1080],
  // Instants, on the clinic's clock.
  ['2026-12-21T09:30:00-03:00', '2026-12-21', 570],
  ['2026-12-21T12:30:00.000Z', '2026-12-21', 570],
  ['2026-12-21 12:30:00+00', '2026-12-21', 570],
  ['2026-12-22T01:30Z', '2026-12-21', 1350],
  ['2026-12-21T12:30:00Z[UTC]', '2026-12-21', 570],
  // As spreadsheets count days.
  ['46174', '2026-06-01', null],
  ['46174.395833333', '2026-06-01', 570],
  ['46377.416666664', '2026-12-21', 600],
  ['44016,416666666664', '2020-07-04', 600],
  ['42488.479166666664', '2016-04-28', 690],
  ['46174.99999', '2026-06-02', 0],
  ['46174.75', '2026-06-01', 1080],
  ['01/06/2026 (feriado)', '2026-06-01', null],
])('the moment %j is %j, minute %j', (text, date, minute) => {
  expect(readMoment(text, CLOCK)).toEqual({ date, minute });
});

test.each(['31/02/2026', '13/13/2026', '21-foo-2026', 'mañana', '2026-02-31T09:30Z', '30123456', ''])(
  '%j is no moment',
  (text) => {
    expect(readMoment(text, CLOCK)).toBeNull();
  },
);

test('an instant is converted by the given clock', () => {
  expect(readMoment('2026-12-22T01:30Z', UTC_CLOCK)).toEqual({ date: '2026-12-22', minute: 90 });
});

test('each half hour of a day is read as it was, however a spreadsheet rounded it', () => {
  for (const date of ['2026-06-01', '2026-12-21', '2027-02-28', '2031-01-01']) {
    for (let minute = 0; minute < 1440; minute += 30) {
      const serial = dayNumber(date) + 25_569 + minute / 1440;
      for (const digits of [15, 14, 11, 10]) {
        const text = serial.toPrecision(digits);
        expect([text, readMoment(text, CLOCK)]).toEqual([text, { date, minute }]);
        const floored = new Date(Math.floor((Number(text) - 25_569) * 86_400_000));
        const shown = fieldText({ holds: 'date' }, floored);
        expect([text, readMoment(shown, CLOCK)?.date, readMoment(shown, CLOCK)?.minute ?? 0]).toEqual([
          text,
          date,
          minute,
        ]);
        expect(readTime(fieldText({ holds: 'time' }, floored))).toBe(minute);
      }
      // Times alone, in the 1900 and the 1904 system.
      for (const first of ['1899-12-31', '1900-01-01', '1904-01-01']) {
        const cell = new Date(Date.parse(first) + Math.floor((minute / 1440) * 86_400_000));
        expect(readTime(fieldText({ holds: 'time' }, cell))).toBe(minute);
      }
    }
  }
});

test.each([
  ['9:30', 570],
  ['09:30:00', 570],
  ['9.30 hs', 570],
  ['9h30', 570],
  ['9 hs', 540],
  ['930', 570],
  ['0930', 570],
  ['1800', 1080],
  ['9:30 p. m.', 1290],
  ['9:30\u202fp.\u00a0m.', 1290],
  ['12:15 am', 15],
  ['12:00 PM', 720],
  ['09:59:59', 600],
  ['09:59:59.999', 600],
  ['23:59:59', 1439],
  ['0', 0],
  ['0.25', 360],
  ['0,5', 720],
  ['0.75', 1080],
  ['0,395833', 570],
  ['0.3958333333', 570],
  // Half past midnight, or a share of the day?
  ['0.30', null],
  ['24:00', null],
  ['9:75', null],
  ['975', null],
  ['13:00 pm', null],
  ['9', null],
  ['tarde', null],
])('the time %j is minute %j', (text, minute) => {
  expect(readTime(text)).toBe(minute);
});

test.each([
  ['30', 30],
  ['30.0', 30],
  ['45 min', 45],
  ["20'", 20],
  ['0:45', 45],
  ['1:30:00', 90],
  ['1 h', 60],
  ['1 h 30 min', 90],
  ['0.0208333', 30],
  ['0,03125', 45],
  ['0.5', null],
  ['media hora', null],
])('%j is %j minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each([
  ['7/3/85', '1985-03-07'],
  ['7-mar-25', '2025-03-07'],
  ['07/03/2085', '2085-03-07'],
  ['31113', '1985-03-07'],
  ['7/3', null],
])('the birth date %p is %p in 2026', (text, date) => expect(readBirthDate(text, '2026-06-01')).toBe(date));
