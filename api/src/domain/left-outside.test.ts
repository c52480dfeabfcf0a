import { minuteOfDate } from './clinic-time';
import { type HoursByDate, leftOutside } from './left-outside';
import { parseEndTime, parseTime } from './time-of-day';

const [BUENOS_AIRES, NEW_YORK] = ['America/Argentina/Buenos_Aires', 'America/New_York'];

const span = (text: string) => {
  const [start = '', end = ''] = text.split('-');
  return { start: parseTime(start)!, end: parseEndTime(end)! };
};
const hours = (...texts: string[]): HoursByDate =>
  new Map(texts.map((text) => [text.slice(0, 10), text.slice(11).split(' ').filter(Boolean).map(span)]));
const booking = (zone: string, text: string) => {
  const { start, end } = span(text.slice(11));
  return { text, start: minuteOfDate(zone, text.slice(0, 10), start), end: minuteOfDate(zone, text.slice(0, 10), end) };
};
const left = (zone: string, before: HoursByDate, after: HoursByDate, ...texts: string[]) =>
  leftOutside(
    zone,
    { before, after },
    texts.map((text) => booking(zone, text)),
  ).map(({ text }) => text);

const MORNING = hours('2026-06-02 08:00-12:00');
const DAY = hours('2026-06-02 08:00-20:00');

test.each([
  ['one beyond the new end', DAY, MORNING, ['2026-06-02 14:00-15:00'], ['2026-06-02 14:00-15:00']],
  ['one that the new end cuts', DAY, MORNING, ['2026-06-02 11:30-12:30'], ['2026-06-02 11:30-12:30']],
  ['none that touches the new end', DAY, MORNING, ['2026-06-02 11:00-12:00'], []],
  [
    'all of a day that closes',
    DAY,
    hours('2026-06-02 '),
    ['2026-06-02 08:00-09:00', '2026-06-02 19:00-20:00'],
    ['2026-06-02 08:00-09:00', '2026-06-02 19:00-20:00'],
  ],
  ['all of a day that is no longer named', DAY, hours(), ['2026-06-02 08:00-09:00'], ['2026-06-02 08:00-09:00']],
  [
    'one over a new gap',
    DAY,
    hours('2026-06-02 08:00-12:00 13:00-20:00'),
    ['2026-06-02 11:00-14:00', '2026-06-02 13:00-14:00'],
    ['2026-06-02 11:00-14:00'],
  ],
  ['none that lay outside before', MORNING, hours(), ['2026-06-02 14:00-15:00'], []],
  ['none over intervals that touch', DAY, hours('2026-06-02 08:00-12:00 12:00-20:00'), ['2026-06-02 11:00-13:00'], []],
  ['none while nothing changes', DAY, DAY, ['2026-06-02 14:00-15:00'], []],
])('finds %s', (_, before, after, bookings, found) => {
  expect(left(BUENOS_AIRES!, before, after, ...bookings)).toEqual(found);
});

test('goes by the wall on days on which the clock changes', () => {
  // 8 March has no 02:00-03:00, 1 November two 01:00-02:00.
  for (const date of ['2026-03-08', '2026-11-01']) {
    const [all, afternoon] = [hours(`${date} 00:00-24:00`), hours(`${date} 12:00-18:00`)];
    expect(left(NEW_YORK!, all, afternoon, `${date} 12:00-13:00`, `${date} 17:00-18:00`)).toEqual([]);
    expect(left(NEW_YORK!, all, afternoon, `${date} 11:00-12:00`, `${date} 17:30-18:30`)).toEqual([
      `${date} 11:00-12:00`,
      `${date} 17:30-18:30`,
    ]);
  }
});

test('takes one that goes on over midnight for inside while both days are open then', () => {
  const both = hours('2026-06-02 20:00-24:00', '2026-06-03 00:00-04:00');
  const overnight = {
    start: minuteOfDate(BUENOS_AIRES!, '2026-06-02', 23 * 60),
    end: minuteOfDate(BUENOS_AIRES!, '2026-06-03', 60),
  };
  expect(leftOutside(BUENOS_AIRES!, { before: both, after: both }, [overnight])).toEqual([]);
  expect(leftOutside(BUENOS_AIRES!, { before: both, after: hours('2026-06-02 20:00-24:00') }, [overnight])).toEqual([
    overnight,
  ]);
});
