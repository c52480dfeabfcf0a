import fc from 'fast-check';

import type { Weekday } from './weekday';
import { firstOverlap, inOrder, weekdayChanges, type WeekdayHours } from './weekly-hours';

const hours = (weekday: Weekday, start: number, end: number): WeekdayHours => ({
  weekday,
  startMinute: start * 60,
  endMinute: end * 60,
});

const anyHours: fc.Arbitrary<WeekdayHours> = fc
  .tuple(
    fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
    fc.integer({ min: 0, max: 95 }),
    fc.integer({ min: 1, max: 96 }),
  )
  .map(([weekday, start, length]) => ({
    weekday,
    startMinute: start * 15,
    endMinute: Math.min(1440, (start + length) * 15),
  }));
const anyWeek = fc.array(anyHours, { maxLength: 12 });

/** All quarters of an hour of the week in the entry. */
const quartersOf = ({ weekday, startMinute, endMinute }: WeekdayHours): string[] =>
  Array.from({ length: (endMinute - startMinute) / 15 }, (_, index) => `${weekday} ${startMinute / 15 + index}`);

/** The rule quarter by quarter. */
function slowFirstOverlap(entries: readonly WeekdayHours[]): number | null {
  const taken = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const quarters = quartersOf(entry);
    if (quarters.some((quarter) => taken.has(quarter))) return index;
    for (const quarter of quarters) taken.add(quarter);
  }
  return null;
}

describe('Hours of a week', () => {
  test.each<[string, WeekdayHours[], number | null]>([
    ['none at all', [], null],
    ['two that touch', [hours(1, 9, 13), hours(1, 13, 17)], null],
    ['the same on two weekdays', [hours(1, 9, 13), hours(2, 9, 13)], null],
    ['two that share an hour', [hours(1, 9, 13), hours(1, 12, 17)], 1],
    ['the same twice, the day between', [hours(7, 9, 13), hours(1, 9, 13), hours(7, 9, 13)], 2],
    ['one within another that ends the day', [hours(3, 0, 24), hours(3, 23, 24)], 1],
  ])('collide or not: %s', (_, entries, expected) => {
    expect(firstOverlap(entries)).toBe(expected);
  });

  test('collide exactly where the week read quarter by quarter says so', () => {
    let colliding = 0;
    fc.assert(
      fc.property(anyWeek, (week) => {
        const expected = slowFirstOverlap(week);
        expect(firstOverlap(week)).toBe(expected);
        if (expected !== null) colliding += 1;
      }),
      { numRuns: 500 },
    );
    // Weeks that always or never overlap would prove little.
    expect(colliding).toBeGreaterThan(50);
    expect(colliding).toBeLessThan(450);
  });

  test('are the same week in whatever order they come', () => {
    fc.assert(
      fc.property(anyWeek, (week) => {
        fc.pre(firstOverlap(week) === null);
        expect(weekdayChanges(week, week.toReversed())).toEqual([]);
      }),
    );
  });

  test('differ exactly on the weekdays with other quarters or other cuts', () => {
    fc.assert(
      fc.property(anyWeek, anyWeek, (before, after) => {
        const cuts = (week: WeekdayHours[], weekday: number) =>
          JSON.stringify(
            week
              .filter((it) => it.weekday === weekday)
              .map((it) => it.startMinute * 10_000 + it.endMinute)
              .sort((a, b) => a - b),
          );
        fc.pre(firstOverlap(before) === null && firstOverlap(after) === null);
        const changed = weekdayChanges(before, after).map(({ weekday }) => weekday);
        expect(changed).toEqual(
          [1, 2, 3, 4, 5, 6, 7].filter((weekday) => cuts(before, weekday) !== cuts(after, weekday)),
        );
      }),
    );
  });

  test('come from Monday to Sunday and from morning to evening', () => {
    expect(inOrder([hours(7, 9, 10), hours(1, 15, 17), hours(1, 9, 13)])).toEqual([
      hours(1, 9, 13),
      hours(1, 15, 17),
      hours(7, 9, 10),
    ]);
  });
});
