import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for turnos by address and name, which identify a person; the address alone is its prefix. */
export class TurnosOfAPerson1767800200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE INDEX appointments_of_person ON appointments (lower(patient_email), folded(patient_name))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
