import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reason and note of a cancellation by the clinic, and whether the patient was notified.
 * The next migration validates the checks, which would block bookings here.
 */
export class CancellationReasons1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointments
        ADD COLUMN cancellation_reason text,
        ADD COLUMN cancellation_note text,
        ADD COLUMN cancellation_told boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT appointments_cancellation_reason_check CHECK (cancellation_reason IN
          ('patient_asked', 'professional_unavailable', 'room_unavailable', 'entered_by_mistake', 'other')) NOT VALID,
        ADD CONSTRAINT appointments_cancellation_note_check CHECK (length(cancellation_note) BETWEEN 1 AND 500) NOT VALID,
        ADD CONSTRAINT appointments_cancellation_check CHECK (CASE
          WHEN cancellation_reason IS NULL THEN cancellation_note IS NULL AND NOT cancellation_told
          ELSE status = 'cancelled' AND (cancellation_reason <> 'other' OR cancellation_note IS NOT NULL)
        END) NOT VALID`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
