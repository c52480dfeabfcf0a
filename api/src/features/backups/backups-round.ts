import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { lastAtHour } from '../../domain/nightly';
import type { Context } from '../../platform/context';
import { HOUR_MS, MINUTE_MS, type Round } from '../../platform/jobs/round';
import { clinicSettings } from '../settings/settings.service';
import { endLost, enqueueBackup } from './ask-backup';
import { BACKUPS, type BackupSettings } from './backup-settings';
import { isLate, latestBackups, type LatestBackups } from './latest-backups';
import { mailTrouble } from './backup-trouble.mail';
import { backupTurn } from './backup-turn';

/** What failed is tried again that often, until the next night. */
const AGAIN_AFTER_MS = HOUR_MS;

/** Asks for the nightly one, whatever servers there are, and tells administrators when something is wrong. */
export const BACKUPS_ROUND: Round = {
  name: 'backups',
  everyMs: 5 * MINUTE_MS,
  async run(ctx) {
    const settings = BACKUPS.of(ctx);
    if (settings === null) return;
    const { timeZone } = await clinicSettings(ctx);
    const dueAt = lastAtHour(timeZone, floorToMinute(ctx.now), settings.hour) * MINUTE_MS;
    await ctx.transact(async (tx) => {
      await endLost(ctx, tx);
      if (isDue(ctx, dueAt, await latestBackups(tx.manager)) && backupTurn.take(ctx.db))
        await enqueueBackup(ctx, tx, null);
    });
    await tellTrouble(ctx, settings, timeZone);
  },
};

function isDue({ now }: Context, dueAt: number, { last, lastChecked }: LatestBackups): boolean {
  if (lastChecked && lastChecked.askedAt.getTime() >= dueAt) return false;
  if (!last || last.askedAt.getTime() < dueAt) return true;
  return last.endedAt !== null && now.getTime() - last.endedAt.getTime() >= AGAIN_AFTER_MS;
}

async function tellTrouble(ctx: Context, settings: BackupSettings, timeZone: string): Promise<void> {
  const latest = await latestBackups(ctx.db.manager);
  const trouble = latest.lastEnded?.fault ? 'failed' : isLate(ctx.now, settings, latest) ? 'late' : null;
  if (trouble === null) return;
  const today = dateOf(timeZone, floorToMinute(ctx.now));
  await ctx.transact((tx) => mailTrouble(tx, today, trouble));
}
