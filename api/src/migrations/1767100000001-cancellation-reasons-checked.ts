import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates every turno without blocking bookings. */
export class CancellationReasonsChecked1767100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointments
        VALIDATE CONSTRAINT appointments_cancellation_reason_check,
        VALIDATE CONSTRAINT appointments_cancellation_note_check,
        VALIDATE CONSTRAINT appointments_cancellation_check`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
