import { isAdmin, isProfessional, type Actor } from '../../platform/access/actor';

/** Staff choose any time for the calendars they keep; everyone else, slots on offer. */
export function canBookFreely(actor: Actor, professionalId: number): boolean {
  return isAdmin(actor) || isProfessional(actor, professionalId);
}

/** The patient an appointment is linked to whatever address it names: whoever books signed in as one, never staff. */
export function linkedPatient(actor: Actor): number | null {
  return actor.kind === 'member' && actor.role === 'user' ? actor.userId : null;
}

/** Whose appointments someone may list: null stands for everyone's. */
export function listScope(actor: Actor): { professionalId: number | null; patientUserId: number | null } | null {
  if (actor.kind === 'guest') return null;
  if (actor.role === 'admin') return { professionalId: null, patientUserId: null };
  if (actor.role === 'user') return { professionalId: null, patientUserId: actor.userId };
  return actor.professionalId === null ? null : { professionalId: actor.professionalId, patientUserId: null };
}

/** Staff of a calendar may say what became of its appointments, whatever was said before. */
export function canSetStatus(actor: Actor, professionalId: number): boolean {
  return canBookFreely(actor, professionalId);
}

/** Staff of a calendar may move its appointments. */
export function canMove(actor: Actor, professionalId: number): boolean {
  return canBookFreely(actor, professionalId);
}

/** Administrators may change all of an appointment, the patient's data too. */
export function canUpdate(actor: Actor): boolean {
  return isAdmin(actor);
}

/** staff: whatever the status and time. patient: while it is scheduled and the deadline has not passed. */
export type CancelRight = 'staff' | 'patient';

/** On what terms someone may cancel an appointment, without the link of its mail; null: not at all. */
export function cancelRight(
  actor: Actor,
  { professionalId, patientUserId }: { professionalId: number; patientUserId: number | null },
): CancelRight | null {
  if (isAdmin(actor) || isProfessional(actor, professionalId)) return 'staff';
  return actor.kind === 'member' && patientUserId !== null && patientUserId === actor.userId ? 'patient' : null;
}
