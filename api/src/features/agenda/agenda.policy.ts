import { isAdmin, type Actor } from '../../platform/access/actor';

/** Professional to filter by. null: all. undefined: forbidden. */
export function agendaScope(actor: Actor, professionalId: number | null): number | null | undefined {
  if (isAdmin(actor)) return professionalId;
  if (actor.kind === 'guest' || actor.role !== 'professional' || actor.professionalId === null) return undefined;
  return professionalId === null || professionalId === actor.professionalId ? actor.professionalId : undefined;
}
