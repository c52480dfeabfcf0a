import type { Context } from '../../../platform/context';
import { uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

/** Those whose last date was before `today`. An offer that they have runs its time. */
export async function endPassedEntries({ now }: Pick<Context, 'now'>, tx: Transaction, today: string): Promise<void> {
  await tx.rows(END, [today, now]);
}

/** SQL: it passes over those that somebody changes at this moment. */
const END = statement(
  'waiting-list.end-passed',
  `UPDATE waiting_list_entries SET status = 'ended', end_reason = 'over', ended_at = $2, version = version + 1
   WHERE id = ANY (ARRAY(
     SELECT e.id FROM waiting_list_entries AS e
     WHERE e.status = 'active' AND e.until_date < $1
       AND NOT EXISTS (SELECT FROM waiting_list_offers AS o WHERE o.entry_id = e.id AND o.outcome = 'pending')
     ORDER BY e.until_date LIMIT 5000 FOR NO KEY UPDATE SKIP LOCKED))
   RETURNING id`,
  { id: uuid },
);
