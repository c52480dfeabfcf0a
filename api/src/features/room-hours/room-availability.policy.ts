import { isAdmin, type Actor } from '../../platform/access/actor';

/** When rooms open, and the templates for it, are the administrators' to say. */
export function canKeepRoomAvailability(actor: Actor): boolean {
  return isAdmin(actor);
}
