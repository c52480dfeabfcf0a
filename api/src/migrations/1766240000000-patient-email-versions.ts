import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An appointment whose patient's address was mended is not cancelled by the link that went to the wrong one. */
export class PatientEmailVersions1766240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments ADD COLUMN patient_email_version integer NOT NULL DEFAULT 1');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
