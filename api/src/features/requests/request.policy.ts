import { adminMay, userIdOf, type Actor } from '../../platform/access/actor';

export function canHandleRequests(actor: Actor): boolean {
  return adminMay(actor, 'requests');
}

interface Sent {
  patientUserId: number | null;
}

/** Sent by the caller's account. */
export function isOwnRequest(actor: Actor, { patientUserId }: Sent): boolean {
  return patientUserId !== null && userIdOf(actor) === patientUserId;
}

/** Everything its sender reads, without receipt. */
export function canReadSentRequest(actor: Actor, request: Sent): boolean {
  return canHandleRequests(actor) || isOwnRequest(actor, request);
}
