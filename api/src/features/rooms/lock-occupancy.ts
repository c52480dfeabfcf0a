import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** Whose time is held. */
export interface Occupied {
  roomIds?: readonly number[];
  professionalIds?: readonly number[];
}

/**
 * Queues for the time of these rooms and professionals until the transaction ends. Whoever books, moves or rents waits
 * here before judging, and so does whoever changes what they judge by: a room's hours or whether it is active, a
 * professional's hours, absences, usual duration or whether they are seen. What is read afterwards then holds until
 * the commit. Once per transaction with all that it will touch; after rows of appointments and rentals are locked,
 * before rows of rooms and professionals.
 */
export async function lockOccupancy(tx: Pick<Transaction, 'rows'>, { roomIds = [], professionalIds = [] }: Occupied): Promise<void> {
  await tx.rows(LOCK, [roomIds, professionalIds]);
}

/** SQL, since the order of its locks is a function of the database, which its triggers call too. */
const LOCK = statement('rooms.occupancy-lock', 'SELECT FROM lock_occupancy($1::int[], $2::int[])');
