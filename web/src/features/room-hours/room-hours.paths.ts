import { ADMIN_PATH } from '../../clinic/paths';

export const ROOM_AVAILABILITY_ROUTE = `${ADMIN_PATH}/rooms/:roomId/availability`;
/** Weekly hours by month, and templates. */
export const ROOM_TEMPLATES_ROUTE = `${ROOM_AVAILABILITY_ROUTE}/templates`;

/** Query key, yyyy-MM. */
export const MONTH_KEY = 'mes';
/** Query key in a page about all rooms. */
export const ROOM_KEY = 'sala';

export function roomAvailabilityPath(roomId: number): string {
  return ROOM_AVAILABILITY_ROUTE.replace(':roomId', String(roomId));
}

export function roomTemplatesPath(roomId: number): string {
  return ROOM_TEMPLATES_ROUTE.replace(':roomId', String(roomId));
}
