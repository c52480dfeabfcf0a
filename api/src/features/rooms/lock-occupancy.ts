import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export interface Occupied {
  roomIds?: readonly number[];
  professionalIds?: readonly number[];
}

/**
 * Locks time until commit, and deletes expired holds. Call it once (order: ADR 1), before checks of hours, status,
 * absences, duration, visibility or free time.
 */
export async function lockOccupancy(
  { now }: Pick<Context, 'now'>,
  tx: Pick<Transaction, 'rows'>,
  { roomIds = [], professionalIds = [] }: Occupied,
): Promise<void> {
  await tx.rows(LOCK, [roomIds, professionalIds, now]);
}

/** Shared with triggers, for the same order. */
const LOCK = statement('rooms.occupancy-lock', 'SELECT FROM lock_occupancy($1::int[], $2::int[], $3::timestamptz)');
