import { statement } from '../../platform/database/statement';
import { BATCH, REMOVED, type Batch } from '../../platform/jobs/housekeeping';

/**
 * Drops occupations from the guards' indexes a day after their end (ADR 111), by PostgreSQL's clock, as the trigger
 * checks.
 */
export const LEAVE_GUARDS: Batch = statement(
  'rooms.leave-guards',
  `
  WITH left_them AS (
    UPDATE room_occupancies SET is_guarded = false WHERE holder_id = ANY (ARRAY(
      SELECT holder_id FROM room_occupancies
      WHERE is_guarded AND during << tstzrange(least($1::timestamptz, now()) - interval '1 day', NULL)
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING 1
  )
  SELECT count(*)::int AS removed FROM left_them`,
  REMOVED,
);
