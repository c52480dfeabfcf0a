import { plural } from '../../domain/plural';
import { int } from '../database/columns';
import type { Database } from '../database/database';
import { statement, type Statement } from '../database/statement';
import { REMOVED, type Batch } from '../jobs/housekeeping';

/** Access that a restore brings back, even if revoked after the backup. */
export interface RevokedOnRestore {
  /** Spanish singular, plural. */
  readonly called: readonly [string, string];
  readonly count: Statement<{ count: number }>;
  readonly revoke: Batch;
}

/** $1 is now. */
export const living = (table: string, isLive: string): string =>
  `SELECT count(*)::int AS count FROM ${table} WHERE ${isLive}`;

export const COUNTED = { count: int };

/** Returns the operator's message; null if there are none. */
export async function settleLiving(
  db: Database,
  all: readonly RevokedOnRestore[],
  { now, isRevoked }: { now: Date; isRevoked: boolean },
): Promise<string | null> {
  const counts = isRevoked
    ? await settleRestored(
        db,
        all.map(({ revoke }) => revoke),
        now,
      )
    : await Promise.all(all.map(async ({ count }) => (await db.rows(count, [now]))[0]!.count));
  const found = all.flatMap(({ called: [one, many] }, index) => {
    const count = counts[index]!;
    return count === 0 ? [] : [`${count} ${plural(count, one, many)}`];
  });
  if (found.length === 0) return null;
  return isRevoked
    ? `Se revocaron ${found.join(', ')}: hay que dar otros a quien los use.`
    : `Vuelven a abrir la clínica ${found.join(', ')}, también lo que se revocó después de la copia. ` +
        'Revisalos en Sistema antes de atender, o restaurá con --revoke, que revoca todo eso.';
}

/** Queued mails may have been sent after the backup. */
export const MAILS_ON_THEIR_WAY = statement(
  'platform.restored-mails',
  `WITH gone AS (
     UPDATE jobs SET state = 'failed', ended_at = $1, error = 'Restored' WHERE queue = 'mail' AND ended_at IS NULL RETURNING 1)
   SELECT count(*)::int AS removed FROM gone`,
  REMOVED,
);

/** Returns each batch's row count. */
export function settleRestored(db: Database, batches: readonly Batch[], now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    const counts: number[] = [];
    for (const batch of batches) counts.push((await tx.rows(batch, [now]))[0]!.removed);
    return counts;
  });
}
