import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Turnos booked for a child or a parent: the contact, and the patient's date of birth. */
export class TurnosForOthers1767900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(WORDS);
    await runner.query(PATIENTS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const COLUMNS = /* sql */ `
ALTER TABLE appointments
  ADD COLUMN patient_birth_date date,
  ADD CONSTRAINT appointments_patient_birth_date_check CHECK (isfinite(patient_birth_date)),
  ADD COLUMN contact_name text,
  DROP COLUMN searched;
ALTER TABLE appointments ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (folded(
  patient_name || ' ' || patient_email || ' ' ||
  coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '') ||
  coalesce(' ' || contact_name, '')
)) STORED;
CREATE INDEX appointments_searched ON appointments USING gin (searched gin_trgm_ops)`;

const WORDS = /* sql */ `
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  typed text;
BEGIN
  IF TG_TABLE_NAME = 'appointments' THEN
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
END $$;

DROP TRIGGER appointments_words ON appointments;
CREATE TRIGGER appointments_words AFTER INSERT OR UPDATE OF patient_name, contact_name ON appointments
  FOR EACH ROW EXECUTE FUNCTION keep_search_words()`;

// A changed contact changes how the person is found.
const PATIENTS = /* sql */ `
DROP TRIGGER appointments_patients_changed ON appointments;
CREATE TRIGGER appointments_patients_changed
  AFTER UPDATE OF patient_name, patient_email, patient_phone, contact_name, starts_at ON appointments
  FOR EACH ROW WHEN (
    (OLD.patient_name, OLD.patient_email, OLD.patient_phone, OLD.contact_name, OLD.starts_at)
      IS DISTINCT FROM (NEW.patient_name, NEW.patient_email, NEW.patient_phone, NEW.contact_name, NEW.starts_at))
  EXECUTE FUNCTION keep_known_patients()`;
