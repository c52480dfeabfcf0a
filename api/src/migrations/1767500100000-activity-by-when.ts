import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The month of an entry of the activity log is the one in which it happened, as its date says. That of an unavailable date was
 * the date's own: asked for December, the report listed what it dates in November.
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
