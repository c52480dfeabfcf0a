import { float, int, nullable } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import type { FeatureGauges } from '../../platform/feature';
import { BACKUPS } from './backup-settings';

/** At an instant, in one statement: whoever scrapes asks every few seconds. */
const FIGURES = statement(
  'backups.figures',
  `SELECT extract(epoch FROM $1::timestamptz - max(asked_at) FILTER (WHERE made_at IS NOT NULL))::float8 AS "madeAgo",
     extract(epoch FROM $1 - max(asked_at) FILTER (WHERE ended_at IS NOT NULL AND fault IS NULL))::float8 AS "checkedAgo",
     (array_agg(bytes ORDER BY asked_at DESC) FILTER (WHERE made_at IS NOT NULL))[1] AS bytes,
     (array_agg((fault IS NULL)::int ORDER BY asked_at DESC) FILTER (WHERE ended_at IS NOT NULL))[1] AS succeeded
   FROM backups`,
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
    return [1, madeAgo, checkedAgo, bytes, succeeded];
  },
};
