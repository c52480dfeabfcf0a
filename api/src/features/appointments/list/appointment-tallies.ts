import type { Database } from '../../../platform/database/database';
import { BATCH, inBatches } from '../../../platform/jobs/housekeeping';
import { statement } from '../../../platform/database/statement';

/** Makes one tally of many, for each status. Several replicas may do so at once; an aborted `signal` leaves the rest to the next time. */
export function foldAppointmentTallies(db: Database, signal?: AbortSignal): Promise<void> {
  return inBatches(db, FOLD, [], signal);
}

/** One statement, so that whoever counts meanwhile sees either the many or the one. */
const FOLD = statement('appointments.tallies-fold', `
  WITH gone AS (
    DELETE FROM appointment_tallies WHERE id = ANY (ARRAY(
      SELECT id FROM appointment_tallies ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING status, change
  ), folded AS (
    INSERT INTO appointment_tallies (status, change)
    SELECT status, sum(change) FROM gone GROUP BY status HAVING sum(change) <> 0
  )
  SELECT count(*)::int AS removed FROM gone`);
