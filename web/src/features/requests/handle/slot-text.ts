import { intervalText } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';
import { clockTime } from '../../../kit/time/wall-time';

/** "09:00 - 09:30" of an instant with the clinic's offset. */
export function slotText(instant: string, durationMinutes: number): string {
  const startTime = clockTime(instant);
  return intervalText({ startTime, endTime: toTime(toMinutes(startTime) + durationMinutes) });
}
