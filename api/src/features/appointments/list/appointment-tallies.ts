import { statement } from '../../../platform/database/statement';
import { BATCH, inBatches, REMOVED } from '../../../platform/jobs/housekeeping';
import { HOUR_MS, type Round } from '../../../platform/jobs/round';

export const TALLIES_ROUND: Round = {
  name: 'appointment-tallies',
  everyMs: HOUR_MS,
  run: ({ db }, signal) => inBatches(db, FOLD, [], signal),
};

/** One statement: no count sees old and new tallies. */
const FOLD = statement(
  'appointments.tallies-fold',
  `
  WITH gone AS (
    DELETE FROM appointment_tallies WHERE id = ANY (ARRAY(
      SELECT id FROM appointment_tallies ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING status, change
  ), folded AS (
    INSERT INTO appointment_tallies (status, change)
    SELECT status, sum(change) FROM gone GROUP BY status HAVING sum(change) <> 0
  )
  SELECT count(*)::int AS removed FROM gone`,
  REMOVED,
);
