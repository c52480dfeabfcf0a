import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether staff removed a turno's coverage, or it never had one (ADR 162). */
export class RemovedCoverages1768219920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE appointments ADD COLUMN IF NOT EXISTS is_coverage_removed boolean NOT NULL DEFAULT false',
    );
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
