import { ADMIN_PATH } from '../../shared/paths';

/** When one room opens, for administrators. */
export const ROOM_AVAILABILITY_ROUTE = `${ADMIN_PATH}/rooms/:roomId/availability`;

export function roomAvailabilityPath(roomId: number): string {
  return ROOM_AVAILABILITY_ROUTE.replace(':roomId', String(roomId));
}
