import { ValidationError } from 'yup';

import type { Interval } from '../../../kit/time/intervals';
import {
  sameWeek,
  toEntries,
  toWeek,
  WEEK_DAYS,
  weekFieldAt,
  weekMinutes,
  weekSchema,
  type WeekValues,
} from './week-form';

const MONDAY = 1;
const SUNDAY = 0;
const entry = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });
const hours = (startTime: string, endTime: string): Interval => ({ startTime, endTime });
/** With these hours on Monday, in the order that they are typed. */
const mondayOf = (...intervals: Interval[]): WeekValues => ({ ...toWeek([]), day1: intervals });

async function faultsOf(week: WeekValues): Promise<Record<string, string>> {
  const fault = await weekSchema.validate(week, { abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  );
  return fault instanceof ValidationError
    ? Object.fromEntries(fault.inner.map(({ path, message }) => [path, message]))
    : {};
}

test('the week begins on Monday, though the API counts from Sunday', () => {
  const week = toWeek([
    entry(SUNDAY, '10:00', '12:00'),
    entry(MONDAY, '15:00', '19:00'),
    entry(MONDAY, '09:00', '13:00'),
  ]);
  expect(WEEK_DAYS.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.day1).toEqual([hours('09:00', '13:00'), hours('15:00', '19:00')]);
  expect(toEntries(week)).toEqual([
    entry(MONDAY, '09:00', '13:00'),
    entry(MONDAY, '15:00', '19:00'),
    entry(SUNDAY, '10:00', '12:00'),
  ]);
});

test.each([
  [
    'ends when it starts',
    [hours('09:00', '09:00')],
    'day1[0].endTime',
    'La hora de fin debe ser posterior a la de inicio',
  ],
  [
    'ends before it starts',
    [hours('17:00', '09:00')],
    'day1[0].endTime',
    'La hora de fin debe ser posterior a la de inicio',
  ],
  [
    'shares a minute',
    [hours('09:00', '13:00'), hours('12:45', '18:00')],
    'day1[1].startTime',
    'Los horarios del lunes se superponen',
  ],
])('a fault stands at the hours that %s', async (_what, intervals, field, text) => {
  expect(await faultsOf(mondayOf(...intervals))).toEqual({ [field]: text });
});

test('hours that touch, and the same hours of two days, are no fault', async () => {
  expect(await faultsOf(mondayOf(hours('13:00', '24:00'), hours('09:00', '13:00')))).toEqual({});
  expect(await faultsOf(toWeek([entry(1, '09:00', '13:00'), entry(2, '09:00', '13:00')]))).toEqual({});
});

test('the total counts every day, and hours typed the wrong way round as none', () => {
  expect(
    weekMinutes(toWeek([entry(1, '09:00', '13:00'), entry(1, '15:00', '16:30'), entry(0, '10:00', '10:15')])),
  ).toBe(345);
  expect(weekMinutes(mondayOf(hours('17:00', '09:00')))).toBe(0);
});

test('a week is the same in whatever order its hours were typed', () => {
  const week = mondayOf(hours('09:00', '13:00'), hours('15:00', '19:00'));
  expect(sameWeek(week, mondayOf(hours('15:00', '19:00'), hours('09:00', '13:00')))).toBe(true);
  expect(sameWeek(week, mondayOf(hours('15:00', '19:00')))).toBe(false);
});

test('what the server refuses stands at the hours it names', () => {
  const fieldAt = weekFieldAt(
    toWeek([entry(1, '09:00', '13:00'), entry(3, '09:00', '12:00'), entry(3, '11:00', '19:00')]),
  );
  expect(fieldAt('entries.2.startTime')).toBe('day3.1.startTime');
  expect(fieldAt('entries.0.endTime')).toBe('day1.0.endTime');
  expect(fieldAt('entries.7.endTime')).toBeUndefined();
  expect(fieldAt('entries')).toBeUndefined();
});
