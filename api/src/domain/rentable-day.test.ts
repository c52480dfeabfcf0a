import fc from 'fast-check';
import { clinicDay, minuteOfDate } from './clinic-time';
import type { Interval } from './intervals';
import { rentableFrom, rentalDayState, roomDay, type RoomDay, type RoomDayState } from './rentable-day';
import { datesNearClockChanges } from './testing/clock-changes';
import { referenceInstant } from './testing/slots.reference';

const ZONE = 'America/Argentina/Buenos_Aires';
const NEW_YORK = 'America/New_York';
const DATE = '2026-06-02';
const DAY = clinicDay(ZONE, DATE);

const hour = (from: number, to: number): Interval => ({ start: from * 60, end: to * 60 });
const at = (from: number, to: number): Interval => ({ start: DAY.start + from * 60, end: DAY.start + to * 60 });
const room = (open: Interval[], taken: Interval[] = [], from = 0): RoomDay => roomDay(ZONE, DAY, { open, taken, from });

describe('The rentable time of a room', () => {
  test('is all its open time while it is unoccupied', () => {
    expect(room([hour(8, 12), hour(14, 20)])).toEqual({
      open: [hour(8, 12), hour(14, 20)],
      free: [hour(8, 12), hour(14, 20)],
      takenMinutes: 0,
      state: 'free',
    });
  });

  test('is what others leave; adjacent is free', () => {
    expect(room([hour(8, 20)], [at(8, 10), at(12, 13)]).free).toEqual([hour(10, 12), hour(13, 20)]);
  });

  test('is nothing of a room that does not open', () => {
    expect(room([])).toEqual({ open: [], free: [], takenMinutes: 0, state: 'closed' });
    expect(room([], [at(8, 10)]).state).toBe('closed');
  });

  test('takes no harm from what lies outside its hours or on other days', () => {
    expect(room([hour(8, 20)], [at(6, 8), at(20, 23), at(-10, -2), at(30, 40)])).toMatchObject({
      free: [hour(8, 20)],
      state: 'free',
    });
  });

  test('is less what is taken of its hours, which is counted whatever the time is by now', () => {
    expect(room([hour(8, 20)], [at(6, 10), at(9, 11), at(30, 40)], 12 * 60).takenMinutes).toBe(3 * 60);
  });

  test('reaches to midnight, and stops there', () => {
    expect(room([hour(20, 24)], [at(23, 26)]).free).toEqual([hour(20, 23)]);
  });

  test('begins later today', () => {
    expect(room([hour(8, 12), hour(14, 20)], [], 11 * 60).free).toEqual([hour(11, 12), hour(14, 20)]);
    expect(room([hour(8, 12)], [], 12 * 60)).toMatchObject({ free: [], state: 'closed' });
  });

  test('of hours that come in pieces, overlapping and in any order, is what they cover', () => {
    expect(room([hour(14, 20), hour(8, 15)]).free).toEqual([hour(8, 20)]);
  });
});

describe('A room counts as fully booked', () => {
  // 1,000 minutes.
  const open = [{ start: 400, end: 1400 }];
  const taken = (minutes: number) => [{ start: DAY.start + 400, end: DAY.start + 400 + minutes }];

  test.each([
    [949, 'free'],
    [950, 'full'],
    [951, 'full'],
    [1000, 'full'],
  ])('with %i of 1,000 minutes taken: %s', (minutes, state) => {
    expect(room(open, taken(minutes)).state).toBe(state);
  });

  test('and what remains can be rented', () => {
    expect(room(open, taken(950)).free).toEqual([{ start: 1350, end: 1400 }]);
  });

  test('by the time that is taken once, however often it is', () => {
    expect(room(open, [...taken(500), ...taken(500)]).state).toBe('free');
  });

  test('by its hours alone, not by what is taken outside them', () => {
    expect(room([hour(8, 10)], [at(10, 20)]).state).toBe('free');
  });

  test('when nothing of today’s last hours is free, however empty the morning was', () => {
    expect(room([hour(8, 20)], [at(16, 20)], 16 * 60).state).toBe('full');
  });

  test('by all of today’s hours, so that it does not become free as the day passes', () => {
    const morning = [at(8, 19.5)];
    expect(room([hour(8, 20)], morning, 0).state).toBe('full');
    expect(room([hour(8, 20)], morning, 19 * 60)).toMatchObject({ state: 'full', free: [hour(19.5, 20)] });
  });
});

