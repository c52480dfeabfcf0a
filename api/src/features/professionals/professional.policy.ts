import { isAdmin, isProfessional, type Actor } from '../../platform/access/actor';

/** Weekly hours, absences, fee and bio belong to the professional; administrators keep them too. Nobody else sees or changes them here. */
export function canKeepSchedule(actor: Actor, professionalId: number): boolean {
  return isAdmin(actor) || isProfessional(actor, professionalId);
}
