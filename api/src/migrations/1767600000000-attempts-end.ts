import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every attempt counter expires; null meant never, and is no longer used. */
export class AttemptsEnd1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      DELETE FROM rate_limits WHERE expire IS NULL;
      ALTER TABLE rate_limits ALTER COLUMN expire SET NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
