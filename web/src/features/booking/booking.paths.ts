import { SLOT_QUERY } from '../../clinic/slots/slot-url';
import { clockTime, dayOf } from '../../kit/time/wall-time';

export const BOOKING_ROUTE = '/book/:professionalId';

/** `startTime`: an instant with the clinic's offset. */
export function bookingPath(professionalId: number, startTime?: string): string {
  const path = `/book/${professionalId}`;
  if (startTime === undefined) return path;
  return `${path}?${SLOT_QUERY.day}=${dayOf(startTime)}&${SLOT_QUERY.time}=${clockTime(startTime)}`;
}
