import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table gets a primary key, as entities need one. */
export class PrimaryKeys1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PRIMARY_KEYS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const PRIMARY_KEYS = /* sql */ `
ALTER TABLE room_month_hours ADD PRIMARY KEY (room_month_id, weekday, start_minute);
ALTER TABLE room_day_override_hours ADD PRIMARY KEY (room_day_override_id, start_minute);
-- The appointment or the rental: ids of both are random.
ALTER TABLE room_occupancies ADD COLUMN holder_id uuid
  GENERATED ALWAYS AS (coalesce(appointment_id, room_booking_id)) STORED PRIMARY KEY;
`;
