import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives every entry of the activity log the month in which it was made. Entries about unavailable dates had the month
 * of that date, so the report for December listed entries dated in November.
 */
export class ActivityByWhen1767500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      UPDATE activity_log AS log SET year = extract(year FROM happened.day), month = extract(month FROM happened.day)
      FROM (SELECT it.id, (it.at AT TIME ZONE settings.timezone)::date AS day FROM activity_log AS it CROSS JOIN settings) AS happened
      WHERE happened.id = log.id AND (log.year, log.month) <> (extract(year FROM happened.day), extract(month FROM happened.day))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
