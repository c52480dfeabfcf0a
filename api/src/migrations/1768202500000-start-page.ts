import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** A professional's page after sign-in; null is the calendar, for older versions too. */
export class StartPage1768202500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN IF NOT EXISTS start_page text');
    await addConstraint(runner, {
      table: 'users',
      name: 'users_start_page_check',
      definition: "CHECK (start_page IN ('calendar', 'today'))",
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
