import { int } from '../database/columns';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { statement, type Statement } from '../database/statement';
import { HOUR_MS, type Round } from './round';

/** Removes or shrinks up to BATCH rows, skipping locked ones. */
export type Batch = Statement<{ removed: number }>;

/** Settings are $2 and on. */
export interface SettledBatch {
  readonly batch: Batch;
  settings(ctx: Context): readonly unknown[];
}

export const BATCH = 5_000;

export const REMOVED = { removed: int };

/** Removes rows with `column` <= `until`; $1 is now. `column` needs an index. */
export function expiry(table: string, column: string, until = '$1'): string {
  return `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${column} <= ${until} ORDER BY ${column} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*)::int AS removed FROM gone`;
}

/** In `condition`, $1 is now. */
export function gone(table: string, condition = 'true'): string {
  // PostgreSQL rejects an unused $1.
  return `WITH gone AS (DELETE FROM ${table} WHERE ${condition} AND $1::timestamptz IS NOT NULL RETURNING 1)
    SELECT count(*)::int AS removed FROM gone`;
}

const PRESENT_MS = '(extract(epoch FROM $1::timestamptz) * 1000)::bigint';
const OF_THE_PLATFORM: readonly Batch[] = [
  statement(
    'platform.idempotency-keys-expire',
    expiry('idempotency_keys', 'created_at', "$1::timestamptz - interval '48 hours'"),
    REMOVED,
  ),
  statement('platform.jobs-expire', expiry('jobs', 'ended_at', "$1::timestamptz - interval '30 days'"), REMOVED),
  statement('platform.rate-limits-expire', expiry('rate_limits', 'expire', PRESENT_MS), REMOVED),
];

export function housekeeping(ofFeatures: readonly (Batch | SettledBatch)[]): Round {
  return {
    name: 'housekeeping',
    everyMs: HOUR_MS,
    async run(ctx, signal) {
      for (const one of [...OF_THE_PLATFORM, ...ofFeatures]) {
        const { batch, values } =
          'batch' in one ? { batch: one.batch, values: one.settings(ctx) } : { batch: one, values: [] };
        await inBatches(ctx.db, batch, [ctx.now, ...values], signal);
      }
    },
  };
}

export async function inBatches(
  db: Database,
  batch: Batch,
  values: readonly unknown[],
  signal: AbortSignal,
): Promise<void> {
  let removed = BATCH;
  while (removed === BATCH && !signal.aborted) {
    removed = (await db.write((on) => on.rows(batch, values)))[0]!.removed;
  }
}
