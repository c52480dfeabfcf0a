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
 * hour, from the nearest half hour. A press beside `base` in the same free time extends it. null outside free time.
 */
export function pressedHours(free: readonly Interval[], { from, to }: Press, base?: Interval): Interval | null {
  const part = freePartAt(free, from);
  if (!part) return null;
  const [first, last] = [toMinutes(part.startTime), toMinutes(part.endTime)];
  const within = (start: number, end: number): Interval => ({
    startTime: toTime(Math.max(start, first)),
    endTime: toTime(Math.min(end, last)),
  });
  const start = Math.min(nearest(Math.min(from, to)), Math.ceil(last / STEP) * STEP - STEP);
  if (from !== to) return within(start, Math.max(nearest(Math.max(from, to)), start + STEP));
  if (base && isInside(base, part)) {
    const [baseStart, baseEnd] = [toMinutes(base.startTime), toMinutes(base.endTime)];
    if (from < baseStart) return within(Math.min(start, baseStart - STEP), baseEnd);
    if (from >= baseEnd) return within(baseStart, Math.max(nearest(from), baseEnd + STEP));
  }
  return within(start, start + PRESSED);
}

/** The pressed free time, if something separates it from `base`, so that a press can't extend them. */
export function partBeyond(
  free: readonly Interval[],
  minute: number,
  base: Interval | undefined,
): Interval | undefined {
  const part = base && freePartAt(free, minute);
  return part && free.some((it) => isInside(base, it)) && !isInside(base, part) ? part : undefined;
}

function freePartAt(free: readonly Interval[], minute: number): Interval | undefined {
  return free.find(({ startTime, endTime }) => toMinutes(startTime) <= minute && minute < toMinutes(endTime));
}

const isInside = (inner: Interval, outer: Interval): boolean =>
  outer.startTime <= inner.startTime && inner.endTime <= outer.endTime;

const nearest = (minute: number): number => Math.round(minute / STEP) * STEP;
