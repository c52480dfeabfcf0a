import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Separate versions of the parts of a professional. */
export class ProfessionalVersions1767500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE professionals
        ADD COLUMN fee_version integer NOT NULL DEFAULT 1,
        ADD COLUMN bio_version integer NOT NULL DEFAULT 1;
      ALTER TABLE unavailable_dates ADD COLUMN version integer NOT NULL DEFAULT 1;
      -- A week that nobody has saved yet has no row.
      CREATE TABLE professional_weeks (
        professional_id integer PRIMARY KEY REFERENCES professionals ON DELETE CASCADE,
        version integer NOT NULL DEFAULT 1
      )`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
