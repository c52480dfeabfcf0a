import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose the turnos are that were there before it was kept who asked for them. The record of who made it tells: the account
 * itself, or somebody else, as a visitor or the staff, and then it follows the address. Of one without such a record nothing
 * but the account is known, so it keeps it: a corrected address must not take a turno out of Mis Citas.
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
