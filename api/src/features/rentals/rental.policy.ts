import { isTooLateToCancel } from '../../domain/cancel-deadline';
import { isAdmin, isProfessional, isStaff, type Actor } from '../../platform/access/actor';

/** Professionals rent for themselves, administrators for anyone. */
export function canRentFor(actor: Actor, professionalId: number): boolean {
  return isAdmin(actor) || isProfessional(actor, professionalId);
}

export function canSeeRentalsOf(actor: Actor, professionalId: number): boolean {
  return canRentFor(actor, professionalId);
}

export function canReadNotes(actor: Actor, professionalId: number): boolean {
  return canRentFor(actor, professionalId);
}

export function canSetPrices(actor: Actor): boolean {
  return isAdmin(actor);
}

export function canSeeTenants(actor: Actor): boolean {
  return isStaff(actor);
}

/** any: at any time. own: until the deadline. null: never. */
export type RentalCancelRight = 'any' | 'own';

export function rentalCancelRight(actor: Actor, professionalId: number): RentalCancelRight | null {
  if (isAdmin(actor)) return 'any';
  return isProfessional(actor, professionalId) ? 'own' : null;
}

export type RentalCancelObstacle = 'cancelled' | 'late';

/** Returns what prevents cancelling, or null. `start` in epoch minutes. */
export function rentalCancelObstacle(
  right: RentalCancelRight,
  { start, isCancelled }: { start: number; isCancelled: boolean },
  now: Date,
): RentalCancelObstacle | null {
  if (isCancelled) return 'cancelled';
  if (right === 'any') return null;
  return isTooLateToCancel(start, now) ? 'late' : null;
}
