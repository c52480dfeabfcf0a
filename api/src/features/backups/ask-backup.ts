import { IsNull } from 'typeorm';

import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { uuid } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/enqueue';
import { gone, REMOVED } from '../../platform/jobs/housekeeping';
import type { WorkedQueue } from '../../platform/jobs/worked-queue';
import { BACKUPS } from './backup-settings';
import { Backup } from './backup.entity';
import { backupTurn } from './backup-turn';
import { runBackup, SHARE } from './run-backup';

/** Without a sign of life for so long, a backup is lost. */
const LOST_AFTER_MS = 2 * 60_000;

/** Concurrent requests make one backup. */
const ASK = statement(
  'backups.ask',
  'INSERT INTO backups (id, asked_at, asked_by_id, seen_at) VALUES (gen_random_uuid(), $1, $2, $1) ON CONFLICT DO NOTHING RETURNING id',
  { id: uuid },
);

/** null: a backup is running. */
export async function askBackup(ctx: Context, tx: Transaction, askedBy: number | null): Promise<string | null> {
  await endLost(ctx, tx);
  const [asked] = await tx.rows(ASK, [ctx.now, askedBy]);
  return asked?.id ?? null;
}

/** Enqueues it for any free server. */
export async function enqueueBackup(ctx: Context, tx: Transaction, askedBy: number | null): Promise<string | null> {
  const backupId = await askBackup(ctx, tx, askedBy);
  if (backupId !== null) await enqueue(tx, BACKUP_QUEUE, { backupId });
  return backupId;
}

/** Includes those that no server began. */
export async function endLost({ now }: Context, tx: Transaction): Promise<void> {
  const open = await tx.manager.findOne(Backup, { where: { endedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  if (!open || now.getTime() - (open.seenAt ?? open.askedAt).getTime() < LOST_AFTER_MS) return;
  await tx.manager.update(Backup, { id: open.id }, { endedAt: now, fault: 'interrupted' });
}

/** Deletes the restored backup's own open row, which did not fail. */
export const FORGET_RESTORED = statement('backups.restored', gone('backups', 'ended_at IS NULL'), REMOVED);

const HOUR_MS = 3_600_000;

export const BACKUP_QUEUE: WorkedQueue = {
  name: 'backups',
  concurrency: 1,
  timeLimitMs: 6 * HOUR_MS,
  retryLimit: 0,
  retryDelaySeconds: 60,
  async take(job, tx, ctx) {
    const { backupId } = job.data as { backupId: string };
    const settings = BACKUPS.of(ctx);
    const backup = await tx.manager.findOneBy(Backup, { id: backupId, endedAt: IsNull() });
    if (!backup) return null;
    if (settings === null) {
      await tx.manager.update(Backup, { id: backupId }, { endedAt: ctx.now, fault: 'folder' });
      return null;
    }
    return {
      async run(signal, stopping) {
        const running = { settings, share: SHARE, signal: AbortSignal.any([signal, stopping]) };
        await backupTurn.hold(ctx.db, () => runBackup(ctx, backupId, running));
      },
    };
  },
};
