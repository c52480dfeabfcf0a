import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { lastAtHour } from '../../domain/nightly';
import type { Context } from '../../platform/context';
import { float, int, nullable } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import type { Feature, FeatureGauges } from '../../platform/feature';
import { HOUR_MS, MINUTE_MS, type Round } from '../../platform/jobs/round';
import { clinicSettings } from '../settings/settings.service';
import { BACKUP_QUEUE, endLost, enqueueBackup, FORGET_RESTORED } from './ask-backup';
import { BackupMailDay } from './backup-mail-day.entity';
import { BACKUPS, type BackupSettings } from './backup-settings';
import { BACKUP_TROUBLE, mailTrouble } from './backup-trouble.mail';
import { backupTurn } from './backup-turn';
import { Backup } from './backup.entity';
import { BackupResolver } from './backup.resolver';
import { isLate, latestBackups, type LatestBackups } from './latest-backups';

/** Until the next night. */
const AGAIN_AFTER_MS = HOUR_MS;

/** Requests the nightly backup, and mails administrators about trouble. */
const BACKUPS_ROUND: Round = {
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
    await mailIfInTrouble(ctx, settings, timeZone);
  },
};

function isDue({ now }: Context, dueAt: number, { last, lastChecked }: LatestBackups): boolean {
  if (lastChecked && lastChecked.askedAt.getTime() >= dueAt) return false;
  if (!last || last.askedAt.getTime() < dueAt) return true;
  return last.endedAt !== null && now.getTime() - last.endedAt.getTime() >= AGAIN_AFTER_MS;
}

async function mailIfInTrouble(ctx: Context, settings: BackupSettings, timeZone: string): Promise<void> {
  const latest = await latestBackups(ctx.db.manager);
  const trouble = latest.lastEnded?.fault ? 'failed' : isLate(ctx.now, settings, latest) ? 'late' : null;
  if (trouble === null) return;
  const today = dateOf(timeZone, floorToMinute(ctx.now));
  await ctx.transact((tx) => mailTrouble(tx, today, trouble));
}

/** Scraped every few seconds, so one statement. */
const FIGURES = statement(
  'backups.figures',
  `SELECT extract(epoch FROM $1::timestamptz - made.asked_at)::float8 AS "madeAgo",
     extract(epoch FROM $1 - checked.asked_at)::float8 AS "checkedAgo",
     made.bytes,
     ended.succeeded
   FROM (SELECT) AS always
   LEFT JOIN (SELECT asked_at, bytes FROM backups WHERE made_at IS NOT NULL ORDER BY asked_at DESC LIMIT 1)
     AS made ON true
   LEFT JOIN (SELECT asked_at FROM backups WHERE ended_at IS NOT NULL AND fault IS NULL ORDER BY asked_at DESC LIMIT 1)
     AS checked ON true
   LEFT JOIN (SELECT (fault IS NULL)::int AS succeeded FROM backups WHERE ended_at IS NOT NULL ORDER BY asked_at DESC LIMIT 1)
     AS ended ON true`,
  { madeAgo: nullable(float), checkedAgo: nullable(float), bytes: nullable(float), succeeded: nullable(int) },
);

const BACKUP_GAUGES: FeatureGauges = {
  of: [
    { name: 'backup_expected', help: '1: the operator has chosen a folder for backups.' },
    { name: 'backup_age_seconds', help: 'Since the last backup that was written was asked for.', isAge: true },
    {
      name: 'backup_checked_age_seconds',
      help: 'Since the last backup that was restored and checked was asked for.',
      isAge: true,
    },
    { name: 'backup_size_bytes', help: 'Size of the last backup that was written.' },
    {
      name: 'backup_last_succeeded',
      help: '1: the last backup that ended was restored and checked; 0: it failed.',
    },
  ],
  async read(ctx) {
    if (BACKUPS.of(ctx) === null) return [];
    const [figures] = await ctx.db.rows(FIGURES, [ctx.now]);
    const { madeAgo, checkedAgo, bytes, succeeded } = figures!;
    return [{ values: [1, madeAgo, checkedAgo, bytes, succeeded] }];
  },
};

export const backups: Feature = {
  name: 'backups',
  entities: [Backup, BackupMailDay],
  resolvers: [BackupResolver],
  mails: [BACKUP_TROUBLE],
  queues: [BACKUP_QUEUE],
  rounds: [BACKUPS_ROUND],
  settleOnRestore: [FORGET_RESTORED],
  gauges: BACKUP_GAUGES,
};
