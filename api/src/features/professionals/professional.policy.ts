import type { Permission } from '../../domain/permissions';
import { adminMay, isProfessional, type Actor } from '../../platform/access/actor';

/** Permissions with pages that choose a professional. */
export const LISTS_PROFESSIONALS = [
  'people',
  'appointments',
  'waiting_list',
  'rooms',
  'prices',
  'reports',
  'integrations',
  'security',
  'settings',
] as const satisfies readonly Permission[];

export function canKeepProfessionals(actor: Actor): boolean {
  return adminMay(actor, 'people');
}

/** For availability, absences, fee and bio: their professional, and administrators with one of the permissions. */
export function canManageProfessional(
  actor: Actor,
  professionalId: number,
  ...anyOf: readonly [Permission, ...Permission[]]
): boolean {
  return adminMay(actor, ...anyOf) || isProfessional(actor, professionalId);
}
