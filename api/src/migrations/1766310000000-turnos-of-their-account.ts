import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the account asked for its turno, by booking or by request, and so keeps it when the address changes. Who
 * booked doesn't say so for a turno assigned from a request.
 */
export class TurnosOfTheirAccount1766310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointments ADD COLUMN is_of_account boolean NOT NULL DEFAULT false;
      UPDATE appointments AS a SET is_of_account = true
      WHERE a.patient_user_id IS NOT NULL AND (a.is_self_booked OR EXISTS (
        SELECT FROM appointment_requests AS r WHERE r.appointment_id = a.id AND r.patient_user_id = a.patient_user_id))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
