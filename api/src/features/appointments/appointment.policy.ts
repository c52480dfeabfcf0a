import { adminMay, isProfessional, type Actor } from '../../platform/access/actor';

export function canBookFreely(actor: Actor, professionalId: number): boolean {
  return adminMay(actor, 'appointments') || isProfessional(actor, professionalId);
}

/** Links patients to all their bookings, staff to none. */
export function linkedPatient(actor: Actor): number | null {
  return actor.kind === 'member' && actor.role === 'user' ? actor.userId : null;
}

/** null: no rows; a null field: no restriction. */
export function listScope(actor: Actor): { professionalId: number | null; patientUserId: number | null } | null {
  if (actor.kind === 'guest') return null;
  if (actor.role === 'admin')
    return adminMay(actor, 'appointments') ? { professionalId: null, patientUserId: null } : null;
  if (actor.role === 'user') return { professionalId: null, patientUserId: actor.userId };
  return actor.professionalId === null ? null : { professionalId: actor.professionalId, patientUserId: null };
}

export function canSetStatus(actor: Actor, professionalId: number): boolean {
  return canBookFreely(actor, professionalId);
}

export function canMove(actor: Actor, professionalId: number): boolean {
  return canBookFreely(actor, professionalId);
}

export function canReassign(actor: Actor): boolean {
  return adminMay(actor, 'appointments');
}

export function canUpdate(actor: Actor): boolean {
  return adminMay(actor, 'appointments');
}

/** Without a receipt. */
export function canReadAppointment(actor: Actor, appointment: Whose): boolean {
  return appointment.familyRight !== undefined || cancelRight(actor, appointment) !== null;
}

export type CancelRight = 'staff' | 'patient';

interface Whose {
  professionalId: number;
  patientUserId: number | null;
  familyRight?: FamilyRight;
}

/** Right of the caller's account over a turno of its family, set by markFamily. */
export type FamilyRight = 'see' | 'change';

/** Without the mail's link; null: none. */
export function cancelRight(actor: Actor, { professionalId, patientUserId, familyRight }: Whose): CancelRight | null {
  if (adminMay(actor, 'appointments') || isProfessional(actor, professionalId)) return 'staff';
  if (familyRight === 'change') return 'patient';
  return actor.kind === 'member' && patientUserId !== null && patientUserId === actor.userId ? 'patient' : null;
}
