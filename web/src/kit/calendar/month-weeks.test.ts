import { dayAfterKey } from './grid-keys';
import { monthWeeks, weekdayNames, weekOf, weeksFrom } from './month-weeks';

test('a month that starts on Sunday and has 28 days fills four weeks', () => {
  const weeks = monthWeeks('2026-02', 'sunday');
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]).toBe('2026-02-01');
  expect(weeks[3]?.[6]).toBe('2026-02-28');
});

test('a week begins on its first day, whichever of its days is meant', () => {
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-29'])
    expect([weekOf(day, 'monday')[0], weekOf(day, 'monday')[6]]).toEqual(['2026-11-23', '2026-11-29']);
  expect(weekOf('2026-11-29', 'sunday')[0]).toBe('2026-11-29');
});

test('places outside the month are empty', () => {
  const weeks = monthWeeks('2026-11', 'monday');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test.each([
  [undefined, 5],
  ['2026-11-07', 5],
  ['2026-11-08', 4],
  ['2026-11-30', 1],
  ['2026-12-01', 0],
])('from %s on, November 2026 has %i weeks', (from, count) => {
  expect(weeksFrom('2026-11', 'sunday', from)).toHaveLength(count);
});

test('headers follow the first day of the week', () => {
  expect(weekdayNames('sunday').map(({ short }) => short)).toEqual(['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb']);
  expect(weekdayNames('monday').map(({ short }) => short)).toEqual(['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom']);
});

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
])('%s leads from Sunday 1 November to %s', (key, day) => {
  expect(dayAfterKey(key, '2026-11-01', 'sunday')).toBe(day);
});

test('in a week that starts on Monday, Home leads back to that Monday', () => {
  expect(dayAfterKey('Home', '2026-11-01', 'monday')).toBe('2026-10-26');
});

test('other keys do not move', () => {
  expect(dayAfterKey('Enter', '2026-11-01', 'sunday')).toBeNull();
});
