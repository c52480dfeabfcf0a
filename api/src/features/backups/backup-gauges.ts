import { float, int, nullable } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import type { FeatureGauges } from '../../platform/feature';
import { BACKUPS } from './backup-settings';

/** At an instant, in one statement: whoever scrapes asks every few seconds, so each is found from the newest down. */
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

export const BACKUP_GAUGES: FeatureGauges = {
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