describe('The first minute that can be rented', () => {
  const from = (time: string) =>
    rentableFrom(ZONE, DAY, DAY.start + Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

  test.each([
    ['08:00', 9 * 60],
    ['08:01', 9 * 60 + 15],
    ['08:15', 9 * 60 + 15],
    ['08:16', 9 * 60 + 30],
    ['22:45', 23 * 60 + 45],
    ['22:46', 1440],
    ['23:30', 1440],
  ])('at %s is an hour ahead, at the next quarter', (time, minute) => {
    expect(from(time)).toBe(minute);
  });

  test('of a day further ahead is its first', () => {
    expect(rentableFrom(ZONE, DAY, DAY.start - 61)).toBe(0);
  });

  test('of tomorrow is an hour ahead too, shortly before midnight', () => {
    expect(rentableFrom(ZONE, DAY, DAY.start - 30)).toBe(30);
    expect(rentableFrom(ZONE, DAY, DAY.start - 60)).toBe(0);
  });

  test('of a day that is over is none', () => {
    expect(rentableFrom(ZONE, DAY, DAY.end + 600)).toBe(1440);
  });

  test('is an hour that passes, not one on the clock, when the clock changes', () => {
    const spring = clinicDay(NEW_YORK, '2026-03-08');
    const autumn = clinicDay(NEW_YORK, '2026-11-01');
    // 01:30 and an hour is 03:30; in autumn it is the second 01:30, after which the clock's next quarter is 02:00.
    expect(rentableFrom(NEW_YORK, spring, minuteOfDate(NEW_YORK, '2026-03-08', 90))).toBe(210);
    expect(rentableFrom(NEW_YORK, autumn, minuteOfDate(NEW_YORK, '2026-11-01', 90))).toBe(120);
  });
});

describe('On a day in which the clock changes', () => {
  test('a skipped hour alone is not offered', () => {
    const day = clinicDay(NEW_YORK, '2026-03-08');
    expect(roomDay(NEW_YORK, day, { open: [hour(2, 3)], taken: [], from: 0 }).free).toEqual([]);
    expect(roomDay(NEW_YORK, day, { open: [hour(1, 4)], taken: [], from: 0 }).free).toEqual([hour(1, 4)]);
  });

  test('a rental of the hours around it takes just those', () => {
    const date = '2026-11-01';
    const taken = [{ start: minuteOfDate(NEW_YORK, date, 60), end: minuteOfDate(NEW_YORK, date, 120) }];
    expect(taken[0]!.end - taken[0]!.start).toBe(120);
    expect(roomDay(NEW_YORK, clinicDay(NEW_YORK, date), { open: [hour(0, 5)], taken, from: 0 }).free).toEqual([
      hour(0, 1),
      hour(2, 5),
    ]);
  });
});

describe('A day shows', () => {
  const show = (states: RoomDayState[], more: { isPast?: boolean; isConfigured?: boolean } = {}) =>
    rentalDayState(states, { isPast: false, isConfigured: true, ...more });

  test.each<[RoomDayState[], string]>([
    [['free', 'free'], 'available'],
    [['free', 'full'], 'partial'],
    [['free', 'closed'], 'partial'],
    [['full', 'full'], 'full'],
    [['full', 'closed'], 'full'],
    [['closed', 'closed'], 'unavailable'],
    [[], 'unavailable'],
  ])('rooms that are %j as %s', (states, state) => {
    expect(show(states)).toBe(state);
  });

  test('that it is not configured, unless it is past', () => {
    expect(show(['closed'], { isConfigured: false })).toBe('unconfigured');
    expect(show(['free'], { isPast: true, isConfigured: false })).toBe('past');
  });
});

describe('Random rooms at and beside clock changes', () => {
  const anyHours = fc.record({ start: fc.integer({ min: 0, max: 1440 }), end: fc.integer({ min: 0, max: 1440 }) });
  const anyTaken = fc.record({ from: fc.integer({ min: -200, max: 1600 }), minutes: fc.integer({ min: 1, max: 700 }) });
  const anyFrom = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15),
  );

  test('are what the rules say minute by minute', () => {
    const seen = new Set<string>();
    const anyOpen = fc.array(anyHours, { maxLength: 4 });
    const anyIntervals = fc.array(anyTaken, { maxLength: 6 });
    fc.assert(
      fc.property(datesNearClockChanges, anyOpen, anyIntervals, anyFrom, ([zone, date], open, intervals, from) => {
        const day = clinicDay(zone, date);
        const taken = intervals.map((it) => ({ start: day.start + it.from, end: day.start + it.from + it.minutes }));
        const found = roomDay(zone, day, { open, taken, from });
        expect(found).toEqual(reference(zone, date, { open, taken, from }));
        seen.add(found.state);
      }),
      { numRuns: 500 },
    );
    expect([...seen].sort()).toEqual(['closed', 'free', 'full']);
  });
});

/** The rule minute by minute. */
function reference(zone: string, date: string, hours: { open: Interval[]; taken: Interval[]; from: number }): RoomDay {
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
  const instants = Array.from({ length: 1441 }, (_, minute) => referenceInstant(zone, date, minute));
  const isOpen = minutes.map((minute) => hours.open.some((it) => it.start <= minute && minute < it.end));
  const isTaken = minutes.map((minute) =>
    hours.taken.some((it) => instants[minute]! < it.end && instants[minute + 1]! > it.start),
  );
  const isLeft = minutes.map((minute) => isOpen[minute]! && !isTaken[minute]);
  const runs = (holds: boolean[]): Interval[] =>
    minutes
      .filter((minute) => holds[minute] && !holds[minute - 1])
      .map((start) => ({ start, end: minutes.find((minute) => minute > start && !holds[minute]) ?? 1440 }));
  const free = runs(isLeft.map((left, minute) => left && minute >= hours.from)).filter(
    ({ start, end }) => instants[start]! < instants[end]!,
  );
  const count = (holds: boolean[]) => holds.filter(Boolean).length;
  const isAhead = isOpen.some((open, minute) => open && minute >= hours.from);
  const takenMinutes = count(isOpen) - count(isLeft);
  const isFull = takenMinutes / count(isOpen) >= 0.95 || free.length === 0;
  return { open: runs(isOpen), free, takenMinutes, state: !isAhead ? 'closed' : isFull ? 'full' : 'free' };
}
