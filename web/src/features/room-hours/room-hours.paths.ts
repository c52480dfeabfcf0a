import { ADMIN_PATH } from '../../shared/paths';

/** When one room opens, for administrators: its calendar. */
export const ROOM_AVAILABILITY_ROUTE = `${ADMIN_PATH}/rooms/:roomId/availability`;
/** The weekly hours of its months, and the templates for them. */
export const ROOM_TEMPLATES_ROUTE = `${ROOM_AVAILABILITY_ROUTE}/templates`;

/** What the address says of the month shown, yyyy-MM. */
export const MONTH_KEY = 'mes';
/** And of the room, in a page about all of them. */
export const ROOM_KEY = 'sala';

export function roomAvailabilityPath(roomId: number): string {
  return ROOM_AVAILABILITY_ROUTE.replace(':roomId', String(roomId));
}

export function roomTemplatesPath(roomId: number): string {
  return ROOM_TEMPLATES_ROUTE.replace(':roomId', String(roomId));
}
