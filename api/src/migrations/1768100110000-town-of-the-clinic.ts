import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clinic's town, province and postal code, for programs that need them separately. */
export class TownOfTheClinic1768100110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE settings ADD COLUMN city text, ADD COLUMN province text, ADD COLUMN postal_code text',
    );
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
