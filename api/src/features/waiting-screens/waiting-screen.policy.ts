import { isAdmin, type Actor } from '../../platform/access/actor';

export function canManageScreens(actor: Actor): boolean {
  return isAdmin(actor);
}
