import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sites that may show the clinic's next free slots. */
export class WidgetSites1767900200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN widget_sites text NOT NULL DEFAULT '',
        ADD COLUMN widget_version integer NOT NULL DEFAULT 1`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
