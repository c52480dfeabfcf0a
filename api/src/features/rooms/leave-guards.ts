import { statement } from '../../platform/database/statement';
import { BATCH, REMOVED, type Batch } from '../../platform/jobs/housekeeping';

/**
 * A day after its end, time leaves the guards' indexes, so that they don't grow with the clinic's age. Who takes such
 * time is refused all the same: see guard_occupancy. By PostgreSQL's clock too, which its trigger holds it to.
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
