import type { Context } from '../../../platform/context';
import { uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

/** So that joining again is no duplicate. */
export async function endPassedEntriesOf(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { today, contact }: { today: string; contact: string },
): Promise<void> {
  await tx.rows(END_OF_CONTACT, [today, now, contact]);
}

/** At most MOST_PASSED, without pending offers; returns their number. */
export async function endPassedEntries({ now }: Pick<Context, 'now'>, tx: Transaction, today: string): Promise<number> {
  return (await tx.rows(END, [today, now])).length;
}

/** Per transaction. */
export const MOST_PASSED = 1000;

/** Skips locked ones. */
const endWhere = (condition: string) =>
  `UPDATE waiting_list_entries SET status = 'ended', end_reason = 'over', ended_at = $2, version = version + 1
   WHERE id = ANY (ARRAY(
     SELECT e.id FROM waiting_list_entries AS e
     WHERE e.status = 'active' AND e.until_date < $1${condition}
       AND NOT EXISTS (SELECT FROM waiting_list_offers AS o WHERE o.entry_id = e.id AND o.outcome = 'pending')
     ORDER BY e.until_date LIMIT ${MOST_PASSED} FOR NO KEY UPDATE SKIP LOCKED))
   RETURNING id`;
const END = statement('waiting-list.end-passed', endWhere(''), { id: uuid });
const END_OF_CONTACT = statement(
  'waiting-list.end-passed-of',
  endWhere(' AND patient_contact(e.patient_email, e.patient_phone) = $3 AND e.ended_at IS NULL'),
  {
    id: uuid,
  },
);
