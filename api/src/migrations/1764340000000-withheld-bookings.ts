import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Withholds bookings made with an account's address while its owner isn't proved. */
export class WithheldBookings1764340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      -- The address was confirmed by its link alone. Ends when link and account meet, or by a new password set by mail.
      ALTER TABLE users ADD COLUMN bookings_withheld boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
