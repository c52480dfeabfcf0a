import { isAdmin, type Actor } from '../../platform/access/actor';

export function canKeepRoomAvailability(actor: Actor): boolean {
  return isAdmin(actor);
}
