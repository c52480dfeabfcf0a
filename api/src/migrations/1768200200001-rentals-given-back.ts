import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** A rental's series, and the credit when it was given back; a cancelled one has none. */
export class RentalsGivenBack1768200200001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE room_bookings
        ADD COLUMN IF NOT EXISTS series_id uuid,
        ADD COLUMN IF NOT EXISTS credit_percentage smallint,
        ADD COLUMN IF NOT EXISTS credit_amount numeric(12, 2),
        ADD COLUMN IF NOT EXISTS given_back_by text,
        ADD COLUMN IF NOT EXISTS give_back_reason text`);
    for (const [name, definition] of CONSTRAINTS)
      await addConstraint(runner, { table: 'room_bookings', name, definition });
    await createIndexConcurrently(runner, {
      name: 'room_bookings_of_series',
      on: 'ON room_bookings (series_id) WHERE series_id IS NOT NULL',
    });
    await createIndexConcurrently(runner, {
      name: 'room_bookings_given_back',
      on: 'ON room_bookings (starts_at) WHERE credit_amount IS NOT NULL',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const CONSTRAINTS = [
  ['room_bookings_series_id_fkey', 'FOREIGN KEY (series_id) REFERENCES rental_series'],
  ['room_bookings_credit_percentage_check', 'CHECK (credit_percentage BETWEEN 0 AND 100)'],
  ['room_bookings_credit_amount_check', 'CHECK (credit_amount BETWEEN 0 AND final_cost)'],
  ['room_bookings_given_back_by_check', "CHECK (given_back_by IN ('professional', 'clinic'))"],
  [
    'room_bookings_whole_credit',
    'CHECK (num_nulls(credit_percentage, credit_amount, given_back_by) IN (0, 3) AND (credit_amount IS NULL OR cancelled_at IS NOT NULL))',
  ],
] as const;
