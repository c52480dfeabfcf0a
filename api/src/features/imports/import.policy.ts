import { isAdmin, type Actor } from '../../platform/access/actor';

export function canImport(actor: Actor): boolean {
  return isAdmin(actor);
}
