/** A contact of more patients is no reason: it may be the clinic's own phone. */
const MOST_SHARERS = 30;

/** More than share a birth date in a clinic of a million; the first of a year is often a guess. */
const MOST_BORN_ON_A_DAY = 200;

/** Days, fifteen years: a slip in a birth date is smaller, and relatives share names and contacts. */
const A_GENERATION = 5_479;

/** Patients with the same value, unless too many have it; LIMIT keeps the look-up in the index. */
function sharing(via: string, condition: string, most = MOST_SHARERS): string {
  return `SELECT it.id, '${via}' AS via FROM (
      SELECT few.id, count(*) OVER () AS sharers FROM (
        SELECT p.id FROM patients AS p WHERE ${condition} AND p.state IN ('temporary', 'validated') LIMIT ${most + 1}
      ) AS few
    ) AS it WHERE it.sharers <= ${most}`;
}

/** SQL: the DNI that staff recorded for a patient. */
export const RECORDED_DNI = (id: string): string =>
  `(SELECT i.number FROM patient_identifiers AS i WHERE i.patient_id = ${id} AND i.kind = 'dni')`;

/** SQL: the chosen and the registered name. */
export const NAMES_OF = (patient: string): string =>
  `array_remove(ARRAY[${patient}.name, ${patient}.given_names || ' ' || ${patient}.family_names], NULL)`;

/**
 * SQL: how `compared` agree with other patients. Patients that share a value, how they agree and contradict, reasons and
 * band: 1 possible, 2 probable, 3 certain. A contradiction lowers the band.
 */
export const AGREEMENT = `sharers AS MATERIALIZED (
    SELECT c.id AS its_id, o.id AS other_id, array_agg(o.via) AS shared
    FROM compared AS c CROSS JOIN LATERAL (
      ${sharing('phone', 'phone_key(p.phone) = phone_key(c.phone)')}
      UNION ALL ${sharing('email', "lower(p.email) = lower(c.email) AND p.email <> ''")}
      UNION ALL ${sharing('birth_date', 'p.birth_date = c.birth_date', MOST_BORN_ON_A_DAY)}
      UNION ALL ${sharing('document', "p.known_by && ARRAY(SELECT '~ ' || d FROM unnest(c.documents) AS d)")}
      UNION ALL SELECT i.patient_id, 'document' FROM patient_identifiers AS i
        WHERE i.kind = 'dni' AND i.number = ANY (c.documents)
      UNION ALL SELECT i.patient_id, 'document' FROM patient_identifiers AS i
        WHERE i.kind <> 'dni' AND i.number = ANY (c.other_documents)
    ) AS o
    WHERE o.id <> c.id
    GROUP BY c.id, o.id
  ), facts AS MATERIALIZED (
    SELECT s.its_id, s.other_id,
      'document' = ANY (s.shared) AS document, 'birth_date' = ANY (s.shared) AS birth_date,
      'email' = ANY (s.shared) AS email, 'phone' = ANY (s.shared) AS phone,
      names.alike, names.first_name,
      CASE WHEN abs(c.birth_date - o.birth_date) > ${A_GENERATION} THEN 2 WHEN c.birth_date <> o.birth_date THEN 1 ELSE 0 END
        + coalesce((c.registered_sex <> o.registered_sex)::integer, 0)
        + coalesce((c.dni <> ${RECORDED_DNI('o.id')})::integer, 0) AS contradictions
    FROM sharers AS s JOIN compared AS c ON c.id = s.its_id JOIN patients AS o ON o.id = s.other_id,
      LATERAL (
        SELECT bool_or(similarity(folded(its), folded(other)) >= 0.6) AS alike,
          bool_or(split_part(folded(its), ' ', 1) = split_part(folded(other), ' ', 1)) AS first_name
        FROM unnest(c.names) AS its, unnest(${NAMES_OF('o')}) AS other
      ) AS names
  ), judged AS (
    SELECT its_id, other_id, array_remove(ARRAY[
        CASE WHEN document THEN CASE WHEN alike THEN 'document_and_name' ELSE 'document' END END,
        CASE WHEN birth_date AND alike THEN 'birth_date_and_name' END,
        CASE WHEN email THEN CASE WHEN alike THEN 'email_and_name' WHEN first_name THEN 'email_and_first_name' END END,
        CASE WHEN phone THEN CASE WHEN alike THEN 'phone_and_name' WHEN first_name THEN 'phone_and_first_name' END END
      ], NULL) AS reasons,
      CASE WHEN alike AND (document OR birth_date AND first_name AND (email OR phone)) THEN 3
        WHEN document OR alike THEN 2 WHEN first_name AND (email OR phone) THEN 1 ELSE 0 END - contradictions AS band
    FROM facts
  )`;
