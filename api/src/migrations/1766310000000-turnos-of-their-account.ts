import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the account of a turno asked for it itself, by booking or by a request, and keeps it whatever address it is sent
 * to. That was read off who took it, which a turno assigned from a request does not tell.
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
