import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Slots of weekly hours reserved from online booking. */
export class Quotas1768200800002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
ALTER TABLE professional_availability
  ADD COLUMN IF NOT EXISTS desk_places smallint NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS desk_release_minute smallint,
  ADD COLUMN IF NOT EXISTS same_day_places smallint NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS same_day_minute smallint NOT NULL DEFAULT 0`);
    for (const [column, most] of Object.entries(MOST)) {
      await addConstraint(runner, {
        table: 'professional_availability',
        name: `professional_availability_${column}_check`,
        definition: `CHECK (${column} BETWEEN 0 AND ${most})`,
      });
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const MOST = { desk_places: 100, desk_release_minute: 1439, same_day_places: 100, same_day_minute: 1439 };
