import { isAdmin, type Actor } from '../../platform/access/actor';

/** They hold everything of everybody. */
export function canManageBackups(actor: Actor): boolean {
  return isAdmin(actor);
}
