import { isAdmin, userIdOf, type Actor } from '../../../platform/access/actor';

export function canManageUsers(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Except the caller's own, so that one administrator always remains. */
export function canTakeAway(actor: Actor, userId: number): boolean {
  return isAdmin(actor) && userIdOf(actor) !== userId;
}
