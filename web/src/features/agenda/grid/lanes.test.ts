import fc from 'fast-check';

import { lanesOf, type Drawn } from './lanes';

const drawn = (from: number, to: number): Drawn => ({ from, to });

test('one alone has the width, two at once half of it, three after one another all of it', () => {
  expect(lanesOf([drawn(0, 30)])).toEqual([{ left: 0, width: 1 }]);
  expect(lanesOf([drawn(0, 30), drawn(15, 45)])).toEqual([
    { left: 0, width: 0.5 },
    { left: 0.5, width: 0.5 },
  ]);
  expect(lanesOf([drawn(0, 30), drawn(30, 60), drawn(60, 90)]).map(({ width }) => width)).toEqual([1, 1, 1]);
});

test('a lane that is free again is used again', () => {
  expect(lanesOf([drawn(0, 60), drawn(0, 20), drawn(20, 40)]).map(({ left }) => left)).toEqual([0, 0.5, 0.5]);
});

describe('whatever the day', () => {
  const anyItem = fc
    .record({
      from: fc.integer({ min: 0, max: 1435 }),
      length: fc.integer({ min: 1, max: 480 }),
    })
    .map(({ from, length }) => drawn(from, from + length));
  const always = (check: (items: Drawn[]) => void) =>
    fc.assert(fc.property(fc.array(anyItem, { maxLength: 25 }), check), { numRuns: 300 });

  test('nothing covers anything else', () => {
    always((items) => {
      const lanes = lanesOf(items);
      for (const [one, a] of items.entries()) {
        for (const [other, b] of items.entries()) {
          if (one >= other || a.from >= b.to || b.from >= a.to) continue;
          const [left, right] = [lanes[one]!, lanes[other]!].toSorted((p, q) => p.left - q.left) as [
            (typeof lanes)[0],
            (typeof lanes)[0],
          ];
          expect(left.left + left.width).toBeLessThanOrEqual(right.left + 1e-9);
        }
      }
    });
  });

  test('everything lies within the column and can be seen', () => {
    always((items) => {
      for (const { left, width } of lanesOf(items)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
        expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
      }
    });
  });

  test('the order in which they are given changes nothing for those that start at different times', () => {
    always((items) => {
      const unique = [...new Map(items.map((item) => [item.from, item])).values()];
      const lanes = new Map(unique.map((item, index) => [item, lanesOf(unique)[index]]));
      const backwards = unique.toReversed();
      expect(new Map(backwards.map((item, index) => [item, lanesOf(backwards)[index]]))).toEqual(lanes);
    });
  });
});
