import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of persons serves addresses too. Separate, because it locks the turnos for a moment. */
export class TurnosOfAnAddress1767800200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX appointments_patient_email');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
