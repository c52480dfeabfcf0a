import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import type { QueueStore } from './queue-store';

/**
 * Removes what nobody can use any more. Several replicas may do so at once. However much there is, each statement takes
 * a bounded part of it, far below the limit of one; an aborted `signal` leaves the rest to the next time.
 */
export async function keepHouse(db: Database, store: QueueStore, now: Date, signal?: AbortSignal): Promise<void> {
  for (const statement of EXPIRED) await inBatches(db, statement, [now], signal);
  // Jobs that were done half a day ago leave the queue, and a week later the archive.
  await store.maintain();
}

/** Repeats a statement that removes BATCH rows at most and answers how many, until fewer are left. */
export async function inBatches(db: Database, statement: Statement, values: readonly unknown[], signal?: AbortSignal): Promise<void> {
  let removed = BATCH;
  while (removed === BATCH && !signal?.aborted) {
    removed = (await db.rows<{ removed: number }>(statement, values))[0]!.removed;
  }
}

/** Some tens of milliseconds. */
export const BATCH = 5_000;

export const EXPIRED: readonly Statement[] = [
  batch('sessions', 'expires_at', '$1'),
  batch('email_tokens', 'expires_at', '$1'),
  batch('idempotency_keys', 'created_at', `$1::timestamptz - interval '48 hours'`),
  batch('rate_limits', 'expire', '(extract(epoch FROM $1::timestamptz) * 1000)::bigint'),
  batch('sign_in_sources', 'last_used_at', `$1::timestamptz - interval '90 days'`),
];

/** Oldest first, which the column's index finds; what somebody else is using or removing at the moment is left to them. */
function batch(table: string, column: string, until: string): Statement {
  return {
    name: `housekeeping-${table.replaceAll('_', '-')}`,
    text: `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${column} <= ${until} ORDER BY ${column} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*)::int AS removed FROM gone`,
  };
}
