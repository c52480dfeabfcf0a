import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches turnos by the patient's name, e-mail and phone. */
export class SearchedAppointments1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointments ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (folded(
        patient_name || ' ' || patient_email || ' ' || coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '')
      )) STORED;
      CREATE INDEX appointments_searched ON appointments USING gin (searched gin_trgm_ops)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
