import { clockTime } from '../../../shared/time/clinic-time';
import { intervalText } from '../../../shared/time/intervals';
import { toMinutes, toTime } from '../../../shared/time/time-of-day';

/** "09:00 - 09:30" of an instant with the clinic's offset. */
export function slotText(instant: string, durationMinutes: number): string {
  const startTime = clockTime(instant);
  return intervalText({ startTime, endTime: toTime(toMinutes(startTime) + durationMinutes) });
}
