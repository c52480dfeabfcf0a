import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a patient's address is corrected, the link mailed to the old one can no longer cancel. */
export class PatientEmailVersions1766240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments ADD COLUMN patient_email_version integer NOT NULL DEFAULT 1');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
