import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for past appointments without an outcome. */
export class UnclosedAppointments1767800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE INDEX appointments_unclosed ON appointments (starts_at DESC, id DESC)
      WHERE status IN ('pending', 'confirmed')`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
