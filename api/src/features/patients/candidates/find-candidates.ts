import { int } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { MINUTE_MS, type Round } from '../../../platform/jobs/round';
import { AGREEMENT, NAMES_OF, RECORDED_DNI } from './agreement.sql';

/** One statement of half a second. */
const PATIENTS_AT_ONCE = 500;

/** Compares new and changed patients with all others. */
export const CANDIDATES_ROUND: Round = {
  name: 'patient-candidates',
  everyMs: MINUTE_MS,
  dueSql: 'SELECT $1::timestamptz FROM patient_comparisons ORDER BY id LIMIT 1',
  async run(ctx, signal) {
    let compared = PATIENTS_AT_ONCE;
    while (!signal.aborted && compared === PATIENTS_AT_ONCE) {
      compared = await ctx.transact(async (tx) => (await tx.rows(COMPARE, [ctx.now]))[0]!.compared);
    }
  },
};

/** Patients of the queue, how they agree with others, and the pairs to keep. */
const COMPARE = statement(
  'patients.compare',
  `
  WITH due AS (
    DELETE FROM patient_comparisons WHERE id = ANY (ARRAY(
      SELECT id FROM patient_comparisons ORDER BY id LIMIT ${PATIENTS_AT_ONCE} FOR UPDATE SKIP LOCKED))
    RETURNING patient_id
  ), compared AS MATERIALIZED (
    SELECT p.*, ARRAY(
      SELECT ${RECORDED_DNI('p.id')} UNION
      SELECT substr(key, 3) FROM unnest(p.known_by) AS key WHERE key ~ '^~ \\d{6,8}$'
    ) AS documents, ${NAMES_OF('p')} AS names, ${RECORDED_DNI('p.id')} AS dni, '{}'::text[] AS other_documents
    FROM patients AS p
    WHERE p.id IN (SELECT patient_id FROM due) AND p.state IN ('temporary', 'validated')
  ), ${AGREEMENT}, found AS MATERIALIZED (
    SELECT DISTINCT ON (first_id, second_id) least(its_id, other_id) AS first_id, greatest(its_id, other_id) AS second_id,
      reasons, band
    FROM judged WHERE band > 0 AND reasons <> '{}' ORDER BY first_id, second_id
  ), gone AS (
    DELETE FROM patient_candidates AS p USING compared AS c
    WHERE c.id IN (p.first_id, p.second_id) AND p.dismissed_at IS NULL
      AND NOT EXISTS (SELECT FROM found AS f WHERE f.first_id = p.first_id AND f.second_id = p.second_id)
  ), kept AS (
    INSERT INTO patient_candidates AS p (id, first_id, second_id, reasons, band, found_at)
    SELECT gen_random_uuid(), first_id, second_id, reasons, band, $1::timestamptz FROM found
    ON CONFLICT (first_id, second_id) DO UPDATE SET reasons = excluded.reasons, band = excluded.band
    WHERE (p.reasons, p.band) <> (excluded.reasons, excluded.band)
  )
  SELECT count(*)::int AS compared FROM due`,
  { compared: int },
);
