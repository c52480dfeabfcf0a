import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Search of the waiting list, like that of turnos, with near words. */
export class SearchedWaitingList1768201400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await createIndexConcurrently(runner, {
      name: 'waiting_list_entries_searched',
      on: 'ON waiting_list_entries USING gin (searched gin_trgm_ops)',
    });
    await runner.query(KEEP_WORDS);
    await runner.query(TRIGGER);
    await runner.query(EARLIER_WORDS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const COLUMN = /* sql */ `
ALTER TABLE waiting_list_entries ADD COLUMN IF NOT EXISTS searched text NOT NULL GENERATED ALWAYS AS (folded(
  patient_name || ' ' || patient_email || ' ' ||
  coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '') ||
  coalesce(' ' || contact_name, '')
)) STORED`;

const KEEP_WORDS = /* sql */ `
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  typed text;
BEGIN
  IF TG_TABLE_NAME IN ('appointments', 'waiting_list_entries') THEN
    typed := concat_ws(' ', NEW.patient_name, NEW.contact_name);
  ELSIF TG_TABLE_NAME = 'appointment_requests' THEN
    typed := NEW.patient_name;
  ELSE
    typed := NEW.name;
  END IF;
  -- Known words are not touched, so that no writer waits for another. In order, against deadlocks.
  INSERT INTO search_words (word)
  SELECT DISTINCT it FROM regexp_split_to_table(folded(typed), '[^a-z]+') AS it
  WHERE length(it) BETWEEN 3 AND 40 AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = it)
  ORDER BY it
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$`;

const TRIGGER = /* sql */ `
CREATE OR REPLACE TRIGGER waiting_list_entries_words AFTER INSERT OR UPDATE OF patient_name, contact_name
  ON waiting_list_entries FOR EACH ROW EXECUTE FUNCTION keep_search_words()`;

const EARLIER_WORDS = /* sql */ `
INSERT INTO search_words (word)
SELECT DISTINCT it
FROM waiting_list_entries, regexp_split_to_table(folded(concat_ws(' ', patient_name, contact_name)), '[^a-z]+') AS it
WHERE length(it) BETWEEN 3 AND 40
ORDER BY it
ON CONFLICT DO NOTHING`;
