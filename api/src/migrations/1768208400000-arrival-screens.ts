import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Screens at the entrance, on which patients confirm their arrival. */
export class ArrivalScreens1768208400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE waiting_screens ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'calls'");
    await addConstraint(runner, {
      table: 'waiting_screens',
      name: 'waiting_screens_kind_check',
      definition: `CHECK (kind = 'calls' OR kind = 'arrivals' AND room_ids = '{}' AND shows = 'ticket')`,
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
