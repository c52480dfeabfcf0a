import {
  addInterval,
  changeInterval,
  faultAt,
  nextInterval,
  removeInterval,
  sameWeek,
  tickDay,
  toEntries,
  toWeek,
  weekFaults,
  weekMinutes,
  type Interval,
} from './week-form';

const MONDAY = 1;
const SUNDAY = 0;
const entry = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });
const mondayOf = (...intervals: Interval[]) => toWeek(intervals.map(({ start, end }) => entry(MONDAY, start, end)));
const hours = (start: string, end: string): Interval => ({ start, end });

test('the week begins on Monday, though the API counts from Sunday', () => {
  const week = toWeek([entry(SUNDAY, '10:00', '12:00'), entry(MONDAY, '15:00', '19:00'), entry(MONDAY, '09:00', '13:00')]);
  expect(week.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week[0]?.intervals).toEqual([hours('09:00', '13:00'), hours('15:00', '19:00')]);
  expect(toEntries(week)).toEqual([entry(MONDAY, '09:00', '13:00'), entry(MONDAY, '15:00', '19:00'), entry(SUNDAY, '10:00', '12:00')]);
});

test('a day that is ticked begins with 09:00 to 17:00, and one that is not has no hours', () => {
  const ticked = tickDay(toWeek([]), MONDAY, true);
  expect(toEntries(ticked)).toEqual([entry(MONDAY, '09:00', '17:00')]);
  expect(toEntries(tickDay(ticked, MONDAY, false))).toEqual([]);
});

test('hours can be changed and taken away without touching the others', () => {
  const week = mondayOf(hours('09:00', '13:00'), hours('15:00', '19:00'));
  expect(toEntries(changeInterval(week, MONDAY, 1, hours('16:00', '20:00')))).toEqual([entry(MONDAY, '09:00', '13:00'), entry(MONDAY, '16:00', '20:00')]);
  expect(toEntries(removeInterval(week, MONDAY, 0))).toEqual([entry(MONDAY, '15:00', '19:00')]);
});

test.each([
  ['after an hour of pause', [hours('09:00', '13:00')], hours('14:00', '18:00')],
  ['up to midnight', [hours('09:00', '22:30')], hours('23:30', '24:00')],
  ['before the first where nothing is left after', [hours('09:00', '23:30')], hours('05:00', '09:00')],
  ['from midnight where little is left before', [hours('01:00', '24:00')], hours('00:00', '01:00')],
])('more hours come %s', (_where, intervals, expected) => {
  expect(nextInterval(intervals)).toEqual(expected);
});

test('a full day takes no more hours', () => {
  const full = mondayOf(hours('00:00', '24:00'));
  expect(nextInterval([hours('00:00', '24:00')])).toBeNull();
  expect(addInterval(full, MONDAY)).toEqual(full);
});

test.each([
  ['ends when it starts', [hours('09:00', '09:00')], 0, 'end', 'La hora de fin debe ser posterior a la de inicio'],
  ['ends before it starts', [hours('17:00', '09:00')], 0, 'end', 'La hora de fin debe ser posterior a la de inicio'],
  ['shares a minute', [hours('09:00', '13:00'), hours('12:45', '18:00')], 1, 'start', 'Los horarios del lunes se superponen'],
  ['lies inside another', [hours('09:00', '18:00'), hours('10:00', '11:00')], 1, 'start', 'Los horarios del lunes se superponen'],
])('a fault stands at the hours that %s', (_what, intervals, index, field, text) => {
  const week = tickDay(toWeek([]), MONDAY, true).map((day) => (day.dayOfWeek === MONDAY ? { ...day, intervals } : day));
  expect(weekFaults(week)).toEqual([{ dayOfWeek: MONDAY, index, field, text }]);
});

test('hours that touch, in either order, and the same hours of two days, are no fault', () => {
  const touching = [hours('09:00', '13:00'), hours('13:00', '24:00')];
  for (const intervals of [touching, touching.toReversed()]) {
    expect(weekFaults([{ dayOfWeek: MONDAY, intervals }])).toEqual([]);
  }
  expect(weekFaults(toWeek([entry(1, '09:00', '13:00'), entry(2, '09:00', '13:00')]))).toEqual([]);
});

test('the total counts every day, and hours typed the wrong way round as none', () => {
  expect(weekMinutes(toWeek([entry(1, '09:00', '13:00'), entry(1, '15:00', '16:30'), entry(0, '10:00', '10:15')]))).toBe(345);
  expect(weekMinutes(mondayOf(hours('17:00', '09:00')))).toBe(0);
});

test('a week is the same in whatever order its hours were typed', () => {
  const week = mondayOf(hours('09:00', '13:00'), hours('15:00', '19:00'));
  const typed = changeInterval(changeInterval(week, MONDAY, 0, hours('15:00', '19:00')), MONDAY, 1, hours('09:00', '13:00'));
  expect(sameWeek(week, typed)).toBe(true);
  expect(sameWeek(week, removeInterval(week, MONDAY, 1))).toBe(false);
});

test('what the server refuses stands at the hours it names', () => {
  const week = toWeek([entry(1, '09:00', '13:00'), entry(3, '09:00', '12:00'), entry(3, '11:00', '19:00')]);
  expect(faultAt(week, 'entries.2.startTime', 'no')).toEqual({ dayOfWeek: 3, index: 1, field: 'start', text: 'no' });
  expect(faultAt(week, 'entries.0.endTime', 'no')).toEqual({ dayOfWeek: 1, index: 0, field: 'end', text: 'no' });
  expect(faultAt(week, 'entries.7.endTime', 'no')).toBeNull();
  expect(faultAt(week, 'entries', 'no')).toBeNull();
  expect(faultAt(week, undefined, 'no')).toBeNull();
});
