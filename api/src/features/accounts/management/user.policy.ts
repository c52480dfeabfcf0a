import { isAdmin, userIdOf, type Actor } from '../../../platform/access/actor';

export function canManageUsers(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Not one's own: an administrator must remain. */
export function canTakeAway(actor: Actor, userId: number): boolean {
  return isAdmin(actor) && userIdOf(actor) !== userId;
}
