import { formatTime } from './time-of-day';

const PREFERRED_TIME_STEP_MINUTES = 30;

/** The last one is before closing. */
export function preferredTimes(startMinute: number, endMinute: number): string[] {
  const count = Math.max(0, Math.ceil((endMinute - startMinute) / PREFERRED_TIME_STEP_MINUTES));
  return Array.from({ length: count }, (_, index) => formatTime(startMinute + index * PREFERRED_TIME_STEP_MINUTES));
}
