import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credit for a rental that is given back; as before, all of it until a day before. */
export class GiveBackPolicy1768200200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN give_back_steps jsonb NOT NULL DEFAULT '[{"days": 1, "percentage": 100}]',
        ADD COLUMN give_back_version integer NOT NULL DEFAULT 1`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
