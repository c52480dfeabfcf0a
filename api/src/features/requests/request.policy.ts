import { isAdmin, userIdOf, type Actor } from '../../platform/access/actor';

/** Anyone may send one. */
export function canHandleRequests(actor: Actor): boolean {
  return isAdmin(actor);
}

/** All that its sender reads, without its receipt. */
export function canReadSentRequest(actor: Actor, { patientUserId }: { patientUserId: number | null }): boolean {
  return canHandleRequests(actor) || (patientUserId !== null && userIdOf(actor) === patientUserId);
}
