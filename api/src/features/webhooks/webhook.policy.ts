import { isAdmin, type Actor } from '../../platform/access/actor';

export function canManageWebhooks(actor: Actor): boolean {
  return isAdmin(actor);
}
