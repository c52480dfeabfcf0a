import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sets `is_of_account` for older turnos. By the audit log, a turno belongs to the account that created it; one created
 * by another person follows the email address. Without an audit record it stays with its account, because a corrected
 * address must not remove a turno from Mis Citas.
 */
export class TurnosCarriedOver1767500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      UPDATE appointments AS a SET is_of_account = true
      WHERE a.patient_user_id IS NOT NULL AND NOT a.is_of_account AND NOT EXISTS (
        SELECT FROM audit_events AS e
        WHERE e.entity = 'appointment' AND e.entity_id = a.id::text AND e.action = 'created'
          AND e.actor_user_id IS DISTINCT FROM a.patient_user_id)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
