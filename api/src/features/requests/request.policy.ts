import { isAdmin, type Actor } from '../../platform/access/actor';

/** Whether someone may read what patients asked for, and answer it. Anyone may ask. */
export function canHandleRequests(actor: Actor): boolean {
  return isAdmin(actor);
}
