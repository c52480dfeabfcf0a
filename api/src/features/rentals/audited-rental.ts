import { dateOf, wallTime } from '../../domain/clinic-time';
import { PROFESSIONAL_NAME } from '../professionals/professional-name';
import type { RoomBookingRow } from './room-booking-row';

/** What records call a rental: where it is, when, and whose. CALLED is the same in SQL. */
export function calledOf({ zone, start, roomName, professionalName }: RoomBookingRow): string {
  return `${roomName}, ${dateOf(zone, start).split('-').reverse().join('/')} ${wallTime(zone, start)}, ${professionalName}`;
}

/** For statements with ROOM_BOOKING_JOINS. */
export const CALLED = `concat_ws(', ', r.name, to_char(b.starts_at AT TIME ZONE settings.timezone, 'DD/MM/YYYY HH24:MI'), ${PROFESSIONAL_NAME})`;
