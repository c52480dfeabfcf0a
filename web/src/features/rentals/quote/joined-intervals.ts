import type { Interval } from '../../../kit/time/intervals';
import { toMinutes } from '../../../kit/time/time-of-day';

interface Rule {
  minHoursPerDay: number;
  discountPercentage: number;
}

const HOUR = 60;

/** One rental would get a better discount. */
export function areCheaperJoined(intervals: readonly Interval[], rules: readonly Rule[]): boolean {
  const ordered = intervals.toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  return ordered.some((row, index) => {
    const next = ordered[index + 1];
    if (next?.startTime !== row.endTime) return false;
    const joined = discountFor({ startTime: row.startTime, endTime: next.endTime }, rules);
    return joined > discountFor(row, rules) || joined > discountFor(next, rules);
  });
}

/** In percent, by the highest reached rule. */
function discountFor({ startTime, endTime }: Interval, rules: readonly Rule[]): number {
  const hours = (toMinutes(endTime) - toMinutes(startTime)) / HOUR;
  return Math.max(
    0,
    ...rules
      .filter(({ minHoursPerDay }) => minHoursPerDay <= hours)
      .map(({ discountPercentage }) => discountPercentage),
  );
}
