import type { MigrationInterface, QueryRunner } from 'typeorm';

import { inParts } from '../platform/database/online-changes';
import { TABLES } from './1768205800000-patients';

/** The triggers of rows, which also fill earlier rows. known_patients, which no release has, goes. */
export class PatientsOfRows1768205800001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROWS);
    await inParts(runner, rowsOf('appointments', 'starts_at'));
    await inParts(runner, rowsOf('appointment_requests', 'created_at'));
    await inParts(runner, rowsOf('waiting_list_entries', 'created_at'));
    await runner.query(/* sql */ `
      DROP TABLE IF EXISTS known_patients;
      DROP FUNCTION IF EXISTS keep_known_patients CASCADE;
      DROP FUNCTION IF EXISTS forget_known_patients CASCADE`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** Locks the rows before the names of their patients (ADR 1). */
function rowsOf(table: string, time: string): string {
  return `UPDATE ${table} AS it SET patient_id = NULL
    FROM (SELECT id FROM ${table} WHERE patient_id IS NULL ORDER BY ${time} LIMIT 500 FOR NO KEY UPDATE) AS part
    WHERE it.id = part.id`;
}

/** Fired after "queue", which locks the time: triggers of one event run in order of their names. */
const ROWS = /* sql */ `
CREATE OR REPLACE FUNCTION resolve_patient() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact text;
  birth_date date;
  at timestamptz := NEW.created_at;
  former uuid;
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
      NEW.patient_id := NULL;
    END IF;
  END IF;
  IF NEW.patient_id IS NULL THEN
    NEW.patient_id := patient_of(NEW.patient_name, NEW.patient_email, NEW.patient_phone, contact, birth_date,
      NEW.patient_user_id, at, NEW.created_at, former);
  ELSE
    PERFORM touch_patient(NEW.patient_id, NEW.patient_name, NEW.patient_email, NEW.patient_phone, birth_date,
      CASE WHEN contact IS NULL THEN '{}' ELSE ARRAY['~ ' || folded(contact)] END, date_trunc('month', at, 'UTC'));
  END IF;
  RETURN NEW;
END $$;
${TABLES.map(triggersOf).join('')}`;

function triggersOf(table: string): string {
  const more = table === 'appointments' ? ', contact_name, patient_birth_date, starts_at' : '';
  const read = `patient_id, patient_name, patient_email, patient_phone${more}`;
  return `
CREATE OR REPLACE TRIGGER ${table}_resolve_patient BEFORE INSERT OR UPDATE OF ${read} ON ${table}
  FOR EACH ROW EXECUTE FUNCTION resolve_patient();
CREATE OR REPLACE TRIGGER ${table}_former_patient AFTER UPDATE OF ${read} ON ${table}
  FOR EACH ROW WHEN (OLD.patient_id IS DISTINCT FROM NEW.patient_id) EXECUTE FUNCTION keep_patients_used();
CREATE OR REPLACE TRIGGER ${table}_last_of_patient AFTER DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION keep_patients_used();`;
}
