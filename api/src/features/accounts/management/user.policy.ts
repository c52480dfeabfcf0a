import { isAdmin, userIdOf, type Actor } from '../../../platform/access/actor';

export function canManageUsers(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Never the caller's own, so that an administrator always remains. */
export function canTakeAway(actor: Actor, userId: number): boolean {
  return isAdmin(actor) && userIdOf(actor) !== userId;
}
