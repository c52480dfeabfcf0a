import { dateOf } from '../../domain/clinic-time';
import { userIdOf } from '../../platform/access/actor';
import { epochMinute } from '../../platform/clock';
import type { Context } from '../../platform/context';
import type { Statement, Transaction } from '../../platform/database/database';
import { clinicSettings } from '../settings/settings.service';

/**
 * What can happen to a professional's data: weekly availability saved, a schedule template applied to it,
 * an unavailable date added, changed or deleted, fee or default duration, bio.
 */
export type ActivityAction = 'availability_updated' | 'template_applied' | 'day_override' | 'rate_updated' | 'profile_updated';

export interface Activity {
  /** About whom; who did it is the actor. */
  professionalId: number;
  action: ActivityAction;
  /** A Spanish sentence, before → after; see `sentence`. */
  summary: string;
  /** The date it is about, yyyy-MM-dd; default: today. */
  date?: string;
}

/** Notes one change in the transaction that makes it, so that there is no change without it and none of a failed one. */
export async function recordActivity(ctx: Context, tx: Transaction, activity: Activity): Promise<void> {
  const { professionalId, action, summary } = activity;
  const date = activity.date ?? dateOf((await clinicSettings(ctx)).timeZone, epochMinute(ctx.now));
  const [year, month] = date.split('-').map(Number);
  await tx.rows(RECORD, [ctx.now, userIdOf(ctx.actor), professionalId, action, summary, year, month]);
}

const RECORD: Statement = {
  name: 'activity-record',
  text: `INSERT INTO activity_log (at, actor_user_id, professional_id, action, changes_summary, year, month)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};
