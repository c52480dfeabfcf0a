import { isAdmin, isProfessional, type Actor } from '../../platform/access/actor';

/** Who is a professional of the clinic, in which order, and what their record says. */
export function canKeepProfessionals(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Availability, absences, fee and bio are managed by the professional and by administrators. Nobody else sees or changes them here. */
export function canManageProfessional(actor: Actor, professionalId: number): boolean {
  return isAdmin(actor) || isProfessional(actor, professionalId);
}
