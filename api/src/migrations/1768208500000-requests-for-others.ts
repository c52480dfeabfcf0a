import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Requests for another person, with the birth date of the patient and the name of who asks (ADR 153). */
export class RequestsForOthers1768208500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointment_requests ADD COLUMN IF NOT EXISTS patient_birth_date date,
        ADD COLUMN IF NOT EXISTS contact_name text`);
    await addConstraint(runner, {
      table: 'appointment_requests',
      name: 'appointment_requests_patient_birth_date_check',
      definition: 'CHECK (isfinite(patient_birth_date))',
    });
    await createIndexConcurrently(runner, {
      name: 'appointment_requests_contact',
      on: 'ON appointment_requests USING gin (folded(contact_name) gin_trgm_ops)',
    });
    await runner.query(KEEP_WORDS);
    await runner.query(RESOLVE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

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
  RETURN NULL;
END $$`;

/** As before, but for requests. */
const RESOLVE = /* sql */ `
CREATE OR REPLACE FUNCTION resolve_patient() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact text := NEW.contact_name;
  at timestamptz := NEW.created_at;
  former uuid;
  keys text[] := '{}';
BEGIN
  IF TG_TABLE_NAME = 'appointment_requests' THEN
    -- Generated columns are still empty.
    contact := coalesce(document_number(NEW.form_config, NEW.form_data), contact);
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
    NEW.patient_id := patient_of(NEW.patient_name, NEW.patient_email, NEW.patient_phone, contact, NEW.patient_birth_date,
      NEW.patient_user_id, at, NEW.created_at, former);
  ELSE
    PERFORM touch_patient(NEW.patient_id, NEW.patient_name, NEW.patient_email, NEW.patient_phone,
      NEW.patient_birth_date,
      keys || CASE WHEN contact IS NULL THEN '{}' ELSE ARRAY['~ ' || folded(contact)] END,
      date_trunc('month', at, 'UTC'));
  END IF;
  RETURN NEW;
END $$`;
