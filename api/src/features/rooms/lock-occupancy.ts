import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export interface Occupied {
  roomIds?: readonly number[];
  professionalIds?: readonly number[];
}

/**
 * Locks time until the transaction ends, and deletes its expired holds. Call it before checks, wherever you book, move,
 * rent, hold or change hours, status, absences, duration or visibility of a room or professional. Once per transaction;
 * lock order: ADR 1.
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
