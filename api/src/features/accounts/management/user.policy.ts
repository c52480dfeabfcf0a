import { isAdmin, userIdOf, type Actor } from '../../../platform/access/actor';

/** Accounts of every role, their passwords among it. */
export function canManageUsers(actor: Actor): boolean {
  return isAdmin(actor);
}

/**
 * Role, suspension and deletion: nobody's own. So whoever takes an administrator's place away stays one, and there is
 * always one left.
 */
export function canTakeAway(actor: Actor, userId: number): boolean {
  return isAdmin(actor) && userIdOf(actor) !== userId;
}
