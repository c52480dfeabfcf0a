import { adminMay, isProfessional, staffMay, type Actor } from '../../platform/access/actor';

export interface Asked {
  professionalId: number | null;
  specialtyId: number | null;
}

/** Professionals handle entries for themselves or for their specialty. */
export function canHandleEntry(actor: Actor, { professionalId, specialtyId }: Asked, ownSpecialtyId: number | null) {
  if (adminMay(actor, 'waiting_list')) return true;
  if (professionalId !== null) return isProfessional(actor, professionalId);
  return staffMay(actor, 'waiting_list') && ownSpecialtyId !== null && ownSpecialtyId === specialtyId;
}

export function isOwnEntry(actor: Actor, { patientUserId }: { patientUserId: number | null }): boolean {
  return actor.kind === 'member' && patientUserId !== null && patientUserId === actor.userId;
}

/** Reasons for urgency, and staff's notes. */
export function canReadReasons(actor: Actor): boolean {
  return staffMay(actor, 'waiting_list');
}
