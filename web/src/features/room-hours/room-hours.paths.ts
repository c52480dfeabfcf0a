import { ADMIN_PATH } from '../../clinic/paths';

/** A room's calendar, for administrators. */
export const ROOM_AVAILABILITY_ROUTE = `${ADMIN_PATH}/rooms/:roomId/availability`;
/** The room's weekly hours by month, and the templates. */
export const ROOM_TEMPLATES_ROUTE = `${ROOM_AVAILABILITY_ROUTE}/templates`;

/** Query key: the month on show, yyyy-MM. */
export const MONTH_KEY = 'mes';
/** Query key: the room, in a page about all rooms. */
export const ROOM_KEY = 'sala';

export function roomAvailabilityPath(roomId: number): string {
  return ROOM_AVAILABILITY_ROUTE.replace(':roomId', String(roomId));
}

export function roomTemplatesPath(roomId: number): string {
  return ROOM_TEMPLATES_ROUTE.replace(':roomId', String(roomId));
}
