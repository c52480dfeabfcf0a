import { recordedActor } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export const ActivityAction = {
  availability_updated: 'availability_updated',
  template_applied: 'template_applied',
  day_override: 'day_override',
  rate_updated: 'rate_updated',
  profile_updated: 'profile_updated',
} as const;
export type ActivityAction = keyof typeof ActivityAction;

export interface Activity {
  professionalId: number;
  action: ActivityAction;
  /** Spanish; see summaryOf. */
  summary: string;
}

/** Call it in the transaction of the change. */
export async function recordActivity(
  ctx: Context,
  tx: Transaction,
  { professionalId, action, summary }: Activity,
): Promise<void> {
  const { actorUserId, actorKeyId } = recordedActor(ctx.actor);
  await tx.rows(RECORD, [ctx.now, actorUserId, actorKeyId, professionalId, action, summary]);
}

/** Finds the clinic's date in the same round trip. */
const RECORD = statement(
  'activity.record',
  `
  INSERT INTO activity_log (at, actor_user_id, actor_key_id, professional_id, action, changes_summary, year, month)
  SELECT $1, $2, $3, $4, $5, $6, extract(year FROM day), extract(month FROM day)
  FROM (SELECT ($1::timestamptz AT TIME ZONE timezone)::date AS day FROM settings) AS it`,
);
