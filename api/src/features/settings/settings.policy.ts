import { isAdmin, type Actor } from '../../platform/access/actor';

export function canChangeSettings(actor: Actor): boolean {
  return isAdmin(actor);
}
