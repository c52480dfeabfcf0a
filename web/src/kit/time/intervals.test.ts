import {
  areIntervals,
  fits,
  inBoth,
  joined,
  longest,
  nextInterval,
  orderFaults,
  without,
  type Interval,
} from './intervals';

const hours = (...texts: string[]): Interval[] =>
  texts.map((text) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) }));
const one = (text: string): Interval => hours(text)[0]!;

test.each([
  [['08:00-12:00'], ['10:00-14:00'], ['10:00-12:00']],
  [['08:00-12:00'], ['12:00-14:00'], []],
  [['08:00-20:00'], ['09:00-10:00', '19:00-24:00'], ['09:00-10:00', '19:00-20:00']],
])('%j and %j have %j in common', (some, others, common) => {
  expect(inBoth(hours(...some), hours(...others))).toEqual(hours(...common));
});

test.each([
  ['10:00-11:00', ['08:00-10:00', '11:00-12:00']],
  ['07:00-09:00', ['09:00-12:00']],
  ['12:00-13:00', ['08:00-12:00']],
  ['08:00-12:00', []],
])('of 08:00-12:00 without %s is left %j', (taken, left) => {
  expect(without(hours('08:00-12:00'), one(taken))).toEqual(hours(...left));
});

test('Those that touch or overlap are one, in order', () => {
  expect(joined(hours('14:00-15:00', '08:00-10:00', '10:00-12:00', '11:00-11:30'))).toEqual(
    hours('08:00-12:00', '14:00-15:00'),
  );
  expect(joined([])).toEqual([]);
});

test('One fits inside a single stretch, up to its ends, and not across two', () => {
  const free = hours('08:00-12:00', '12:15-24:00');
  expect(fits(one('08:00-12:00'), free)).toBe(true);
  expect(fits(one('22:00-24:00'), free)).toBe(true);
  expect(fits(one('11:00-13:00'), free)).toBe(false);
});

test('The first of the longest', () => {
  expect(longest(hours('08:00-09:00', '10:00-12:00', '13:00-15:00'))).toEqual(one('10:00-12:00'));
  expect(longest([])).toBeUndefined();
});

test.each([
  [['09:00-09:00'], [{ index: 0, overlaps: null }]],
  [['09:00-13:00', '12:45-18:00'], [{ index: 1, overlaps: 0 }]],
  [['09:00-18:00', '10:00-11:00'], [{ index: 1, overlaps: 0 }]],
  [['17:00-09:00', '10:00-11:00'], [{ index: 0, overlaps: null }]],
  [['09:00-13:00', '13:00-24:00'], []],
  [['13:00-24:00', '09:00-13:00'], []],
])('In %j the faults are %j', (texts, faults) => {
  expect(orderFaults(hours(...texts))).toEqual(faults);
});

test.each([
  ['after an hour of pause', ['09:00-13:00'], '14:00-18:00'],
  ['up to midnight', ['09:00-22:30'], '23:30-24:00'],
  ['before the first where nothing is left after', ['09:00-23:30'], '05:00-09:00'],
  ['from midnight where little is left before', ['01:00-24:00'], '00:00-01:00'],
  ['at the usual hours where there are none yet', [], '09:00-17:00'],
])('More hours come %s', (_where, present, expected) => {
  expect(nextInterval(hours(...present))).toEqual(one(expected));
});

test.each([
  ['after a morning that ends with lunch', ['09:00-12:00'], '13:30-20:00'],
  ['after one that ends before it', ['08:00-09:00', '10:00-11:00'], '13:30-20:00'],
  ['after a day that goes on over lunch', ['09:00-13:00'], '14:00-18:00'],
  ['at the usual hours where there are none yet', [], '08:00-20:00'],
])("More hours come %s, by the clinic's usual day and lunch", (_where, present, expected) => {
  expect(nextInterval(hours(...present), { day: one('08:00-20:00'), lunch: one('12:00-13:30') })).toEqual(
    one(expected),
  );
});

test('A full day accepts no further hours', () => {
  expect(nextInterval(hours('00:00-24:00'))).toBeNull();
});

test.each([
  [[], true],
  [hours('09:00-10:00'), true],
  [[null], false],
  [[{ startTime: '09:00' }], false],
  ['09:00', false],
])('%j as a list of intervals: %s', (value, expected) => {
  expect(areIntervals(value)).toBe(expected);
});
