import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page that a professional begins with after signing in; null is the calendar, also for older versions. */
export class StartPage1768202500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN start_page text
      CONSTRAINT users_start_page_check CHECK (start_page IN ('calendar', 'today'))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
