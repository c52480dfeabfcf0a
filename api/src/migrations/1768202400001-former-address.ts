import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The previous confirmed address of an account, until its replacement is confirmed. */
export class FormerAddress1768202400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN former_email text');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
