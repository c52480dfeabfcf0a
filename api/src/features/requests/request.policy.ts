import { isAdmin, type Actor } from '../../platform/access/actor';

/** Anyone may send one. */
export function canHandleRequests(actor: Actor): boolean {
  return isAdmin(actor);
}
