import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merges and their undo become events (ADR 102). */
export class MergesNoted1768206400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTING);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const NOTING = /* sql */ `
CREATE OR REPLACE FUNCTION note_patients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (entity, before, after)
  VALUES ('patient', jsonb_build_object('id', OLD.id, 'merged_into', OLD.merged_into),
    jsonb_build_object('id', NEW.id, 'merged_into', NEW.merged_into));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER patients_noted AFTER UPDATE OF merged_into ON patients
  FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into) EXECUTE FUNCTION note_patients()`;
