import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Screens at the entrance, on which patients confirm their arrival. */
export class ArrivalScreens1768208400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE waiting_screens ADD COLUMN kind text NOT NULL DEFAULT 'calls',
        ADD CONSTRAINT waiting_screens_kind_check
          CHECK (kind = 'calls' OR kind = 'arrivals' AND room_ids = '{}' AND shows = 'ticket')`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
