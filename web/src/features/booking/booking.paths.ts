import { clockTime, dayOf } from '../../shared/time/clinic-time';

export const BOOKING_ROUTE = '/book/:professionalId';

/** Keys of the booking page's query: where the visitor stands in it. Values: 2026-11, 2026-11-21, 09:30, a room's id. */
export const BOOKING_QUERY = { month: 'mes', day: 'dia', time: 'hora', room: 'sala' } as const;

/** The booking page of a professional, opened at `startTime` (an instant with the clinic's offset) when given. */
export function bookingPath(professionalId: number, startTime?: string): string {
  const path = `/book/${professionalId}`;
  if (startTime === undefined) return path;
  return `${path}?${BOOKING_QUERY.day}=${dayOf(startTime)}&${BOOKING_QUERY.time}=${clockTime(startTime)}`;
}
