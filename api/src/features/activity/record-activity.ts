import { userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/**
 * What can happen to a professional's data: weekly availability saved, a schedule template applied to it,
 * an unavailable date added, changed or deleted, fee or default duration, what people read and have of them.
 */
export const ActivityAction = {
  availability_updated: 'availability_updated',
  template_applied: 'template_applied',
  day_override: 'day_override',
  rate_updated: 'rate_updated',
  profile_updated: 'profile_updated',
} as const;
export type ActivityAction = keyof typeof ActivityAction;

export interface Activity {
  /** About whom; who did it is the actor. */
  professionalId: number;
  action: ActivityAction;
  /** A Spanish sentence, before → after; see summaryOf. */
  summary: string;
}

/** Notes one change in the transaction that makes it, so that there is no change without it and none of a failed one. */
export async function recordActivity(ctx: Context, tx: Transaction, { professionalId, action, summary }: Activity): Promise<void> {
  await tx.rows(RECORD, [ctx.now, userIdOf(ctx.actor), professionalId, action, summary]);
}

/** SQL, since the clinic's date is worked out in it: to ask for that first would be one more round trip. */
const RECORD = statement('activity.record', `
  INSERT INTO activity_log (at, actor_user_id, professional_id, action, changes_summary, year, month)
  SELECT $1, $2, $3, $4, $5, extract(year FROM day), extract(month FROM day)
  FROM (SELECT ($1::timestamptz AT TIME ZONE timezone)::date AS day FROM settings) AS it`);
