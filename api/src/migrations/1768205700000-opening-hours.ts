import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clinic's opening hours, as the landing page shows them. */
export class OpeningHours1768205700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN opening_hours jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN opening_hours_version integer NOT NULL DEFAULT 1`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
