import { isAdmin, type Actor } from '../../platform/access/actor';

/** Whether someone may read and change what the clinic says about itself, its conventions and its prices. */
export function canChangeSettings(actor: Actor): boolean {
  return isAdmin(actor);
}
