import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Settings for offering freed slots to the waiting list. */
export class WaitingListSettings1768200400001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN IF NOT EXISTS waiting_list_enabled boolean NOT NULL DEFAULT true,
        ADD COLUMN IF NOT EXISTS waiting_list_at_once smallint NOT NULL DEFAULT 6,
        ADD COLUMN IF NOT EXISTS waiting_list_weekly_offers smallint NOT NULL DEFAULT 3,
        ADD COLUMN IF NOT EXISTS waiting_list_same_day_minutes smallint NOT NULL DEFAULT 15,
        ADD COLUMN IF NOT EXISTS waiting_list_answer_minutes smallint NOT NULL DEFAULT 240,
        ADD COLUMN IF NOT EXISTS waiting_list_quiet_start_minute smallint NOT NULL DEFAULT 1320,
        ADD COLUMN IF NOT EXISTS waiting_list_quiet_end_minute smallint NOT NULL DEFAULT 480,
        ADD COLUMN IF NOT EXISTS waiting_list_least_hours smallint NOT NULL DEFAULT 2,
        ADD COLUMN IF NOT EXISTS waiting_list_version integer NOT NULL DEFAULT 1`);
    for (const [column, range] of RANGES) {
      const name = `settings_${column}_check`;
      await addConstraint(runner, { table: 'settings', name, definition: `CHECK (${column} BETWEEN ${range})` });
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const RANGES = [
  ['waiting_list_at_once', '1 AND 10'],
  ['waiting_list_weekly_offers', '1 AND 20'],
  ['waiting_list_same_day_minutes', '5 AND 240'],
  ['waiting_list_answer_minutes', '5 AND 2880'],
  ['waiting_list_quiet_start_minute', '0 AND 1440'],
  ['waiting_list_quiet_end_minute', '0 AND 1440'],
  ['waiting_list_least_hours', '1 AND 72'],
] as const;
