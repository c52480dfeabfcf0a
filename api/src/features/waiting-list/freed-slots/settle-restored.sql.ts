import { statement } from '../../../platform/database/statement';
import { REMOVED } from '../../../platform/jobs/housekeeping';

export const SETTLE_RESTORED = statement(
  'waiting-list.settle-restored',
  `WITH settled AS (
     UPDATE waiting_list_stretches SET outcome = 'free', due_at = NULL, closed_at = $1 WHERE due_at IS NOT NULL RETURNING id
   ), withdrawn AS (
     UPDATE waiting_list_offers SET outcome = 'withdrawn' WHERE outcome = 'pending'
   )
   SELECT count(*)::int AS removed FROM settled`,
  REMOVED,
);
