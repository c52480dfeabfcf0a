import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filters the activity report by month and action, and counts it. */
export class ActivityReport1766210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE INDEX activity_log_month ON activity_log (year, month, id);
      CREATE INDEX activity_log_action ON activity_log (action, id)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
