import { isAdmin, isProfessional, isStaff, type Actor } from '../../platform/access/actor';

export interface Asked {
  professionalId: number | null;
  specialtyId: number | null;
}

/** Professionals see and change what may come to them: what waits for them, or for anybody of their specialty. */
export function canHandleEntry(actor: Actor, { professionalId, specialtyId }: Asked, ownSpecialtyId: number | null) {
  if (isAdmin(actor)) return true;
  if (professionalId !== null) return isProfessional(actor, professionalId);
  return isStaff(actor) && ownSpecialtyId !== null && ownSpecialtyId === specialtyId;
}

/** The patient's own account. */
export function isOwnEntry(actor: Actor, { patientUserId }: { patientUserId: number | null }): boolean {
  return actor.kind === 'member' && patientUserId !== null && patientUserId === actor.userId;
}

/** Why it is urgent, and what staff said of its end. */
export function canReadReasons(actor: Actor): boolean {
  return isStaff(actor);
}
