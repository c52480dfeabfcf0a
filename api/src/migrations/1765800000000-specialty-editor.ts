import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Specialties are kept in the panel: one knows how often it was changed, so that nobody overwrites a change that they did
 * not see, and by which words people look for it besides its name.
 */
export class SpecialtyEditor1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE specialties
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN keywords text NOT NULL DEFAULT '',
        ADD CONSTRAINT specialties_sort_order_check CHECK (sort_order >= 0)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
