import { isAdmin, isProfessional, type Actor } from '../../platform/access/actor';

export function canKeepProfessionals(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Covers availability, absences, fee and bio. */
export function canManageProfessional(actor: Actor, professionalId: number): boolean {
  return isAdmin(actor) || isProfessional(actor, professionalId);
}
