import { isAdmin, type Actor } from '../../platform/access/actor';

/** No key makes or revokes keys: the schema refuses these operations to all of them. */
export function canManageKeys(actor: Actor): boolean {
  return actor.kind === 'member' && isAdmin(actor);
}
