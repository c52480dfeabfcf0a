import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records who booked, to limit people with an unconfirmed address. */
export class OpenBookings1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      -- A visitor or patient took it. Of older ones that is not known: they count as the staff's.
      ALTER TABLE appointments ADD COLUMN is_self_booked boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
