import type { Interval } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';

/** In minutes. */
const STEP = 30;
const PRESSED = 60;

interface Press {
  /** Minutes of the day where it began and ended; equal without a drag. */
  from: number;
  to: number;
}

/**
 * The hours that a press on a room's bar chooses, within the free time where it began: what was dragged over, or one
 * hour. A press beside `base` in the same free time extends it. null outside free time.
 */
export function pressedHours(free: readonly Interval[], { from, to }: Press, base?: Interval): Interval | null {
  const part = free.find(({ startTime, endTime }) => toMinutes(startTime) <= from && from < toMinutes(endTime));
  if (!part) return null;
  const [first, last] = [toMinutes(part.startTime), toMinutes(part.endTime)];
  const within = (start: number, end: number): Interval => ({
    startTime: toTime(Math.max(start, first)),
    endTime: toTime(Math.min(end, last)),
  });
  const start = Math.floor(Math.min(from, to) / STEP) * STEP;
  if (from !== to) return within(start, Math.ceil(Math.max(from, to) / STEP) * STEP);
  if (base && part.startTime <= base.startTime && base.endTime <= part.endTime) {
    const [baseStart, baseEnd] = [toMinutes(base.startTime), toMinutes(base.endTime)];
    if (from < baseStart) return within(start, baseEnd);
    if (from >= baseEnd) return within(baseStart, start + STEP);
  }
  return within(start, start + PRESSED);
}
