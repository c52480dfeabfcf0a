import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Registered data, notes and documents of patients. */
export class PatientIdentifiers1768206000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE patients
        ADD COLUMN IF NOT EXISTS given_names text,
        ADD COLUMN IF NOT EXISTS family_names text,
        ADD COLUMN IF NOT EXISTS registered_sex text,
        ADD COLUMN IF NOT EXISTS notes text`);
    await addConstraint(runner, {
      table: 'patients',
      name: 'patients_registered_sex_check',
      definition: "CHECK (registered_sex IN ('F', 'M', 'X'))",
    });
    await runner.query(IDENTIFIERS);
    await createIndexConcurrently(runner, {
      name: 'patient_identifiers_unique',
      isUnique: true,
      on: "ON patient_identifiers (kind, number, coalesce(registered_sex, ''))",
    });
    await createIndexConcurrently(runner, {
      name: 'patient_identifiers_number',
      on: 'ON patient_identifiers (number text_pattern_ops)',
    });
    await runner.query(KNOWN_BY);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const IDENTIFIERS = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_identifiers (
  patient_id uuid NOT NULL CONSTRAINT patient_identifiers_patient_id_fkey REFERENCES patients ON DELETE CASCADE,
  kind text NOT NULL
    CONSTRAINT patient_identifiers_kind_check CHECK (kind IN ('dni', 'cuil', 'passport', 'foreign_id')),
  number text NOT NULL,
  registered_sex text,
  PRIMARY KEY (patient_id, kind),
  CONSTRAINT patient_identifiers_sex_check CHECK (
    CASE WHEN kind = 'dni' THEN registered_sex IS NOT NULL AND registered_sex IN ('F', 'M', 'X')
      ELSE registered_sex IS NULL END)
)`;

/** Staff's changes: later rows with the new or the former name and contact find the patient, and so does the search. */
const KNOWN_BY = /* sql */ `
CREATE OR REPLACE FUNCTION keep_patient_known() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  registered text := concat_ws(' ', NEW.given_names, NEW.family_names);
BEGIN
  NEW.known_by := ARRAY(
    SELECT DISTINCT key FROM unnest(
      NEW.known_by || patient_keys(NEW.name, NEW.email, NEW.phone) ||
      CASE WHEN registered = '' THEN '{}' ELSE ARRAY['~ ' || folded(registered)] END) AS key);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER patients_known_by
  BEFORE INSERT OR UPDATE OF name, email, phone, given_names, family_names ON patients
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_patient_known()`;
