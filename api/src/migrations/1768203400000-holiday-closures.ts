import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Closures are overrides without hours, which older versions obey. */
export class HolidayClosures1768203400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
CREATE TABLE IF NOT EXISTS holiday_years (
  year smallint PRIMARY KEY CONSTRAINT holiday_years_year_check CHECK (year BETWEEN 1900 AND 9999),
  decided_at timestamptz,
  decided_by_id integer REFERENCES users ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1
)`);
    await createIndexConcurrently(runner, {
      name: 'holiday_years_decided_by',
      on: 'ON holiday_years (decided_by_id) WHERE decided_by_id IS NOT NULL',
    });
    await runner.query(/* sql */ `
CREATE TABLE IF NOT EXISTS holiday_closures (
  date date PRIMARY KEY CONSTRAINT holiday_closures_date_check CHECK (isfinite(date)),
  name text NOT NULL,
  is_for_all_rooms boolean NOT NULL
)`);
    await runner.query(/* sql */ `
ALTER TABLE room_day_overrides
  ADD COLUMN IF NOT EXISTS is_holiday boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS replaced jsonb`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
