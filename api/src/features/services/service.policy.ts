import { isAdmin, type Actor } from '../../platform/access/actor';

/** Whether someone may list, add, change and remove the clinic's services. */
export function canManageServices(actor: Actor): boolean {
  return isAdmin(actor);
}
