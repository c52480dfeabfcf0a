import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A corrected row keeps its patient, unless it names another one (ADR 149). */
export class CorrectedPatients1768206900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEEPS);
    await runner.query(RESOLVE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** patient_of also finds the former patient again, and corrects that of the only appointment. */
const KEEPS = /* sql */ `
CREATE OR REPLACE FUNCTION keeps_patient(former uuid, old_name text, new_name text, keys text[], account integer)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  is_same boolean := folded(old_name) = folded(new_name);
  known uuid := (known_patient(new_name, keys, account)).id;
  is_provisional boolean := EXISTS (
    SELECT FROM patients AS p
    WHERE p.id = former AND p.state = 'temporary' AND p.changed_at IS NULL AND p.user_id IS NULL);
BEGIN
  IF known = former OR known IS NOT NULL AND (is_provisional OR NOT is_same) THEN
    RETURN false;
  END IF;
  IF is_provisional AND (
    SELECT count(*) FROM (SELECT FROM appointments AS a WHERE a.patient_id = former LIMIT 2) AS it) = 1 THEN
    RETURN false;
  END IF;
  RETURN is_same OR similarity(folded(old_name), folded(new_name)) >= 0.6;
END $$`;

/** As before, but for corrections. A patient who was found by the former contact is found by the new one too. */
const RESOLVE = /* sql */ `
CREATE OR REPLACE FUNCTION resolve_patient() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact text;
  birth_date date;
  at timestamptz := NEW.created_at;
  former uuid;
  keys text[] := '{}';
BEGIN
  IF TG_TABLE_NAME = 'appointment_requests' THEN
    -- Generated columns are still empty.
    contact := document_number(NEW.form_config, NEW.form_data);
  ELSE
    contact := NEW.contact_name;
    birth_date := NEW.patient_birth_date;
  END IF;
  IF TG_TABLE_NAME = 'appointments' THEN
    at := NEW.starts_at;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    former := OLD.patient_id;
    IF NEW.patient_id = former AND (OLD.patient_name, OLD.patient_email, OLD.patient_phone)
      IS DISTINCT FROM (NEW.patient_name, NEW.patient_email, NEW.patient_phone) THEN
      keys := patient_keys(NEW.patient_name, NEW.patient_email, NEW.patient_phone);
      IF NOT keeps_patient(former, OLD.patient_name, NEW.patient_name, keys, NEW.patient_user_id) THEN
        NEW.patient_id := NULL;
      ELSIF NOT EXISTS (
        SELECT FROM patients AS p
        WHERE p.id = former AND p.known_by && patient_keys(OLD.patient_name, OLD.patient_email, OLD.patient_phone)
      ) THEN
        keys := '{}';
      END IF;
    END IF;
  END IF;
  IF NEW.patient_id IS NULL THEN
    NEW.patient_id := patient_of(NEW.patient_name, NEW.patient_email, NEW.patient_phone, contact, birth_date,
      NEW.patient_user_id, at, NEW.created_at, former);
  ELSE
    PERFORM touch_patient(NEW.patient_id, NEW.patient_name, NEW.patient_email, NEW.patient_phone, birth_date,
      keys || CASE WHEN contact IS NULL THEN '{}' ELSE ARRAY['~ ' || folded(contact)] END,
      date_trunc('month', at, 'UTC'));
  END IF;
  RETURN NEW;
END $$`;
