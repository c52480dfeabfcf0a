import { isTooLateToCancel } from '../../domain/cancel-deadline';
import { adminMay, isProfessional, staffMay, type Actor } from '../../platform/access/actor';

export function canRentFor(actor: Actor, professionalId: number): boolean {
  return adminMay(actor, 'rooms') || isProfessional(actor, professionalId);
}

export function canSeeRentalsOf(actor: Actor, professionalId: number): boolean {
  return adminMay(actor, 'rooms', 'prices', 'reports') || isProfessional(actor, professionalId);
}

/** Room, professional and time, without prices and notes. */
export function canSeeRentedTimes(actor: Actor): boolean {
  return adminMay(actor, 'appointments');
}

export function canReadNotes(actor: Actor, professionalId: number): boolean {
  return canRentFor(actor, professionalId);
}

export function canSetPrices(actor: Actor): boolean {
  return adminMay(actor, 'prices');
}

export function canSeeTenants(actor: Actor): boolean {
  return staffMay(actor, 'rooms', 'appointments');
}

/** any: always. own: until the deadline. null: never. */
export type RentalCancelRight = 'any' | 'own';

export function rentalCancelRight(actor: Actor, professionalId: number): RentalCancelRight | null {
  if (adminMay(actor, 'rooms')) return 'any';
  return isProfessional(actor, professionalId) ? 'own' : null;
}

export type RentalCancelObstacle = 'cancelled' | 'late' | 'costly';

interface Cancellable {
  /** Epoch minutes. */
  start: number;
  isCancelled: boolean;
}

/**
 * null: may cancel. Cancelling is free, so professionals may only while the policy credits all (`credited`, percent).
 */
export function rentalCancelObstacle(
  right: RentalCancelRight,
  { start, isCancelled }: Cancellable,
  { now, credited }: { now: Date; credited: number },
): RentalCancelObstacle | null {
  if (isCancelled) return 'cancelled';
  if (right === 'any') return null;
  if (isTooLateToCancel(start, now)) return 'late';
  return credited < 100 ? 'costly' : null;
}

export type GiveBackObstacle = 'cancelled' | 'begun';

export function giveBackObstacle({ start, isCancelled }: Cancellable, now: Date): GiveBackObstacle | null {
  if (isCancelled) return 'cancelled';
  return now.getTime() >= start * 60_000 ? 'begun' : null;
}
