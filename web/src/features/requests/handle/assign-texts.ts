import { clockTime } from '../../../shared/time/clinic-time';
import { toMinutes, toTime } from '../../../shared/time/time-of-day';

/** "09:00 - 09:30" of an instant with the clinic's offset. */
export function slotText(startTime: string, durationMinutes: number): string {
  const start = clockTime(startTime);
  return `${start} - ${toTime(toMinutes(start) + durationMinutes)}`;
}
