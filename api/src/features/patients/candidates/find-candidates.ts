import { int } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { MINUTE_MS, type Round } from '../../../platform/jobs/round';

/** One statement of half a second. */
const PATIENTS_AT_ONCE = 500;

/** A contact of more patients is no reason: it may be the clinic's own phone. */
const MOST_SHARERS = 30;

/** More than share a birth date in a clinic of a million; the first of a year is often a guess. */
const MOST_BORN_ON_A_DAY = 200;

/** Days, fifteen years: a slip in a birth date is smaller, and relatives share names and contacts. */
const A_GENERATION = 5_479;

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

/** Patients with the same value, unless too many have it; LIMIT keeps the look-up in the index. */
function sharing(via: string, condition: string, most = MOST_SHARERS): string {
  return `SELECT it.id, '${via}' AS via FROM (
      SELECT few.id, count(*) OVER () AS sharers FROM (
        SELECT p.id FROM patients AS p WHERE ${condition} AND p.state IN ('temporary', 'validated') LIMIT ${most + 1}
      ) AS few
    ) AS it WHERE it.sharers <= ${most}`;
}

const RECORDED_DNI = (id: string) =>
  `(SELECT i.number FROM patient_identifiers AS i WHERE i.patient_id = ${id} AND i.kind = 'dni')`;

/**
 * 1. patients of the queue, 2. patients that share a value with them, 3. how they agree and contradict, 4. reasons and
 * band. A contradiction lowers the band.
 */
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
    ) AS documents
    FROM patients AS p
    WHERE p.id IN (SELECT patient_id FROM due) AND p.state IN ('temporary', 'validated')
  ), sharers AS MATERIALIZED (
    SELECT c.id AS its_id, o.id AS other_id, array_agg(o.via) AS shared
    FROM compared AS c CROSS JOIN LATERAL (
      ${sharing('phone', 'phone_key(p.phone) = phone_key(c.phone)')}
      UNION ALL ${sharing('email', "lower(p.email) = lower(c.email) AND p.email <> ''")}
      UNION ALL ${sharing('birth_date', 'p.birth_date = c.birth_date', MOST_BORN_ON_A_DAY)}
      UNION ALL ${sharing('document', "p.known_by && ARRAY(SELECT '~ ' || d FROM unnest(c.documents) AS d)")}
      UNION ALL SELECT i.patient_id, 'document' FROM patient_identifiers AS i
        WHERE i.kind = 'dni' AND i.number = ANY (c.documents)
    ) AS o
    WHERE o.id <> c.id
    GROUP BY c.id, o.id
  ), facts AS MATERIALIZED (
    SELECT least(s.its_id, s.other_id) AS first_id, greatest(s.its_id, s.other_id) AS second_id,
      'document' = ANY (s.shared) AS document, 'birth_date' = ANY (s.shared) AS birth_date,
      'email' = ANY (s.shared) AS email, 'phone' = ANY (s.shared) AS phone,
      similarity(folded(c.name), folded(o.name)) >= 0.6 AS alike,
      split_part(folded(c.name), ' ', 1) = split_part(folded(o.name), ' ', 1) AS first_name,
      CASE WHEN abs(c.birth_date - o.birth_date) > ${A_GENERATION} THEN 2 WHEN c.birth_date <> o.birth_date THEN 1 ELSE 0 END
        + coalesce((c.registered_sex <> o.registered_sex)::integer, 0)
        + coalesce((${RECORDED_DNI('c.id')} <> ${RECORDED_DNI('o.id')})::integer, 0) AS contradictions
    FROM sharers AS s JOIN compared AS c ON c.id = s.its_id JOIN patients AS o ON o.id = s.other_id
  ), judged AS (
    SELECT first_id, second_id, array_remove(ARRAY[
        CASE WHEN document THEN CASE WHEN alike THEN 'document_and_name' ELSE 'document' END END,
        CASE WHEN birth_date AND alike THEN 'birth_date_and_name' END,
        CASE WHEN email THEN CASE WHEN alike THEN 'email_and_name' WHEN first_name THEN 'email_and_first_name' END END,
        CASE WHEN phone THEN CASE WHEN alike THEN 'phone_and_name' WHEN first_name THEN 'phone_and_first_name' END END
      ], NULL) AS reasons,
      CASE WHEN alike AND (document OR birth_date AND first_name AND (email OR phone)) THEN 3
        WHEN document OR alike THEN 2 WHEN first_name AND (email OR phone) THEN 1 ELSE 0 END - contradictions AS band
    FROM facts
  ), found AS MATERIALIZED (
    SELECT DISTINCT ON (first_id, second_id) * FROM judged WHERE band > 0 AND reasons <> '{}' ORDER BY first_id, second_id
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
