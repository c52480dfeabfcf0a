import { isTooLateToCancel } from '../../domain/cancel-deadline';
import { isAdmin, isProfessional, isStaff, type Actor } from '../../platform/access/actor';

/** Professionals rent for themselves, administrators for anyone. */
export function canRentFor(actor: Actor, professionalId: number): boolean {
  return isAdmin(actor) || isProfessional(actor, professionalId);
}

/** What somebody rents and pays is theirs and the clinic's to know. */
export function canSeeRentalsOf(actor: Actor, professionalId: number): boolean {
  return canRentFor(actor, professionalId);
}

/** Whose notes of a rental are told to whom: the owner's to the owner, and all to administrators. */
export function canReadNotes(actor: Actor, professionalId: number): boolean {
  return canRentFor(actor, professionalId);
}

/** What renting costs from now on is the administrators' to say. */
export function canSetPrices(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Who rents is told among colleagues. */
export function canSeeTenants(actor: Actor): boolean {
  return isStaff(actor);
}

/** any: whenever. own: up to the deadline. null: not at all. */
export type RentalCancelRight = 'any' | 'own';

export function rentalCancelRight(actor: Actor, professionalId: number): RentalCancelRight | null {
  if (isAdmin(actor)) return 'any';
  return isProfessional(actor, professionalId) ? 'own' : null;
}

export type RentalCancelObstacle = 'cancelled' | 'late';

/** What stands in the way of whoever has that right; null when nothing does. `start` in epoch minutes. */
export function rentalCancelObstacle(
  right: RentalCancelRight,
  { start, isCancelled }: { start: number; isCancelled: boolean },
  now: Date,
): RentalCancelObstacle | null {
  if (isCancelled) return 'cancelled';
  if (right === 'any') return null;
  return isTooLateToCancel(start, now) ? 'late' : null;
}
