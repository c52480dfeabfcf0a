import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events about the coverage and the authorization of a turno (ADR 162). */
export class CoverageChangesNoted1768215700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As in the migration 1768200900001, which is not edited. */
const KEPT = ['id', 'status', 'starts_at', 'ends_at', 'professional_id', 'room_id', 'cancellation_reason'];

const TURNO = `jsonb_build_object(${KEPT.map((column) => `'${column}', a.${column}`).join(', ')},
    'is_overbooking', a.overbooking_reason IS NOT NULL, 'patient_moves', a.patient_moves)`;

const COVERAGE = ['insurer_id', 'plan_id', 'outcome', 'copay', 'changed_at'];
const AUTHORIZATION = ['authorization_status', 'authorization_valid_until', 'requested_at', 'decided_at'];

/** Compared as texts, without numbers of patients. */
const factsOf = (row: 'OLD' | 'NEW') => `jsonb_build_object(
    'coverage', CAST(jsonb_build_array(${COVERAGE.map((column) => `${row}.${column}`).join(', ')}) AS text),
    'authorization', CAST(jsonb_build_array(${AUTHORIZATION.map((column) => `${row}.${column}`).join(', ')}) AS text))`;

/** No event for the first copy, which the booking reports, nor once the turno is gone. */
const NOTE = /* sql */ `
CREATE OR REPLACE FUNCTION note_appointment_coverages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turno jsonb;
  old_facts jsonb := jsonb_build_object('coverage', NULL, 'authorization', NULL);
  new_facts jsonb := jsonb_build_object('coverage', NULL, 'authorization', NULL);
BEGIN
  IF TG_OP <> 'INSERT' THEN
    old_facts := ${factsOf('OLD')};
  ELSIF NEW.changed_at IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    new_facts := ${factsOf('NEW')};
  END IF;
  IF old_facts = new_facts THEN
    RETURN NULL;
  END IF;
  SELECT ${TURNO} INTO turno FROM appointments AS a WHERE a.id = coalesce(NEW.appointment_id, OLD.appointment_id);
  IF turno IS NOT NULL THEN
    INSERT INTO noted_changes (entity, before, after) VALUES ('appointment', turno || old_facts, turno || new_facts);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER appointment_coverages_noted AFTER INSERT OR DELETE OR UPDATE ON appointment_coverages
  FOR EACH ROW EXECUTE FUNCTION note_appointment_coverages()`;
