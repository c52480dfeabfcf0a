import { int } from '../database/columns';
import type { Database } from '../database/database';
import { statement, type Statement } from '../database/statement';
import type { QueueStore } from './queue-store';
import { HOUR_MS, type Round } from './round';

/** A statement that removes BATCH rows at most and says how many; what somebody else is using or removing is left to them. */
export type Batch = Statement<{ removed: number }>;

/** How many rows: some tens of milliseconds, far below the limit of one statement. */
export const BATCH = 5_000;

/** The columns that a Batch answers. */
export const REMOVED = { removed: int };

/**
 * The text of a Batch that removes what of `table` nobody can use any more: rows whose `column` is not after `until`, SQL in
 * which $1 is the present. Oldest first, which an index on the column has to find.
 */
export function expiry(table: string, column: string, until = '$1'): string {
  return `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${column} <= ${until} ORDER BY ${column} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*)::int AS removed FROM gone`;
}

/** $1 in milliseconds since 1970. */
const PRESENT_MS = '(extract(epoch FROM $1::timestamptz) * 1000)::bigint';
const OF_THE_PLATFORM: readonly Batch[] = [
  statement('platform.idempotency-keys-expire', expiry('idempotency_keys', 'created_at', "$1::timestamptz - interval '48 hours'"), REMOVED),
  statement('platform.rate-limits-expire', expiry('rate_limits', 'expire', PRESENT_MS), REMOVED),
];

/** Removes what has expired, `ofFeatures` included, and jobs that were done half a day ago; those leave the archive a week later. */
export function housekeeping(store: QueueStore, ofFeatures: readonly Batch[]): Round {
  return {
    name: 'housekeeping',
    everyMs: HOUR_MS,
    async run({ db, now }, signal) {
      for (const batch of [...OF_THE_PLATFORM, ...ofFeatures]) await inBatches(db, batch, [now], signal);
      await store.maintain();
    },
  };
}

/** Repeats a batch until fewer rows are left than it takes; an aborted `signal` leaves the rest to the next time. */
export async function inBatches(db: Database, batch: Batch, values: readonly unknown[], signal: AbortSignal): Promise<void> {
  let removed = BATCH;
  while (removed === BATCH && !signal.aborted) {
    removed = (await db.write((on) => on.rows(batch, values)))[0]!.removed;
  }
}
