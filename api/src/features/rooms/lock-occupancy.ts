import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export interface Occupied {
  roomIds?: readonly number[];
  professionalIds?: readonly number[];
}

/**
 * Locks time until the transaction ends, and deletes the holds of it that have lapsed. Call it before checking,
 * wherever you book, move, rent or hold, or change a room's hours or status, or a professional's hours, absences,
 * duration or visibility. Once per transaction: ADR 1 has the order of locks.
 */
export async function lockOccupancy(
  { now }: Pick<Context, 'now'>,
  tx: Pick<Transaction, 'rows'>,
  { roomIds = [], professionalIds = [] }: Occupied,
): Promise<void> {
  await tx.rows(LOCK, [roomIds, professionalIds, now]);
}

/** SQL: triggers use the same function, for the same order. */
const LOCK = statement('rooms.occupancy-lock', 'SELECT FROM lock_occupancy($1::int[], $2::int[], $3::timestamptz)');
