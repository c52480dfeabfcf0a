import { type ClinicDay, instantOf } from './clinic-time';
import type { Interval } from './intervals';
import { MINUTES_PER_DAY } from './time-of-day';

/** Minutes of the day that `taken` (epoch minutes) occupies. Keeps overlaps at clock changes. */
export function wallSpan(zone: string, day: ClinicDay, taken: Interval): Interval {
  if (taken.end <= day.start || taken.start >= day.end || taken.start >= taken.end) return { start: 0, end: 0 };
  return { start: lastMinuteBy(zone, day, taken.start), end: firstMinuteFrom(zone, day, taken.end) };
}

/** First minute, 0 to 1440, at or after the instant. */
export function firstMinuteFrom(zone: string, day: ClinicDay, instant: number): number {
  if (day.shift !== null) return clamp(instant - day.shift);
  return search((minute) => instantOf(zone, day, minute) >= instant);
}

/** Last minute, 0 to 1440, at or before the instant. */
function lastMinuteBy(zone: string, day: ClinicDay, instant: number): number {
  if (day.shift !== null) return clamp(instant - day.shift);
  return Math.max(
    0,
    search((minute) => minute > MINUTES_PER_DAY || instantOf(zone, day, minute) > instant, MINUTES_PER_DAY + 1) - 1,
  );
}

function clamp(minute: number): number {
  return Math.min(MINUTES_PER_DAY, Math.max(0, minute));
}

/** `holds` must stay true once it is. */
function search(holds: (minute: number) => boolean, high = MINUTES_PER_DAY): number {
  let [low, end] = [0, high];
  while (low < end) {
    const middle = (low + end) >>> 1;
    if (holds(middle)) end = middle;
    else low = middle + 1;
  }
  return low;
}
