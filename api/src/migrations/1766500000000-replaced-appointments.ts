import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A replaced turno no longer counts for the patient, who has the new one. */
export class ReplacedAppointments1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointments ADD COLUMN is_replaced boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT appointments_replaced_check CHECK (NOT is_replaced OR status NOT IN ('pending', 'confirmed'))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
