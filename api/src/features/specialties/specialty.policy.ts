import { isAdmin, type Actor } from '../../platform/access/actor';

export function canManageSpecialties(actor: Actor): boolean {
  return isAdmin(actor);
}
