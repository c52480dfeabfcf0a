import { adminMay, userIdOf, type Actor } from '../../platform/access/actor';

export function canHandleRequests(actor: Actor): boolean {
  return adminMay(actor, 'requests');
}

/** Everything its sender reads, without receipt. */
export function canReadSentRequest(actor: Actor, { patientUserId }: { patientUserId: number | null }): boolean {
  return canHandleRequests(actor) || (patientUserId !== null && userIdOf(actor) === patientUserId);
}
