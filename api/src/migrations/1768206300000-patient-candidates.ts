import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Pairs of patients that may be one person, and the patients to compare with all others (ADR 151). */
export class PatientCandidates1768206300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const [name, on] of Object.entries(INDEXES)) await createIndexConcurrently(runner, { name, on });
    await runner.query(COUNTS);
    await runner.query(QUEUE);
    // Repeated, it only compares twice.
    await runner.query("INSERT INTO patient_comparisons (patient_id) SELECT id FROM patients WHERE state <> 'merged'");
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** No foreign key and no unique key in the queue: bookings of one patient never wait for each other. */
const TABLES = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_candidates (
  id uuid PRIMARY KEY,
  first_id uuid NOT NULL CONSTRAINT patient_candidates_first_id_fkey REFERENCES patients ON DELETE CASCADE,
  second_id uuid NOT NULL CONSTRAINT patient_candidates_second_id_fkey REFERENCES patients ON DELETE CASCADE,
  reasons text[] NOT NULL,
  band smallint NOT NULL,
  found_at timestamptz NOT NULL,
  dismissed_at timestamptz,
  CONSTRAINT patient_candidates_pair_unique UNIQUE (first_id, second_id),
  CONSTRAINT patient_candidates_order_check CHECK (first_id < second_id)
);
CREATE TABLE IF NOT EXISTS patient_comparisons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  patient_id uuid NOT NULL
);
CREATE OR REPLACE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(regexp_replace(phone, '\\D', '', 'g')) >= 8
  THEN right(regexp_replace(phone, '\\D', '', 'g'), 8) END`;

const INDEXES = {
  patient_candidates_second_id: 'ON patient_candidates (second_id)',
  patient_candidates_open: 'ON patient_candidates (band, found_at, id) WHERE dismissed_at IS NULL',
  patient_candidates_dismissed: 'ON patient_candidates (dismissed_at, id) WHERE dismissed_at IS NOT NULL',
  patients_by_phone: 'ON patients (phone_key(phone)) WHERE phone_key(phone) IS NOT NULL',
  patients_by_email: "ON patients (lower(email)) WHERE email <> ''",
  patients_by_birth_date: 'ON patients (birth_date) WHERE birth_date IS NOT NULL',
};

/** Reads tables of features above patients, as move_patient_rows does. */
const COUNTS = /* sql */ `
CREATE OR REPLACE FUNCTION count_patient_rows(its_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'appointments', (SELECT count(*) FROM appointments WHERE patient_id = its_id),
    'requests', (SELECT count(*) FROM appointment_requests WHERE patient_id = its_id),
    'waitingListEntries', (SELECT count(*) FROM waiting_list_entries WHERE patient_id = its_id))
$$`;

/** \`version\` also rises with documents, which are rows of another table. */
const QUEUE = /* sql */ `
CREATE OR REPLACE FUNCTION compare_patient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO patient_comparisons (patient_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER patients_compared AFTER INSERT ON patients
  FOR EACH ROW EXECUTE FUNCTION compare_patient();
CREATE OR REPLACE TRIGGER patients_compared_again AFTER UPDATE OF version, known_by ON patients
  FOR EACH ROW WHEN (NEW.state IN ('temporary', 'validated')
    AND (OLD.version <> NEW.version OR OLD.known_by <> NEW.known_by))
  EXECUTE FUNCTION compare_patient()`;
