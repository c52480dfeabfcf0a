import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export interface Occupied {
  roomIds?: readonly number[];
  professionalIds?: readonly number[];
}

/**
 * Locks the time of rooms and professionals until the transaction ends. Call it before checking, in everything that
 * books, moves or rents, and in changes of what those check: a room's hours and status, a professional's hours,
 * absences, duration and visibility. Once per transaction, with all that it touches; after locks of appointments and
 * rentals, before locks of rooms and professionals.
 */
export async function lockOccupancy(tx: Pick<Transaction, 'rows'>, { roomIds = [], professionalIds = [] }: Occupied): Promise<void> {
  await tx.rows(LOCK, [roomIds, professionalIds]);
}

/** SQL: triggers use the same function, which decides the order of locks. */
const LOCK = statement('rooms.occupancy-lock', 'SELECT FROM lock_occupancy($1::int[], $2::int[])');
