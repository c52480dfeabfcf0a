import fc from 'fast-check';
import {
  CoverageCursor,
  contains,
  type Interval,
  intersect,
  normalize,
  overlapping,
  overlaps,
  subtract,
  totalMinutes,
} from './intervals';

const SPAN = 60;
const span = (start: number, end: number): Interval => ({ start, end });

/** Any interval of the span, also empty and inverted ones. */
const anyInterval = fc.record({ start: fc.integer({ min: 0, max: SPAN }), end: fc.integer({ min: 0, max: SPAN }) });
const anyIntervals = fc.array(anyInterval, { maxLength: 12 });
const someStarts = fc.array(fc.integer({ min: 0, max: SPAN }), { maxLength: 20 });

/** The reference: which minutes of the span are covered. */
function minutesOf(intervals: readonly Interval[]): boolean[] {
  return Array.from({ length: SPAN }, (_, minute) => intervals.some((it) => it.start <= minute && minute < it.end));
}

function isShortest(list: readonly Interval[]): boolean {
  return list.every((it, i) => it.start < it.end && (i === 0 || (list[i - 1]?.end ?? Infinity) < it.start));
}

describe('Intervals compared with the minutes they cover', () => {
  test('a normalized list covers the same minutes, sorted, with nothing empty, overlapping or touching', () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        const list = normalize(intervals);
        expect(minutesOf(list)).toEqual(minutesOf(intervals));
        expect(isShortest(list)).toBe(true);
      }),
    );
  });

  test('subtracting leaves the minutes of the first that are not in the second', () => {
    fc.assert(
      fc.property(anyIntervals, anyIntervals, (a, b) => {
        const left = subtract(normalize(a), normalize(b));
        const [inA, inB] = [minutesOf(a), minutesOf(b)];
        expect(minutesOf(left)).toEqual(inA.map((is, minute) => is && !inB[minute]));
        expect(isShortest(left)).toBe(true);
      }),
    );
  });

  test('intersecting leaves the minutes that are in both', () => {
    fc.assert(
      fc.property(anyIntervals, anyIntervals, (a, b) => {
        const shared = intersect(normalize(a), normalize(b));
        const [inA, inB] = [minutesOf(a), minutesOf(b)];
        expect(minutesOf(shared)).toEqual(inA.map((is, minute) => is && inB[minute]));
        expect(isShortest(shared)).toBe(true);
      }),
    );
  });

  test('a list contains an interval when it covers each of its minutes', () => {
    fc.assert(
      fc.property(anyIntervals, anyInterval, (intervals, interval) => {
        fc.pre(interval.start < interval.end);
        const covered = minutesOf(intervals).slice(interval.start, interval.end);
        expect(contains(normalize(intervals), interval)).toBe(covered.every(Boolean));
      }),
    );
  });

  test('two intervals overlap when they share a minute', () => {
    fc.assert(
      fc.property(anyInterval, anyInterval, (a, b) => {
        const inB = minutesOf([b]);
        expect(overlaps(a, b)).toBe(minutesOf([a]).some((is, minute) => is && inB[minute]));
      }),
    );
  });

  test('the intervals overlapping a span are those that share a minute with it', () => {
    fc.assert(
      fc.property(anyIntervals, anyInterval, (intervals, interval) => {
        fc.pre(interval.start < interval.end);
        const list = normalize(intervals);
        expect(overlapping(list, interval)).toEqual(list.filter((it) => overlaps(it, interval)));
      }),
    );
  });

  test('the total is the number of minutes covered', () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        expect(totalMinutes(normalize(intervals))).toBe(minutesOf(intervals).filter(Boolean).length);
      }),
    );
  });

  test('a cursor moving forward answers as contains does', () => {
    fc.assert(
      fc.property(anyIntervals, someStarts, fc.integer({ min: 1, max: 15 }), (intervals, starts, length) => {
        const list = normalize(intervals);
        const cursor = new CoverageCursor(list);
        for (const start of starts.sort((a, b) => a - b)) {
          expect(cursor.covers(start, start + length)).toBe(contains(list, span(start, start + length)));
        }
      }),
    );
  });
});

describe('Intervals by example', () => {
  test('touching intervals become one', () => {
    expect(normalize([span(600, 660), span(540, 600)])).toEqual([span(540, 660)]);
  });

  test('an interval inside another disappears in it', () => {
    expect(normalize([span(540, 720), span(600, 660)])).toEqual([span(540, 720)]);
  });

  test('empty and inverted intervals are dropped', () => {
    expect(normalize([span(600, 600), span(700, 650)])).toEqual([]);
  });

  test('touching is not overlapping', () => {
    expect(overlaps(span(540, 600), span(600, 660))).toBe(false);
  });

  test('one cut can reach over several intervals', () => {
    expect(subtract([span(0, 10), span(20, 30), span(40, 50)], [span(5, 45)])).toEqual([span(0, 5), span(45, 50)]);
  });

  test('two intervals with a gap do not contain what spans it', () => {
    expect(contains([span(0, 10), span(11, 20)], span(5, 15))).toBe(false);
  });
});
