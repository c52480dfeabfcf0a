import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rental also keeps the hours of its discount rule. */
export class Rentals1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RENTALS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const RENTALS = /* sql */ `
ALTER TABLE room_bookings ADD COLUMN discount_min_hours numeric(5,2) CHECK (discount_min_hours >= 0);
UPDATE room_bookings AS b SET discount_min_hours = coalesce(
  (SELECT max(r.min_hours_per_day) FROM discount_rules AS r
   WHERE r.description = b.discount_rule AND r.discount_percentage = b.discount_percentage), 0)
WHERE discount_rule IS NOT NULL;
ALTER TABLE room_bookings ADD CONSTRAINT room_bookings_whole_rule
  CHECK ((discount_rule IS NULL) = (discount_min_hours IS NULL));
-- A month of every room, where room_bookings_of_professional serves one professional's.
CREATE INDEX room_bookings_by_start ON room_bookings (starts_at) WHERE is_live;
`;
