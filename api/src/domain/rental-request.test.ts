import fc from 'fast-check';
import { clinicDay } from './clinic-time';
import { type Interval, normalize } from './intervals';
import { dayFault, requestFault, roomFault, spanOf } from './rental-request';

const NEW_YORK = 'America/New_York';
const hour = (start: number, end: number): Interval => ({ start: start * 60, end: end * 60 });

describe('Intervals in themselves', () => {
  test.each([[hour(10, 10)], [hour(11, 10)]])('start before they end: not %j', (interval) => {
    expect(requestFault([hour(8, 9), interval])).toEqual({ kind: 'backwards', number: 2, interval });
  });

  test('share no time with each other; adjacent ones do not', () => {
    expect(requestFault([hour(8, 10), hour(10, 12)])).toBeNull();
    expect(requestFault([hour(8, 10), hour(12, 13), hour(9, 11)])).toEqual({
      kind: 'repeated',
      number: 3,
      interval: hour(9, 11),
      other: 1,
    });
    expect(requestFault([hour(8, 10), hour(8, 10)])).toMatchObject({ kind: 'repeated', number: 2 });
  });

  test('exist on that day’s clock', () => {
    const spring = clinicDay(NEW_YORK, '2026-03-08');
    expect(dayFault(NEW_YORK, spring, [hour(1, 2), hour(2, 3)])).toEqual({
      kind: 'skipped',
      number: 2,
      interval: hour(2, 3),
    });
    expect(dayFault(NEW_YORK, spring, [hour(1, 4)])).toBeNull();
    expect(dayFault(NEW_YORK, clinicDay(NEW_YORK, '2026-03-09'), [hour(2, 3)])).toBeNull();
  });

  test('cost the time that passes in them', () => {
    const lengthOn = (date: string, interval: Interval) => {
      const { start, end } = spanOf(NEW_YORK, clinicDay(NEW_YORK, date), interval);
      return (end - start) / 60;
    };
    expect(lengthOn('2026-03-08', hour(1, 4))).toBe(2);
    expect(lengthOn('2026-11-01', hour(1, 4))).toBe(4);
    expect(lengthOn('2026-11-01', hour(0, 24))).toBe(25);
    expect(lengthOn('2026-06-02', hour(1, 4))).toBe(3);
  });
});

describe('A room takes', () => {
  const room = { free: [hour(9, 12), hour(14, 18)], bookings: [hour(12, 14)] };
  const fault = (...intervals: Interval[]) => roomFault(room, intervals);

  test('what lies inside one free interval, up to its edges', () => {
    expect(fault(hour(9, 12), hour(15, 16), hour(17, 18))).toBeNull();
  });

  test('nothing over a booking, which is named', () => {
    expect(fault(hour(9, 10), hour(11, 13))).toEqual({
      kind: 'booked',
      number: 2,
      interval: hour(11, 13),
      booking: hour(12, 14),
    });
    expect(fault(hour(8, 20))).toMatchObject({ kind: 'booked' });
  });

  test('nothing that starts or ends outside what is free', () => {
    const range = hour(9, 18);
    expect(fault(hour(8, 10))).toEqual({ kind: 'starts-outside', number: 1, interval: hour(8, 10), range });
    expect(fault(hour(19, 20))).toMatchObject({ kind: 'starts-outside', range });
    expect(fault(hour(17, 19))).toEqual({ kind: 'ends-outside', number: 1, interval: hour(17, 19), range });
  });

  test('nothing that spans a gap in which it is closed', () => {
    expect(roomFault({ ...room, bookings: [] }, [hour(11, 15)])).toEqual({
      kind: 'does-not-fit',
      number: 1,
      interval: hour(11, 15),
    });
  });

  test('exactly the intervals of which every minute is free', () => {
    const anyInterval = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 15 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(anyInterval, { minLength: 1, maxLength: 6 }), anyInterval, (intervals, interval) => {
        const free = normalize(intervals);
        const minutes = Array.from({ length: interval.end - interval.start }, (_, passed) => interval.start + passed);
        const fits = minutes.every((minute) => free.some((it) => it.start <= minute && minute < it.end));
        expect(roomFault({ free, bookings: [] }, [interval]) === null).toBe(fits);
      }),
      { numRuns: 500 },
    );
  });
});
