import { clockTime, dayOf } from '../../kit/time/wall-time';

export const BOOKING_ROUTE = '/book/:professionalId';

/** Values: an appointment type's id, 2026-11, 2026-11-21, 09:30, a room's id. */
export const BOOKING_QUERY = { kind: 'tipo', month: 'mes', day: 'dia', time: 'hora', room: 'sala' } as const;

/** `startTime`: an instant with the clinic's offset. */
export function bookingPath(professionalId: number, startTime?: string): string {
  const path = `/book/${professionalId}`;
  if (startTime === undefined) return path;
  return `${path}?${BOOKING_QUERY.day}=${dayOf(startTime)}&${BOOKING_QUERY.time}=${clockTime(startTime)}`;
}
