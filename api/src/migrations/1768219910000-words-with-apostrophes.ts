import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names with apostrophes are words too, found without them: "ohigins" finds O'Higgins (ADR 80). */
export class WordsWithApostrophes1768219910000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [SHORTENED, KEEP_WORDS, EARLIER]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As before, but without apostrophes. Stored words have none yet. */
const SHORTENED = /* sql */ `
CREATE OR REPLACE FUNCTION shortened(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_append(array_agg(DISTINCT overlay(plain PLACING '' FROM n FOR 1)), plain)
  FROM replace(word, '''', '') AS plain, generate_series(1, length(plain)) AS n
  GROUP BY plain
)`;

const WITH_APOSTROPHES = "[a-z]+(?:''[a-z]+)+";

const KEEP_WORDS = /* sql */ `
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  typed text;
BEGIN
  IF TG_TABLE_NAME IN ('appointments', 'waiting_list_entries', 'appointment_requests') THEN
    typed := concat_ws(' ', NEW.patient_name, NEW.contact_name);
  ELSE
    typed := NEW.name;
  END IF;
  -- Known words are not touched, so that no writer waits for another. In order, against deadlocks.
  INSERT INTO search_words (word)
  SELECT DISTINCT it FROM regexp_split_to_table(folded(typed), '[^a-z]+') AS it
  WHERE length(it) BETWEEN 3 AND 40 AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = it)
  ORDER BY it
  ON CONFLICT DO NOTHING;
  IF strpos(typed, '''') > 0 THEN
    INSERT INTO search_words (word)
    SELECT DISTINCT it FROM regexp_matches(folded(typed), '${WITH_APOSTROPHES}', 'g') AS parts, unnest(parts) AS it
    WHERE length(it) BETWEEN 3 AND 40 AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = it)
    ORDER BY it
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$`;

const EARLIER = /* sql */ `
INSERT INTO search_words (word)
SELECT DISTINCT it
FROM (
  SELECT name FROM patients UNION ALL SELECT name FROM users
  UNION ALL SELECT name FROM rooms UNION ALL SELECT name FROM specialties
  UNION ALL SELECT concat_ws(' ', patient_name, contact_name) FROM appointments
  UNION ALL SELECT concat_ws(' ', patient_name, contact_name) FROM waiting_list_entries
  UNION ALL SELECT concat_ws(' ', patient_name, contact_name) FROM appointment_requests
) AS typed (name), regexp_matches(folded(typed.name), '${WITH_APOSTROPHES}', 'g') AS parts, unnest(parts) AS it
WHERE strpos(typed.name, '''') > 0 AND length(it) BETWEEN 3 AND 40
ORDER BY it
ON CONFLICT DO NOTHING`;
