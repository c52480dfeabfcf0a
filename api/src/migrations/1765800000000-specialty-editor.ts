import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of specialties, to prevent lost updates, and their search words. */
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
