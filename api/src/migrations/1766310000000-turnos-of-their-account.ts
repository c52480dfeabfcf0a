import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * True if the account asked for the turno, by booking or by request; it then keeps the turno when the address changes.
 * The booking user is no proof for turnos assigned from a request.
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
