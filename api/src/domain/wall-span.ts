import { type ClinicDay, instantOf } from './clinic-time';
import type { Interval } from './intervals';
import { MINUTES_PER_DAY } from './time-of-day';

/**
 * The minutes of the day that a stretch of time takes away from it: hours of the day, as instants, overlap the stretch
 * exactly when they overlap these minutes. Cut at the day's ends; empty for a stretch on other days.
 * So one subtracts on the wall what lies in time, also on days in which the clock changes.
 */
export function wallSpan(zone: string, day: ClinicDay, stretch: Interval): Interval {
  if (stretch.end <= day.start || stretch.start >= day.end || stretch.start >= stretch.end) return { start: 0, end: 0 };
  return { start: lastMinuteBy(zone, day, stretch.start), end: firstMinuteFrom(zone, day, stretch.end) };
}

/** The first minute of the day, 0 to 1440, whose instant is this one or later; 1440 for an instant after the day. */
export function firstMinuteFrom(zone: string, day: ClinicDay, instant: number): number {
  if (day.shift !== null) return clamp(instant - day.shift);
  return search((minute) => instantOf(zone, day, minute) >= instant);
}

/** The last minute of the day, 0 to 1440, whose instant is this one or earlier; 0 for an instant before the day. */
function lastMinuteBy(zone: string, day: ClinicDay, instant: number): number {
  if (day.shift !== null) return clamp(instant - day.shift);
  return Math.max(0, search((minute) => minute > MINUTES_PER_DAY || instantOf(zone, day, minute) > instant, MINUTES_PER_DAY + 1) - 1);
}

function clamp(minute: number): number {
  return Math.min(MINUTES_PER_DAY, Math.max(0, minute));
}

/** The first minute for which `holds`, which stays true from there on; `high` when none is before it. */
function search(holds: (minute: number) => boolean, high = MINUTES_PER_DAY): number {
  let [low, end] = [0, high];
  while (low < end) {
    const middle = (low + end) >>> 1;
    if (holds(middle)) end = middle;
    else low = middle + 1;
  }
  return low;
}
