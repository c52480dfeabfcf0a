import type { FeatureGauge } from '../../platform/feature';
import { BACKUPS } from './backup-settings';
import { latestBackups, type LatestBackups } from './latest-backups';

const gauge = (
  name: string,
  help: string,
  valueOf: (latest: LatestBackups, now: number) => number | undefined,
): FeatureGauge => ({
  name,
  help,
  read: async (ctx) =>
    BACKUPS.of(ctx) === null ? null : (valueOf(await latestBackups(ctx.db.manager), ctx.now.getTime()) ?? null),
});

const secondsSince = (at: Date | undefined, now: number) => at && (now - at.getTime()) / 1000;

export const BACKUP_GAUGES: readonly FeatureGauge[] = [
  gauge('backup_expected', '1: the operator has chosen a folder for backups.', () => 1),
  gauge('backup_age_seconds', 'Since the last backup that was written was asked for.', ({ lastMade }, now) =>
    secondsSince(lastMade?.askedAt, now),
  ),
  gauge('backup_checked_age_seconds', 'Since the last backup that was restored and checked.', ({ lastChecked }, now) =>
    secondsSince(lastChecked?.askedAt, now),
  ),
  gauge(
    'backup_size_bytes',
    'Size of the last backup that was written.',
    ({ lastMade }) => lastMade?.bytes ?? undefined,
  ),
  gauge(
    'backup_last_succeeded',
    '1: the last backup that ended was restored and checked; 0: it failed.',
    ({ lastEnded }) => (lastEnded ? Number(lastEnded.fault === null) : undefined),
  ),
];
