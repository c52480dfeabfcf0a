import type { Permission } from '../../domain/permissions';
import { adminMay, type Actor } from '../../platform/access/actor';

/** Professional to filter by. null: all, for administrators with the permission. undefined: forbidden. */
export function agendaScope(
  actor: Actor,
  professionalId: number | null,
  permission: Permission = 'appointments',
): number | null | undefined {
  if (adminMay(actor, permission)) return professionalId;
  if (actor.kind === 'guest' || actor.role !== 'professional' || actor.professionalId === null) return undefined;
  return professionalId === null || professionalId === actor.professionalId ? actor.professionalId : undefined;
}
