import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months and named weeks for rooms. A month without a template name has only overrides and isn't configured. */
export class RoomAvailability1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MONTHS);
    await runner.query(TEMPLATES);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const MONTHS = /* sql */ `
ALTER TABLE room_months
  ALTER COLUMN template_name DROP NOT NULL,
  ADD COLUMN version integer NOT NULL DEFAULT 1`;

const TEMPLATES = /* sql */ `
CREATE TABLE room_templates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX room_templates_name_unique ON room_templates (lower(name));

CREATE TABLE room_template_hours (
  room_template_id integer NOT NULL REFERENCES room_templates ON DELETE CASCADE,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  start_minute smallint NOT NULL CHECK (start_minute >= 0),
  end_minute smallint NOT NULL CHECK (end_minute <= 1440),
  PRIMARY KEY (room_template_id, weekday, start_minute),
  CHECK (start_minute < end_minute),
  CONSTRAINT room_template_hours_no_overlap
    EXCLUDE USING gist (room_template_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)
)`;
