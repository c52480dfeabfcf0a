import { addDays } from './calendar-date';
import { dateOf, minuteOfDate } from './clinic-time';

/** The last instant, up to `instant`, at which the clinic's clock showed that hour. */
export function lastAtHour(zone: string, instant: number, hour: number): number {
  const today = dateOf(zone, instant);
  const ofToday = minuteOfDate(zone, today, hour * 60);
  return ofToday <= instant ? ofToday : minuteOfDate(zone, addDays(today, -1), hour * 60);
}
