import { isAdmin, type Actor } from '../../platform/access/actor';

/** Whether someone may list inactive specialties too, and add, change and remove them. */
export function canManageSpecialties(actor: Actor): boolean {
  return isAdmin(actor);
}
