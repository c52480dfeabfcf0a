import { isAdmin, type Actor } from '../../platform/access/actor';

export function canManageServices(actor: Actor): boolean {
  return isAdmin(actor);
}
