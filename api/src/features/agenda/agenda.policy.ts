import { isAdmin, type Actor } from '../../platform/access/actor';

/** Whose agenda is read when `professionalId` is asked for: null means everybody's; undefined: it may not be read. */
export function agendaScope(actor: Actor, professionalId: number | null): number | null | undefined {
  if (isAdmin(actor)) return professionalId;
  if (actor.kind === 'guest' || actor.role !== 'professional' || actor.professionalId === null) return undefined;
  return professionalId === null || professionalId === actor.professionalId ? actor.professionalId : undefined;
}
