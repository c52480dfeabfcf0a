import { clockTime, dayOf, numericDate } from '../../shared/time/clinic-time';

/** '21/11/2026 09:00' of an instant, by the clinic's clock. */
export function momentText(instant: string): string {
  return `${numericDate(dayOf(instant))} ${clockTime(instant)}`;
}
