import type { Database } from '../database/database';
import { statement } from '../database/statement';
import type { Batch } from '../jobs/housekeeping';
import { REMOVED } from '../jobs/housekeeping';

/** They may have left after the backup was taken. */
export const MAILS_ON_THEIR_WAY = statement(
  'platform.restored-mails',
  `WITH gone AS (
     UPDATE jobs SET state = 'failed', ended_at = $1, error = 'Restored' WHERE queue = 'mail' AND ended_at IS NULL RETURNING 1)
   SELECT count(*)::int AS removed FROM gone`,
  REMOVED,
);

/** What of a backup must not come alive again. In order, how many rows each was about. */
export function settleRestored(db: Database, batches: readonly Batch[], now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    const counts: number[] = [];
    for (const batch of batches) counts.push((await tx.rows(batch, [now]))[0]!.removed);
    return counts;
  });
}
